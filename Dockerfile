# Humbug for a server: two stages, so that the image that runs holds no compiler and no dev dependency.
FROM node:22-bookworm-slim AS build
WORKDIR /app
# better-sqlite3 comes with a prebuilt file for common platforms; where there is none it is compiled.
RUN apt-get update \
  && apt-get install --yes --no-install-recommends python3 make g++ \
  && rm -rf /var/lib/apt/lists/*
COPY package.json package-lock.json ./
RUN npm ci
COPY tsconfig.json tsconfig.build.json ./
COPY scripts scripts
COPY src src
COPY migrations migrations
RUN npm run build && npm prune --omit=dev

FROM node:22-bookworm-slim
ENV NODE_ENV=production
WORKDIR /app
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules node_modules
COPY --from=build /app/dist dist
COPY --from=build /app/migrations migrations
COPY --from=build /app/scripts scripts
# The database lives in a volume that belongs to the user who runs the bot.
RUN mkdir data && chown node:node data
USER node
VOLUME /app/data
STOPSIGNAL SIGTERM
# Node runs as the first process itself, so that it gets the signal and can finish what it began.
CMD ["node", "dist/main.js"]
