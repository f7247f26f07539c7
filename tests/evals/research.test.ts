import { describe, expect, it } from 'vitest'
import { readFixtureSites, startFixtureWeb } from '@/tests/support/fixture-web'
import { evaluate, formatResults, type SiteResult, totalsOf } from './research'

describe('the website reader over the fixture web', () => {
  it('finds 95% of the expected facts and invents none', async () => {
    const sites = readFixtureSites()
    const web = await startFixtureWeb(sites)
    const results: SiteResult[] = []
    for (const site of sites) results.push(await evaluate(site, web))
    await web.close()
    const { recall, invented, faults } = totalsOf(results)
    expect({ isFound: recall >= 0.95, invented, faults }, formatResults(results)).toEqual({
      isFound: true,
      invented: 0,
      faults: 0,
    })
    expect(sites.length).toBeGreaterThanOrEqual(12)
  }, 60_000)
})
