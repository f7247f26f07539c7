# docker build -t spanwright --build-arg APP_URL=https://hiring.example .
# docs/running.md explains how to run it.
# To renew the base image, take a newer tag and the digest that this prints: docker buildx imagetools inspect node:22.23.3-bookworm-slim
FROM node:22.23.3-bookworm-slim@sha256:43ac6c60b8f89723f746e8a92ce91abd5017e627ce1ddfe4238355d3a30b772c AS base
WORKDIR /app
# Static pages contain these, so they are set at build time. The server reads them too.
ARG APP_URL
ARG BRAND_LEGAL_NAME
ARG BRAND_COMPANY_NUMBER
ARG BRAND_REGISTERED_OFFICE
ARG BRAND_PRIVACY_EMAIL
ARG BRAND_DPO_EMAIL
ARG BRAND_LEGAL_EMAIL
ARG BRAND_SALES_EMAIL
ARG BRAND_PARENT_URL
ARG BRAND_PORTAL_URL
ARG ANALYTICS_SCRIPT_URL
ARG MARKETING_SCRIPT_URL
ENV APP_URL=$APP_URL
ENV BRAND_LEGAL_NAME=$BRAND_LEGAL_NAME
ENV BRAND_COMPANY_NUMBER=$BRAND_COMPANY_NUMBER
ENV BRAND_REGISTERED_OFFICE=$BRAND_REGISTERED_OFFICE
ENV BRAND_PRIVACY_EMAIL=$BRAND_PRIVACY_EMAIL
ENV BRAND_DPO_EMAIL=$BRAND_DPO_EMAIL
ENV BRAND_LEGAL_EMAIL=$BRAND_LEGAL_EMAIL
ENV BRAND_SALES_EMAIL=$BRAND_SALES_EMAIL
ENV BRAND_PARENT_URL=$BRAND_PARENT_URL
ENV BRAND_PORTAL_URL=$BRAND_PORTAL_URL
ENV ANALYTICS_SCRIPT_URL=$ANALYTICS_SCRIPT_URL
ENV MARKETING_SCRIPT_URL=$MARKETING_SCRIPT_URL
ENV NEXT_TELEMETRY_DISABLED=1

FROM base AS build
COPY package.json package-lock.json .npmrc ./
RUN npm ci --ignore-scripts --omit=dev
COPY . .
RUN npm run build

FROM base
# The server only needs Node.js. Package managers are only used to build.
RUN rm -rf /opt/yarn-* /usr/local/lib/node_modules && cd /usr/local/bin && rm -f corepack npm npx yarn yarnpkg
ENV NODE_ENV=production
ENV DATA_DIR=/data
ENV HOST=0.0.0.0
ENV PORT=3000
COPY --from=build /app/.next/standalone ./
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s CMD ["node", "scripts/healthcheck.mjs"]
CMD ["node", "scripts/serve.mjs"]
