import { describe, expect, it } from 'vitest'
import { writeSpecification } from '@/lib/ai/note-taker/write'
import type { Section } from '@/lib/specification/options'
import { briefOf, createIdCounter } from '@/tests/support/briefs'
import type { CheckContext } from './check'
import { explainRejection } from './explain-rejection'
import { JUDGE_INSTRUCTIONS } from './judge'
import { describeSource, SPECIFICATION_INSTRUCTIONS } from './prompt'
import { listSources } from './sources'
import { checkDraftLine } from './validate'

function contextOf(...facts: Parameters<typeof briefOf>): CheckContext {
  const input = {
    brief: briefOf(...facts),
    company: { name: 'Halyard', description: 'Motor drives for ships.', industry: null, size: null },
    jobTitle: 'Controls Engineer',
    houseRules: [],
    newId: createIdCounter(),
  }
  const sources = listSources(input, writeSpecification(input))
  return { sources, company: 'Halyard', jobTitle: 'Controls Engineer', houseRules: [], challenged: [] }
}

const draftOf = (section: Section, text: string, ...cites: string[]) => ({ section, text, cites }) as const
const check = (context: CheckContext, ...draft: Parameters<typeof draftOf>) =>
  checkDraftLine(draftOf(...draft), context)
const resultOf = (checked: ReturnType<typeof check>) =>
  'rejection' in checked ? checked.rejection : checked.verdict

describe('a person told by a job title', () => {
  const step = 'an hour with Priya and a bench test'
  const told = 'An hour with our Drives Manager and a bench test'
  const reports = 'They report to Priya Nandra, Drives Manager'

  it('is told by the one that another fact gives, which the judge sees', () => {
    const checked = check(contextOf(['process', step], ['culture', reports]), 'process', told, 'F1')
    expect(checked).toMatchObject({ verdict: 'judge' })
    expect(checked).toMatchObject({ before: expect.stringContaining('Priya is the Drives Manager') })
    expect(JUDGE_INSTRUCTIONS).toContain('who is who')
  })

  it('is told by no title that nobody gives, or that somebody else has', () => {
    expect(resultOf(check(contextOf(['process', step]), 'process', told, 'F1'))).toBe('name')
    const other = contextOf(['process', step], ['culture', 'They report to Martin Hale, Drives Manager'])
    expect(resultOf(check(other, 'process', told, 'F1'))).toBe('name')
  })

  it('is told candidates by no title that only the agency has', () => {
    const context = contextOf(['process', step], ['alsoSaid', reports, 'must', { audience: 'agency' }])
    expect(resultOf(check(context, 'process', told, 'F1'))).toBe('name')
  })
})

it('shows the writer and the judge pay in full', () => {
  const context = contextOf(['pay', '44 to 50 is basic, the bonus is on top'])
  const full = '(in full: £44,000 to £50,000 a year)'
  expect(context.sources.map(describeSource).join()).toContain(full)
  const text = '£44,000 to £50,000 a year basic, with the bonus on top'
  expect(check(context, 'compensation', text, 'F1')).toMatchObject({ before: expect.stringContaining(full) })
})

it('takes a CV for no name', () => {
  const context = contextOf(['process', 'CVs by 12 January, then a bench test'])
  expect(resultOf(check(context, 'process', 'Send us your CV by 12 January, then a bench test', 'F1'))).toBe(
    'judge',
  )
})

it.each([
  ['in by early February for a handover', 'By early February'],
  ['start by 6 January so they overlap with Geoff', 'By 6 January'],
])('lets a start leave out an overlap with somebody: %j', (said, text) => {
  expect(resultOf(check(contextOf(['startDate', said]), 'startDate', text, 'F1'))).toBe('judge')
})

it.each([
  [
    'you plan your own day, unlike that lot down the road with 12 jobs thrown at them',
    'You plan your own day',
  ],
  ['we finish at four on a Friday. The last bloke clocked off at 2', 'We finish at four on a Friday'],
])('lets a judge see a sneer left out with its figure: %j', (said, text) => {
  expect(resultOf(check(contextOf(['culture', said]), 'culture', text, 'F1'))).toBe('judge')
  const other = 'we have 12 jobs on, and the yard has room for more'
  expect(resultOf(check(contextOf(['culture', other]), 'culture', 'The yard has room for more', 'F1'))).toBe(
    'figure',
  )
})

