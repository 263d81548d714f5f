# The whole tool chain stays in the first stage; the second has Python, one environment and nothing else.
# A release names its base by digest (scripts/release-images.sh).
ARG BASE=python:3.11-slim-bookworm
FROM ${BASE} AS build
ENV PIP_DISABLE_PIP_VERSION_CHECK=1 PIP_NO_CACHE_DIR=1 PIP_ROOT_USER_ACTION=ignore
WORKDIR /src

COPY requirements.lock requirements-build.lock requirements-npm.lock ./
RUN python -m venv /opt/hexhaven \
    && /opt/hexhaven/bin/python -m pip install --quiet --require-hashes --requirement requirements.lock \
    && python -m venv /opt/tools \
    && /opt/tools/bin/python -m pip install --quiet --require-hashes --requirement requirements-build.lock

COPY package.json package-lock.json ./
COPY scripts scripts
COPY static static
RUN /opt/tools/bin/python scripts/vendor.py

COPY . .
RUN /opt/tools/bin/python -m pip wheel --quiet --no-index --no-deps --no-build-isolation --wheel-dir /opt/wheel . \
    && /opt/hexhaven/bin/python -m pip install --quiet --no-index --no-deps /opt/wheel/*.whl \
    && /opt/hexhaven/bin/python -m pip uninstall --quiet --yes pip setuptools \
    && find /opt/hexhaven -name __pycache__ -type d -prune -exec rm -rf {} + \
    && /opt/hexhaven/bin/python -m compileall -q /opt/hexhaven/lib


FROM ${BASE}
COPY --from=build /opt/hexhaven /opt/hexhaven
# Open to any user, so that `--user` works with a fresh volume; a bind mount brings its own owner.
RUN mkdir /data && chmod 1777 /data

ENV PATH=/opt/hexhaven/bin:/usr/local/bin:/usr/bin:/bin \
    PYTHONDONTWRITEBYTECODE=1 \
    PYTHONUNBUFFERED=1 \
    HOME=/tmp \
    HEXHAVEN_HOST=0.0.0.0 \
    HEXHAVEN_DATA=/data
WORKDIR /data
VOLUME /data
EXPOSE 8000
USER 10001:10001

ARG BASE VERSION REVISION SOURCE CREATED
LABEL org.opencontainers.image.title="Hexhaven" \
      org.opencontainers.image.description="A server of your own for an island-settling hex board game and a two-player card game" \
      org.opencontainers.image.licenses="MIT" \
      org.opencontainers.image.version="${VERSION}" \
      org.opencontainers.image.revision="${REVISION}" \
      org.opencontainers.image.source="${SOURCE}" \
      org.opencontainers.image.created="${CREATED}" \
      org.opencontainers.image.base.name="${BASE}"

HEALTHCHECK --interval=30s --timeout=5s --start-period=20s --retries=3 CMD ["python", "-c", \
    "import os, urllib.request as u; p = os.environ.get('HEXHAVEN_PORT', ''); u.urlopen('http://127.0.0.1:%s/healthz' % (p if p.isdigit() else 8000), timeout=4)"]
ENTRYPOINT ["hexhaven"]
CMD ["serve"]
