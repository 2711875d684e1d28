# syntax=docker/dockerfile:1
# The production server with the H5 app in it. How to run it, and what it needs: docs/how-to/containers.md.
# `npm run image:try` carries out this file without a container engine.

FROM node:24-bookworm-slim AS build
WORKDIR /app
# a layer of its own: installed again only where the lock file or the installer has changed
COPY package.json package-lock.json .npmrc ./
COPY scripts/lib/ scripts/lib/
COPY scripts/setup.mjs scripts/
RUN --mount=type=cache,target=/root/.npm node scripts/setup.mjs
COPY . .
RUN node scripts/build.mjs
RUN --mount=type=cache,target=/root/.npm node scripts/image/production-folder.mjs /out && mkdir /data

# Node and the libraries that it needs: no shell, no package manager, and a user without rights
FROM gcr.io/distroless/nodejs24-debian12:nonroot
WORKDIR /app
COPY --from=build /out /app
# a volume takes its owner over
COPY --from=build --chown=65532:65532 /data /data
ENV NODE_ENV=production HOST=0.0.0.0 PORT=9527 DATA_DIR=/data
USER 65532:65532
EXPOSE 9527
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 CMD ["/nodejs/bin/node", "/app/healthcheck.mjs"]
ENTRYPOINT ["/nodejs/bin/node", "--enable-source-maps", "/app/dist/server/main.cjs"]
