// npm run build: the Prisma client, the app, and the static files beside its server (.next/standalone/server.js).
import './support/node-version.mjs'

const { build } = await import('./support/app-build.mjs')
const { loadEnvFile, main } = await import('./support/project.mjs')
await main(async () => {
  loadEnvFile()
  await build()
})
