import { describe, expect, it } from 'vitest'
import { newFact, withAudience } from './facts'
import { isForAgency, tellsFailure, tellsFailureOnly, withoutStart } from './failures'

describe('tellsFailure', () => {
  it.each([
    'our scrap rate is 6.8%',
    'scrap’s running at 6.8 per cent',
    'we’re at 12 complaints a month',
    'orders go out 41 days late',
    'we are three weeks behind',
    'the last three left',
    'the last engineer walked out',
    'two people left this year',
    'we lost two people to the council',
    'get scrap from 6.8% to 3%',
    'bring downtime from 14 hours a week down to 5',
  ])('finds a figure of what goes wrong in %j', (text) => {
    expect(tellsFailure(text)).toBe(true)
  })

  it.each([
    'get scrap to 3%',
    'scrap below 3% by Christmas',
    'no accidents in five years',
    'halve the scrap rate',
    'find defects in welds up to 40 mm',
    'from 20 to 40 machines a year',
    'the last lead engineer came up from this job',
    '40 people in two shops',
    'you finish at one on Fridays',
    'turnover is £5m',
  ])('finds none in %j', (text) => {
    expect(tellsFailure(text)).toBe(false)
  })

  it('sees a failure by itself, and none in what an aim starts from', () => {
    expect(tellsFailureOnly('scrap is at 6.8%')).toBe(true)
    expect(tellsFailureOnly('get scrap from 6.8% to 3%')).toBe(false)
    expect(tellsFailureOnly('Bring complaints down to 4 a month from 12')).toBe(false)
  })

  it('leaves the aim of a goal without what it starts from', () => {
    expect(withoutStart('get scrap from 6.8% to 3% by June')).toBe('get scrap to 3% by June')
    expect(withoutStart('scrap down from 6.2 percent to under 4 inside a year')).toBe(
      'scrap down to under 4 percent inside a year',
    )
    expect(withoutStart('bring the backlog down from nine days to two')).toBe(
      'bring the backlog down to two days',
    )
    expect(withoutStart('downtime from 14 hours a week down to 5 hours')).toBe('downtime down to 5 hours')
    expect(withoutStart('backlog down from 3 weeks to 2 days')).toBe('backlog down to 2 days')
    expect(withoutStart('downtime under 4% from 7% by June')).toBe('downtime under 4% by June')
    expect(withoutStart('from 20 to 40 machines')).toBe('from 20 to 40 machines')
  })
})

describe('a fact of the firm that tells a failure', () => {
  const draft = {
    topic: 'culture' as const,
    value: 'the last three left',
    strength: 'must' as const,
    evidence: [{ kind: 'message' as const, id: 'm', start: 0, end: 19 }],
    because: 'rule',
  }

  it('is for the agency until the manager shows it to candidates', () => {
    const fact = newFact(draft, 'f1')
    expect(fact.audience).toBe('agency')
    expect(withAudience(fact, 'candidate').audience).toBe('candidate')
    expect(newFact({ ...draft, audience: 'candidate' }, 'f1').audience).toBe('candidate')
    expect(newFact({ ...draft, value: 'we eat together' }, 'f1').audience).toBe('candidate')
  })

  it('is for whom it is typed for by hand', () => {
    const evidence = [{ kind: 'handEdit' as const, id: 'f1', start: 0, end: 19 }]
    expect(newFact({ ...draft, evidence }, 'f1').audience).toBe('candidate')
  })
})

it.each([
  ['softSkills', 'takes a telling-off without sulking'],
  ['culture', 'the last lot were moaners'],
  ['healthSafety', 'the old press has no guard and could take your hand off'],
  ['healthSafety', 'we are not really meant to use that lift'],
] as const)('keeps a grievance or a danger for the agency: %s, %s', (topic, value) => {
  expect(isForAgency(topic, value)).toBe(true)
})

it.each([
  ['softSkills', 'stays calm when the job changes'],
  ['healthSafety', 'nobody bypasses an interlock'],
  ['healthSafety', 'hot metal, and lifting up to 25 kg with a hoist'],
  ['responsibilities', 'Replace broken guards'],
] as const)('lets candidates read %s, %s', (topic, value) => {
  expect(isForAgency(topic, value)).toBe(false)
})
