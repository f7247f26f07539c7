// npm run qa -- attacks [pasted-tables|large-forms]
// Repeats attacks that once stopped the server, and prints how it fares. Loopback only; a few hundred requests.
import { chooseParts, runCheck } from '../support/check.mjs'
import { createClaims } from '../support/claims.mjs'

await runCheck(async (load) => {
  const parts = chooseParts('attacks', ['pasted-tables', 'large-forms'])
  const claims = createClaims()
  const { startApp } = await load('tests/support/app-server.ts')
  for (const part of parts) {
    console.log(`\n${part}`)
    const app = await startApp({ env: { LOG_LEVEL: 'fatal' } })
    await (await import(`./${part}.mjs`)).default({ app, claims })
    await app.stop()
  }
  claims.report()
})
