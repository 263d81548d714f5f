"""`python -m app` is `hexhaven`."""

from app.host.cli import main

if __name__ == "__main__":
    main()
