"""Several servers on one PostgreSQL database: each table is open in one of them, and each of them passes requests on to the right one."""
