// node qa/deploy/build-function.mjs: builds the app as one serverless function with its static files, in .vercel/output (Vercel's Build
// Output API). docs/running.md lists the settings of the platform.
import '../../scripts/support/node-version.mjs'

const { build } = await import('../../scripts/support/app-build.mjs')
const { loadEnvironment, main } = await import('../../scripts/support/project.mjs')
const { writeFunction } = await import('./function-output.mjs')

await main(async () => {
  loadEnvironment()
  await build()
  writeFunction()
})
