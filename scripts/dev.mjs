// npm run dev: as npm start, with hot reload instead of a build.
import './support/node-version.mjs'

const { prepare } = await import('./support/prepare.mjs')
const { main, runNode } = await import('./support/project.mjs')
const { prepareEnvironment } = await import('./support/serve.mjs')

await main(async () => {
  const { port, host } = await prepareEnvironment()
  await prepare({ built: false })
  const args = ['dev', '--port', String(port), '--hostname', host]
  const { code } = await runNode('node_modules/next/dist/bin/next', args)
  process.exitCode = code
})
