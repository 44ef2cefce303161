ARG NODE_IMAGE=node:24-slim

FROM ${NODE_IMAGE} AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY Dockerfile build.ts tsconfig.json ./
COPY build build
COPY web web
COPY server server
# Compose names the tag. It belongs to one build, so that no image takes the name of another.
ARG RELEASE=
RUN test -z "$RELEASE" || test "$RELEASE" = "$(sh build/tag.sh)" || { \
  echo "These sources are $(sh build/tag.sh), not $RELEASE. To build them: sh deploy/build.sh" >&2; exit 1; }
RUN npm run build && mkdir /modules \
  && xargs cp -r --parents --target-directory=/modules < dist/unbundled.txt

FROM ${NODE_IMAGE}
LABEL org.opencontainers.image.title="Showyard" \
      org.opencontainers.image.description="Self-hosted showroom website: one Node process, one volume" \
      org.opencontainers.image.licenses="MIT"
ENV DATA_DIR=/volume/data UPLOADS_DIR=/volume/uploads \
    MALLOC_ARENA_MAX=2 NODE_OPTIONS=--max-semi-space-size=4 NODE_COMPILE_CACHE=/app/compiled
WORKDIR /app
COPY package.json LICENSE ./
COPY --from=build /modules/node_modules node_modules
COPY --from=build /app/dist dist
COPY packages packages
RUN mkdir -p /volume/data /volume/uploads /backups && chown -R node:node /volume /backups \
  && printf '#!/bin/sh\nexec node /app/dist/server/main.js "$@"\n' > /usr/local/bin/showyard \
  && chmod 755 /usr/local/bin/showyard \
  && showyard --help > /dev/null
USER node
VOLUME /volume
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=5s --start-period=10s \
  CMD ["showyard", "health"]
CMD ["node", "dist/server/main.js", "serve"]
