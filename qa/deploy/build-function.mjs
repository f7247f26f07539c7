// npm run build:function: the build as one function and its static files, in .vercel/output, as platforms of functions take it (the Build
// Output API of Vercel). docs/running.md says what has to be set there.
import '../../scripts/support/node-version.mjs'

const { build, ensureBuilt } = await import('../../scripts/support/app-build.mjs')
const { writeFunction } = await import('./function-output.mjs')
const { loadEnvFile, main } = await import('../../scripts/support/project.mjs')
await main(async () => {
  loadEnvFile()
  if (process.argv.includes('--if-stale')) await ensureBuilt()
  else await build()
  writeFunction()
})
