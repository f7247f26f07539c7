// npm run build: the Prisma client, the app, and the static files beside its server (.next/standalone/server.js).
// With --if-stale only where the build in .next is older than the sources.
import './support/node-version.mjs'

const { build, ensureBuilt } = await import('./support/app-build.mjs')
const { loadEnvFile, main } = await import('./support/project.mjs')
await main(async () => {
  loadEnvFile()
  if (process.argv.includes('--if-stale')) await ensureBuilt()
  else await build()
})
