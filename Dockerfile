# syntax=docker/dockerfile:1

# Site and API in one container:
#   docker build -t nanpure-lab .
#   docker run --read-only --tmpfs /tmp -v nanpure-data:/data -p 3000:3000 nanpure-lab

FROM node:24-bookworm-slim AS manifests
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY packages/engine/package.json packages/engine/
COPY packages/content/package.json packages/content/
COPY apps/api/package.json apps/api/
COPY apps/web/package.json apps/web/

FROM manifests AS build
RUN npm ci --no-audit
COPY . .
# What the pages are built with; see "Configuration" in the README.
ARG PUBLIC_URL
ARG VITE_FUNCTIONS_BASE
ARG VITE_REWARD_GATE
ARG VITE_GA_MEASUREMENT_ID
ARG VITE_ADSENSE_CLIENT
ARG VITE_ADSENSE_SLOTS
ARG VITE_KLARO_URL
RUN npm run build

FROM manifests AS dependencies
RUN npm ci --no-audit --omit=dev --workspace @nanpure/api

FROM node:24-bookworm-slim
LABEL org.opencontainers.image.title="Nanpure Lab" \
      org.opencontainers.image.licenses="MIT"
WORKDIR /app
ENV NODE_ENV=production \
    PORT=3000 \
    DATABASE_URL=file:/data/contact.db
# Everything but /data belongs to root and is only read.
RUN install --directory --owner=node --group=node --mode=700 /data
COPY --from=dependencies /app/node_modules node_modules
COPY --from=dependencies /app/apps/api apps/api
COPY --from=build /app/apps/api/dist apps/api/dist
COPY --from=build /app/apps/web/dist apps/web/dist
COPY apps/api/migrations apps/api/migrations
COPY apps/api/public apps/api/public
COPY data data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=3s --start-period=10s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then((reply) => process.exit(reply.ok ? 0 : 1), () => process.exit(1))"]
STOPSIGNAL SIGTERM
CMD ["node", "apps/api/dist/server.js"]
