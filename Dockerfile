# The menu as a container: the built app, the server as one file, and sharp for sized pictures.
# See docs/deploy.md. Node 20.19 or later works; 22 is a maintained release line.

FROM node:22-slim AS build
WORKDIR /app
ENV NPM_CONFIG_OMIT=dev
COPY package.json package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY . .
RUN npm run build -- --app-only

FROM node:22-slim
WORKDIR /app
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8080
COPY --from=build /app/node_modules/sharp node_modules/sharp
COPY --from=build /app/node_modules/@img node_modules/@img
COPY --from=build /app/node_modules/detect-libc node_modules/detect-libc
COPY --from=build /app/node_modules/semver node_modules/semver
COPY --from=build /app/dist dist
COPY --from=build /app/dist-server dist-server
COPY --from=build /app/content content
# Pulled content and sized pictures: the only folder that is written to.
RUN mkdir .cache && chown node:node .cache
USER node
EXPOSE 8080
# The page, and not /healthz: an old menu is a reason to call someone, but none to restart.
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/Public-Menu-Access').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "dist-server/main.mjs"]
