// npm run dev: as npm start, but with hot reload in place of a build.
import './support/node-version.mjs'

const { ensureClient } = await import('./support/app-build.mjs')
const { ensureInstalled } = await import('./support/install.mjs')
const { main, runNode } = await import('./support/project.mjs')
const { prepareEnvironment, whilePreparing } = await import('./support/serve.mjs')

await main(async () => {
  const { port, host } = await prepareEnvironment()
  await whilePreparing(async () => {
    await ensureInstalled({ withDev: true })
    await ensureClient()
  })
  const next = 'node_modules/next/dist/bin/next'
  const { code } = await runNode(next, ['dev', '--port', String(port), '--hostname', host])
  process.exitCode = code
})
