// npm run qa -- attacks [part]
// Repeats attacks that once did harm, and prints how the product fares. Loopback only; a few thousand requests.
import { chooseParts, runCheck } from '../support/check.mjs'
import { createClaims } from '../support/claims.mjs'

const PARTS = [
  'pasted-tables',
  'large-forms',
  'documents',
  'wrong-clock',
  'damaged-folders',
  'password-guesses',
  'model-output',
]

await runCheck(async (load) => {
  const parts = chooseParts('attacks', PARTS)
  const claims = createClaims()
  const { startApp } = await load('tests/support/app-server.ts')
  for (const part of parts) {
    console.log(`\n${part}`)
    await (await import(`./${part}.mjs`)).default({ claims, load, startApp })
  }
  claims.report()
})
