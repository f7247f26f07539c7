import { describe, expect, it } from 'vitest'
import type { briefOf } from '@/tests/support/briefs'
import { contextOf } from '@/tests/support/draft-lines'
import { type Candidate, checkLines } from './candidates'
import { markFlaws, settleFlawed } from './flaws'
import type { DraftLine } from './schema'
import { listShorterForms } from './shorter-forms'

type Facts = Parameters<typeof briefOf>

const flawOf = (facts: Facts, section: DraftLine['section'], text: string, opening?: string) => {
  const line: Candidate = { draft: { section, text, cites: ['F1'] }, kind: 'line', rejection: null }
  const overview: Candidate[] = opening
    ? [{ draft: { section: 'overview', text: opening, cites: ['T1'] }, kind: 'summary', rejection: null }]
    : []
  markFlaws([...overview, line], contextOf(facts))
  return line.flaw ?? null
}

describe('what we offer', () => {
  it.each([
    ['growth', 'A two-week handover with the engineer who is moving on'],
    ['growth', 'You shadow a colleague for the first month'],
    ['benefits', 'An experienced mentor from day one'],
  ] as const)('holds nothing of the first weeks: %s, %s', (section, text) => {
    expect(flawOf([[section, text]], section, text)).toContain('culture')
  })

  it.each([
    ['benefits', 'All tools and PPE provided'],
    ['benefits', 'Calibrated test equipment and the latest software'],
  ] as const)('holds nothing of what they work with: %s, %s', (section, text) => {
    expect(flawOf([[section, text]], section, text)).toContain('culture')
  })

  it.each([
    ['growth', 'We mentor you to chartership'],
    ['growth', 'We pay for the HNC'],
    ['benefits', 'A tool allowance of £300 a year'],
    ['benefits', '25 days’ holiday plus bank holidays'],
    ['benefits', 'A company van, private use included'],
  ] as const)('holds what stays with the reader: %s, %s', (section, text) => {
    expect(flawOf([[section, text]], section, text)).toBeNull()
  })
})

describe('the form of a section', () => {
  it.each([
    ['responsibilities', 'You price repair work', 'its verb'],
    ['responsibilities', 'The weekly stock count', 'its verb'],
    ['niceToHave', 'You have used Kone gear', 'noun phrase'],
    ['culture', 'Reports to the works manager', 'in the present'],
    ['technical', 'You’ll know the wiring rules', 'in the present'],
  ] as const)('is asked for: %s, %s', (section, text, form) => {
    const topic = section === 'niceToHave' ? 'technical' : section
    const strength = section === 'niceToHave' ? 'nice' : 'must'
    expect(flawOf([[topic, text, strength]], section, text)).toContain(form)
  })

  it.each([
    ['responsibilities', 'Price repair work'],
    ['culture', 'You report to the works manager'],
    ['culture', 'A new CNC went in this year'],
    ['technical', 'You know the wiring rules'],
    ['benefits', 'A company van'],
  ] as const)('is met: %s, %s', (section, text) => {
    expect(flawOf([[section, text]], section, text)).toBeNull()
  })
})

describe('an aim', () => {
  it.each([
    'Take a two-week handover from a colleague',
    'A fortnight’s handover with whoever does it now',
    'Spend the first month shadowing the setters',
  ])('is not how they are brought in: %s', (text) => {
    expect(flawOf([['success', text]], 'firstYear', text)).toContain('no aim')
  })

  it.each([
    ['Bring scrap down to 6%, driven by the new line', 'driven by the new line'],
    [
      'Commission two rigs in a programme that runs to next spring',
      'in a programme that runs to next spring',
    ],
  ])('is not what it is part of: %s', (text, clause) => {
    expect(flawOf([['success', text]], 'firstYear', text)).toContain(`leave out “${clause}”`)
  })

  it.each([
    'Run two jobs on your own after a fortnight’s handover',
    'By month six, run the line that was moved here',
    'Bring scrap down from 9% to 6%',
  ])('is what will be reached: %s', (text) => {
    expect(flawOf([['success', text]], 'firstYear', text)).toBeNull()
  })

  it('keeps its words without what it is part of', () => {
    const said = 'bring scrap down to 6%, driven by the new line'
    expect(listShorterForms(said, 'firstYear', '')).toContain('bring scrap down to 6%')
  })
})

