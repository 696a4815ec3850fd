# Seneschal for a container: docker build -t seneschal .
# The first stage makes the environment; the last one has Python, what it made, and pg_dump.

FROM python:3.13-slim-trixie AS made
WORKDIR /src
RUN python -m venv /opt/seneschal
COPY constraints.txt pyproject.toml LICENSE CREDITS.md README.md ./
COPY engine engine
COPY render render
COPY bot bot
RUN /opt/seneschal/bin/pip install --no-cache-dir -c constraints.txt '.[postgres]' \
 && /opt/seneschal/bin/pip uninstall --yes pip

FROM python:3.13-slim-trixie
RUN apt-get update \
 && apt-get install --yes --no-install-recommends postgresql-client \
 && rm -rf /var/lib/apt/lists/* \
 && pip uninstall --yes pip \
 && useradd --system --uid 10001 --home-dir /data seneschal \
 && install --directory --owner=seneschal --mode=0700 /data /backups
COPY --from=made /opt/seneschal /opt/seneschal
USER 10001
WORKDIR /data
ENV PATH=/opt/seneschal/bin:$PATH PYTHONDONTWRITEBYTECODE=1 PYTHONUNBUFFERED=1
STOPSIGNAL SIGTERM
ENTRYPOINT ["python", "-m", "bot"]
CMD ["run"]
