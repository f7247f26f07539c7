// npm run eval:research [-- part of a site's name, or a folder of sites]
// Has the built-in reader research the sites of the fixture web, through the guarded fetch, and prints for each what was found of what
// is on it, what was invented and what stands in a wrong field; with --items every item. Exits 1 when recall is under 0.95 or anything was invented.
import '../../scripts/support/node-version.mjs'
import { statSync } from 'node:fs'
import path from 'node:path'

const { ensureClient } = await import('../../scripts/support/app-build.mjs')
const { ensureInstalled } = await import('../../scripts/support/install.mjs')
const { Failure, main } = await import('../../scripts/support/project.mjs')
const { withTypeScript } = await import('../../scripts/support/typescript.mjs')

const LEAST_RECALL = 0.95

await main(async () => {
  const given = process.argv.slice(2)
  const word = given.find((one) => !one.startsWith('--')) ?? ''
  await ensureInstalled({ withDev: true })
  await ensureClient()
  await withTypeScript(async (load) => {
    const { fixtureSites, startFixtureWeb } = await load('tests/support/fixture-web.ts')
    const { evaluate, formatResults, totalsOf } = await load('tests/evals/research.ts')
    const isFolder = statSync(word, { throwIfNoEntry: false })?.isDirectory()
    const all = isFolder ? fixtureSites(path.resolve(word)) : fixtureSites()
    const sites = isFolder ? all : all.filter(({ id }) => id.includes(word))
    if (sites.length === 0) throw new Failure(`There is no site in, or with a name like, "${word}".`)
    const web = await startFixtureWeb(sites)
    const results = []
    for (const site of sites) results.push(await evaluate(site, web))
    await web.close()
    console.log(formatResults(results, given.includes('--items')))
    const { recall, invented, faults } = totalsOf(results)
    process.exitCode = recall >= LEAST_RECALL && invented + faults === 0 ? 0 : 1
  })
})
