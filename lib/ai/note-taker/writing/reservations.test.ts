import { describe, expect, it } from 'vitest'
import { writeSpecification } from '@/lib/ai/note-taker/write'
import { briefOf, createIdCounter } from '@/tests/support/briefs'

const said = (start: number, end: number) => ({
  evidence: [{ kind: 'message' as const, id: 'm', start, end }],
})

const linesOf = (...facts: Parameters<typeof briefOf>) =>
  writeSpecification({
    brief: briefOf(...facts),
    company: { name: 'Halyard', description: null, industry: null, size: null },
    jobTitle: 'Controls Engineer',
    houseRules: [],
    newId: createIdCounter(),
  }).lines

describe('what the manager keeps out of the advert', () => {
  it.each([
    'it’s thirty six to forty two thousand but I don’t want that in the advert',
    'it’s thirty six to forty two thousand, keep the pay out of the advert',
    'it’s thirty six to forty two thousand, not to go in the ad',
  ])('is for the agency, wherever else it was taken down: %j', (words) => {
    const lines = linesOf(
      ['pay', 'thirty six to forty two thousand', 'must', said(5, 37)],
      ['alsoSaid', words, 'must', { audience: 'agency', ...said(0, words.length) }],
    )
    const pay = lines.find(({ section }) => section === 'compensation')
    expect(pay?.audience).toBe('agency')
  })

  it('leaves what nobody kept out to candidates', () => {
    const words = 'it’s thirty six to forty two thousand, put it in the advert'
    const lines = linesOf(
      ['pay', 'thirty six to forty two thousand', 'must', said(5, 37)],
      ['alsoSaid', words, 'must', { audience: 'agency', ...said(0, words.length) }],
    )
    expect(lines.find(({ section }) => section === 'compensation')?.audience).toBe('candidate')
  })
})

describe('an offer that is not promised', () => {
  it.each([
    ['a profit bonus', 'the profit bonus was eleven hundred quid last year but it’s not promised'],
    ['an annual bonus', 'the bonus isn’t guaranteed'],
    ['profit share of £900', 'I can’t promise the profit share'],
  ])('says so: %j', (offer, caveat) => {
    const lines = linesOf(['package', offer], ['alsoSaid', caveat, 'must', { audience: 'agency' }])
    const line = lines.find(({ section }) => section === 'package')
    expect(line?.text).toMatch(/\(not guaranteed\)$/)
  })

  it('says nothing of one that nobody questions, or that has its caveat', () => {
    const texts = (...facts: Parameters<typeof briefOf>) =>
      linesOf(...facts).flatMap(({ section, text }) => (section === 'package' ? [text] : []))
    expect(texts(['package', 'a bonus of 5%'], ['alsoSaid', 'I can’t promise a van', 'must'])).toEqual([
      'A bonus of 5%',
    ])
    expect(texts(['package', 'a bonus, not guaranteed'])).toEqual(['A bonus, not guaranteed'])
  })
})

describe('a project that the agency knows to be undecided', () => {
  const project = 'New soft starters on both cone crushers in the January 2028 shutdown'
  const doubt = 'Kit’s on a nine-month wait and board’s not signed yet'
  const at = (start: number, text: string) => said(start, start + text.length)
  const textOf = (words: string, start: number, extra = {}) =>
    linesOf(
      ['success', project, 'must', at(0, project)],
      ['driver', words, 'must', { audience: 'agency', ...at(start, words), ...extra }],
    ).find(({ section }) => section === 'firstYear')?.text

  it('is told as planned where the doubt was said beside it', () => {
    expect(textOf(doubt, project.length + 2)).toMatch(/ \(planned\)$/)
    expect(textOf('The board hasn’t approved it', project.length + 2)).toMatch(/ \(planned\)$/)
  })

  it('is told as it is where it is decided, or the doubt is of something else', () => {
    expect(textOf('Kit’s on a nine-month wait', project.length + 2)).not.toContain('planned')
    expect(textOf(doubt, project.length + 200)).not.toContain('planned')
  })
})
