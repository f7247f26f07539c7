// npm run bench:web [-- bytes|lighthouse|start]
// bytes: script, style, font, image and total that each screen loads at first, compressed, beside a bare Next page built in the same run.
// lighthouse: Lighthouse's scores of the public pages (mobile, median of five); with paths after it, one run of each of those.
// start: seconds from `npm start` to ready, on a clean clone and again, and the server's memory at rest.
import '../../scripts/support/node-version.mjs'

const { ensureBuilt, ensureClient } = await import('../../scripts/support/app-build.mjs')
const { ensureInstalled } = await import('../../scripts/support/install.mjs')
const { Failure, main } = await import('../../scripts/support/project.mjs')
const { whilePreparing } = await import('../../scripts/support/serve.mjs')
const { withTypeScript } = await import('../../scripts/support/typescript.mjs')

const PARTS = ['bytes', 'lighthouse', 'start']

/** Runs `work` with the built app, running on a database of its own, and with a way to launch the tests' browser. */
const withApp = (work) =>
  withTypeScript(async (load) => {
    await whilePreparing(async () => {
      await ensureClient()
      await ensureBuilt()
    })
    const { chromium } = await import('@playwright/test')
    const { resolveBrowser } = await import('../../tests/support/resolve-browser.mjs')
    const { startApp } = await load('tests/support/app-server.ts')
    const { executablePath, env } = await resolveBrowser()
    const launch = (args = []) => chromium.launch({ executablePath, args, env: { ...process.env, ...env } })
    const app = await startApp()
    try {
      await work(launch, app)
    } finally {
      await app.stop()
    }
  })

async function bytes(launch, app) {
  const { benchBytes } = await import('./bytes.mjs')
  const browser = await launch()
  try {
    await benchBytes(browser, app)
  } finally {
    await browser.close()
  }
}

await main(async () => {
  const [part, ...pages] = process.argv.slice(2)
  if (part && !PARTS.includes(part)) throw new Failure(`usage: npm run bench:web [-- ${PARTS.join('|')}]`)
  const isWanted = (name) => !part || part === name
  await whilePreparing(() => ensureInstalled({ withDev: true }))
  if (isWanted('bytes')) await withApp(bytes)
  if (isWanted('lighthouse')) {
    const { benchLighthouse } = await import('./lighthouse.mjs')
    await withApp((launch, app) => benchLighthouse(launch, app, pages))
  }
  if (isWanted('start')) {
    const { benchStart } = await import('./start.mjs')
    await benchStart()
  }
})
