import { describe, expect, it } from 'vitest'
import type { Brief } from '@/lib/consultation/brief/schema'
import { briefOf, type FactSeed } from '@/tests/support/briefs'
import { buildAdvertChecklist } from './advert-checklist'

describe('buildAdvertChecklist', () => {
  it('has the ten items of regulation 18, all open for an unknown vacancy', () => {
    const items = buildAdvertChecklist(briefOf(), { name: 'Castle Pumps', description: null })
    expect(items).toHaveLength(10)
    expect(items.map((item) => item.state)).toEqual(Array(10).fill('open'))
  })

  it('needs a duration unless the post is permanent', () => {
    const start: FactSeed = ['startDate', '1 March']
    const contract: FactSeed = ['contractType', 'Permanent']
    const company = { name: 'Castle Pumps', description: 'Pumps for water utilities' }
    const stateOf = (brief: Brief) =>
      buildAdvertChecklist(brief, company).find((item) => item.key === 'startAndDuration')?.state
    expect(stateOf(briefOf(start, contract))).toBe('known')
    expect(stateOf(briefOf(start))).toBe('open')
    expect(buildAdvertChecklist(briefOf(), company)[0]).toMatchObject({ key: 'hirer', state: 'known' })
  })

  it('names the facts behind an item', () => {
    const brief = briefOf(['healthSafety', 'Work at height'])
    const items = buildAdvertChecklist(brief, { name: 'A', description: 'B' })
    expect(items.find(({ key }) => key === 'risks')).toMatchObject({ state: 'known', factIds: ['f0'] })
  })
})
