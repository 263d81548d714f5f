"""Several servers on one PostgreSQL database: each table is open in one of them, and each of them passes on what is meant for another."""