describe('the reasons of a refusal', () => {
  const goal = 'By three months running a shift; by twelve, cut and pack down from 9% to 6%'

  it('ask for every figure of a goal, the one that it starts from too', () => {
    const draft = draftOf('firstYear', 'Run a shift by month three', 'F1')
    const reason = explainRejection(draft, 'figure', contextOf(['success', goal]))
    expect(reason).toContain('missing: 6')
    expect(reason).toContain('missing: 9')
  })

  it('never ask for a figure that is why there is a job', () => {
    const draft = ['firstYear', 'Bring waste down to 3% by the end of the year', 'F1'] as const
    const aim: Parameters<typeof briefOf>[number] = ['success', 'from 6 % waste to 3 by the end of the year']
    expect(resultOf(check(contextOf(aim, ['driver', 'waste is up at 6%']), ...draft))).toBe('judge')
    expect(resultOf(check(contextOf(aim), ...draft))).toBe('figure')
  })

  it('name no word that is to be said in another way', () => {
    const context = contextOf(['process', 'a call with me, then a bench test and an answer inside a week'])
    const draft = draftOf('process', 'A call with us and an answer within a week', 'F1')
    expect(explainRejection(draft, 'drops', context)).toBe('drops (missing: bench, missing: test)')
  })
})

it('has the writer and the judge agree on what may go and what has to stay', () => {
  expect(SPECIFICATION_INSTRUCTIONS).toContain('A step up keeps what it depends on')
  expect(JUDGE_INSTRUCTIONS).toContain('what a step depends on may be put short')
  expect(SPECIFICATION_INSTRUCTIONS).toContain('Keep the reason that a source gives')
  expect(JUDGE_INSTRUCTIONS).toContain(
    'the reason for it (because, cos, so that) that a candidate would judge or act by',
  )
  expect(SPECIFICATION_INSTRUCTIONS).toContain('keeps both its figures, from where to where')
  expect(JUDGE_INSTRUCTIONS).toContain('the figure that an aim starts from')
  expect(SPECIFICATION_INSTRUCTIONS).toContain('nothing of notice, which stands with the start')
  expect(JUDGE_INSTRUCTIONS).toContain('notice that somebody has to work')
})

describe('a location', () => {
  const said = 'the office is in Lemon Quay'
  const contextWith = (description: string) => {
    const input = {
      brief: briefOf(['location', said]),
      company: { name: 'Halyard', description, industry: null, size: null },
      jobTitle: 'Controls Engineer',
      houseRules: [],
      newId: createIdCounter(),
    }
    const sources = listSources(input, writeSpecification(input))
    return { sources, company: 'Halyard', jobTitle: 'Controls Engineer', houseRules: [], challenged: [] }
  }

  it('may name the town that the company is in, and no other', () => {
    const context = contextWith('Motor drives for ships, made in Truro.')
    expect(resultOf(check(context, 'location', 'Lemon Quay in Truro', 'F1'))).toBe('judge')
    expect(resultOf(check(context, 'location', 'Lemon Quay in Redruth', 'F1'))).toBe('name')
  })
})

it('leaves out a reason that only says the need again, and no other', () => {
  const written = 'You have a degree in geology'
  const idle = contextOf(['qualifications', 'a degree in geology because you need the knowledge'])
  expect(resultOf(check(idle, 'experience', written, 'F1'))).toBe('judge')
  expect(SPECIFICATION_INSTRUCTIONS).toContain('one that only says the need again')
  expect(JUDGE_INSTRUCTIONS).toContain('a reason that only says the need again')
})

it('keeps a medical that is subject to, said as it was', () => {
  const context = contextOf(['process', 'The offer is subject to a medical'])
  expect(resultOf(check(context, 'process', 'Offers are subject to a medical', 'F1'))).not.toBe('condition')
})

it('takes a softener from a wish', () => {
  const context = contextOf(['technical', 'a bit of contaminated land', 'nice'])
  expect(resultOf(check(context, 'niceToHave', 'Contaminated land', 'F1'))).not.toBe('scope')
})
