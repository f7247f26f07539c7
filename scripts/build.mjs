// npm run build: builds for production into .next/standalone. With --if-stale, only if the sources have changed.
import './support/node-version.mjs'

const { build, ensureBuilt } = await import('./support/app-build.mjs')
const { loadEnvironment, main } = await import('./support/project.mjs')

await main(async () => {
  loadEnvironment()
  if (process.argv.includes('--if-stale')) await ensureBuilt()
  else await build()
})
