// npm run check:golive: lists what visitors would read that is still only an example. Exits 1 while there is anything.
import './support/node-version.mjs'

const { prepare } = await import('./support/prepare.mjs')
const { Failure, loadEnvironment, main } = await import('./support/project.mjs')
const { withTypeScript } = await import('./support/typescript.mjs')

await main(async () => {
  loadEnvironment()
  await prepare()
  await withTypeScript(async (load) => {
    const { listUnconfirmed } = await load('lib/content/go-live.ts')
    const items = listUnconfirmed(process.env)
    for (const { key, shown, settle } of items) console.log(`${key}: ${shown}\n    ${settle}`)
    if (items.length > 0) throw new Failure(`\n${items.length} things to settle before you go live.`)
    console.log('Everything is confirmed.')
  })
})