describe('a need', () => {
  it.each(['You write clear handovers', 'You run the toolbox talk', 'You always ring the office first'])(
    'is no act: %s',
    (text) => {
      expect(flawOf([['softSkills', text]], 'softSkills', text)).toContain('has or can do')
    },
  )

  it.each([
    'You can write a clear handover',
    'Clear written handovers',
    'You hold a gas ticket',
    'When a brake looks wrong, you ring us before you touch it',
    'You are somebody who stays until the line is running',
  ])('is what they have or can do: %s', (text) => {
    expect(flawOf([['softSkills', text]], 'softSkills', text)).toBeNull()
  })

  it('has one verb for both ways to meet it', () => {
    const facts: Facts = [['experience', 'a chemistry degree or the same by another route']]
    const zeugma = 'You hold a chemistry degree or come by an equivalent route'
    expect(flawOf(facts, 'experience', zeugma)).toContain('one verb')
    expect(flawOf(facts, 'experience', 'You have a chemistry degree or the same by another route')).toBeNull()
  })
})

it('asks a row that begins with none for what there is', () => {
  const facts: Facts = [['onCall', 'no rota, only two Saturdays a year']]
  expect(flawOf(facts, 'onCall', 'None, only two Saturdays a year')).toContain('On call')
  expect(flawOf(facts, 'onCall', 'Two Saturdays a year only, no rota')).toBeNull()
  expect(flawOf([['onCall', 'none']], 'onCall', 'None')).toBeNull()
})

it('asks a line for what the overview does not tell', () => {
  const opening = 'You will build pumps in a shop that has just won three contracts with water companies.'
  const said = 'we won three contracts with water companies, so the shop is full'
  const text = 'We have won three contracts with water companies'
  expect(flawOf([['motivation', said]], 'motivation', text, opening)).toContain('overview')
  expect(flawOf([['motivation', said]], 'motivation', 'The shop is full to the spring', opening)).toBeNull()
})

it('asks for the reason that a source gives', () => {
  const facts: Facts = [['responsibilities', 'weigh every casting twice cos the client flies them']]
  const flaw = flawOf(facts, 'responsibilities', 'Weigh every casting twice')
  expect(flaw).toContain('the client flies them')
  const told = 'Weigh every casting twice, because the client flies them'
  expect(flawOf(facts, 'responsibilities', told)).toBeNull()
})

describe('a line with a flaw', () => {
  const draft = (section: DraftLine['section'], ...cites: string[]): DraftLine => ({
    section,
    text: 'x',
    cites,
  })
  const taken = (line: DraftLine, flaw?: string): Candidate => ({
    draft: line,
    kind: 'line',
    rejection: null,
    ...(flaw && { flaw }),
  })

  it('goes where better ones say all of its sources', () => {
    const flawed = taken(draft('growth', 'F1', 'F2'), 'x')
    const mended = [taken(draft('firstYear', 'F1')), taken(draft('growth', 'F2'))]
    settleFlawed([flawed], mended)
    expect([flawed, ...mended].map(({ rejection }) => rejection)).toEqual(['repeated', null, null])
  })

  it('stands where they leave one out, or are refused', () => {
    const flawed = taken(draft('growth', 'F1', 'F2'), 'x')
    const part = taken(draft('firstYear', 'F1'))
    const refused: Candidate = { ...taken(draft('growth', 'F2')), rejection: 'adds' }
    settleFlawed([flawed], [part, refused])
    expect([flawed, part, refused].map(({ rejection }) => rejection)).toEqual([null, 'repeated', 'adds'])
  })
})

describe('a pair for the judge', () => {
  it('shows what a source beside the line says, to the same readers', async () => {
    const context = contextOf([
      ['process', 'an hour on site, with whoever is on'],
      ['culture', 'the plant manager is on most days'],
      ['alsoSaid', 'the plant manager may leave', 'must', { audience: 'agency' }],
    ])
    const text = 'An hour on site, with the plant manager on most days'
    const { open } = await checkLines([{ section: 'process', text, cites: ['F1', 'F2', 'F3'] }], context)
    expect(open.map(({ pair }) => pair.beside)).toEqual(['the plant manager is on most days'])
  })

  it('shows what the overview tells of the same source', async () => {
    const context = contextOf([
      ['culture', 'we build pumps and have done since 1971'],
      ['culture', 'the lads eat together on Fridays'],
    ])
    const overview = {
      section: 'overview' as const,
      text: 'We have built pumps since 1971. We are looking for a controls engineer.',
      cites: ['T1', 'F1'],
    }
    const lines = [
      { section: 'culture' as const, text: 'We make pumps, as we have since 1971', cites: ['F1'] },
      { section: 'culture' as const, text: 'The team has a meal together on Fridays', cites: ['F2'] },
    ]
    const { open } = await checkLines([...lines, overview], context)
    const shown = open.filter(({ candidate }) => candidate.kind === 'line').map(({ pair }) => pair.overview)
    expect(shown).toEqual([overview.text, undefined])
  })
})
