import { describe, expect, it } from 'vitest'
import { checkRewording } from './check'
import { DOCUMENT_PAIRS } from './document-pairs'
import { CHANGED_PAIRS, FAITHFUL_PAIRS } from './pairs'

const context = { company: 'Castle Pumps', jobTitle: 'Site Engineer' }
const check = (before: string, after: string) => checkRewording({ before, after, ...context })

describe('checkRewording', () => {
  it.each(FAITHFUL_PAIRS)('never refuses %j as %j', (before, after, verdict) => {
    expect(check(before, before)).toEqual({ verdict: 'same' })
    if (verdict === 'same') expect(check(before, after)).toEqual({ verdict: 'same' })
    else expect(check(before, after).verdict).not.toBe('changed')
  })

  it.each(DOCUMENT_PAIRS.map(([before, after, isNice]) => [before, after, isNice === true] as const))(
    'refuses no faithful document line: %j as %j',
    (before, after, isNiceToHave) => {
      expect(checkRewording({ before, after, isNiceToHave, ...context }).verdict).not.toBe('changed')
    },
  )

  it.each(CHANGED_PAIRS)('refuses %j as %j because of %s', (before, after, reason) => {
    expect(check(before, after)).toEqual({ verdict: 'changed', reason })
  })

  it('lets a line under "Nice to have" leave out the wish', () => {
    const pair = { before: 'ideally some Tekla', after: 'Some Tekla', ...context }
    expect(checkRewording(pair)).toEqual({ verdict: 'changed', reason: 'strength' })
    expect(checkRewording({ ...pair, isNiceToHave: true })).toEqual({ verdict: 'judge' })
  })

  it('lets a row leave out what its label says', () => {
    const pair = { before: 'January start', after: 'January', ...context }
    expect(checkRewording(pair)).toEqual({ verdict: 'changed', reason: 'scope' })
    expect(checkRewording({ ...pair, heading: 'Start date' })).toEqual({ verdict: 'judge' })
  })

  it.each([
    ['Family business since 87', 'A family business since 1978'],
    ['About 87 of us', 'About 1987 of us'],
    ['six or eight machines', 'six to nine machines'],
    ['start in march', 'Start in May'],
    ['a degree doesn’t matter', 'A degree'],
  ])('refuses another year, range or month: %j as %j', (before, after) => {
    expect(check(before, after).verdict).toBe('changed')
  })

  it('lets a line under "Progression" say that it could happen', () => {
    const pair = {
      before: 'lead engineer in three years',
      after: 'You could be the lead engineer in three years',
      ...context,
    }
    expect(checkRewording(pair)).toEqual({ verdict: 'changed', reason: 'strength' })
    expect(checkRewording({ ...pair, isProspect: true })).toEqual({ verdict: 'judge' })
  })

  it.each([
    ['OT, time n half', 'Overtime at time and a half'],
    ['cover yorks n lancs', 'Covering Yorkshire and Lancashire'],
  ])('takes a short form spelt out: %j as %j', (before, after) => {
    expect(check(before, after).verdict).not.toBe('changed')
  })

  it.each([
    ['Motors anything from one and a half kilowatt to 250', 'Maintain motors from 1.5 kW to 250 kW'],
    ['chillers 300kw to 1.6 meg', 'Commission chillers from 300 kW to 1.6 MW'],
    ['turbines up to two mega watt', 'Service turbines up to 2 MW'],
    ['welds plate to forty millimetre', 'Weld plate to 40 mm'],
    ['transformers of 800 kva', 'Test transformers of 800 kVA'],
    [
      'There’s 11 kV coming in but a contractor does the HV, he works to 415 and no further',
      'Work to 415 V and no further; a contractor does the HV on the 11 kV coming in',
    ],
  ])('takes the symbol of a spoken unit for no name: %j as %j', (before, after) => {
    expect(check(before, after).verdict).not.toBe('changed')
  })

  it.each([
    ['Motors up to 250 kilowatt', 'Motors up to 250 MW'],
    ['a team of 415 people', 'A team of 415 V'],
    ['Motors up to 250', 'Motors up to 250 kW'],
    ['works to 416 on the 11 kV board', 'Work to 416 V on the 11 kV board'],
  ])('refuses another unit, or one that nobody said: %j as %j', (before, after) => {
    expect(check(before, after).verdict).toBe('changed')
  })

  it.each([
    ['ot x1.5 after 40 hrs x2 sundays', 'Overtime at time and a half after 40 hours, double on Sundays'],
    [
      '43 flat, same for all of them, no range. ot x1.5 after 40 hrs x2 sundays',
      '£43,000 a year flat, the same for everyone with no range, plus overtime (time and a half after 40 hours, double on Sundays)',
    ],
    ['overtime at double time', 'Overtime at x2'],
    [
      'live leeds bradford skipton preston manchester, anywhere in 90 mins of skipton',
      'You live in Leeds, Bradford, Skipton, Preston or Manchester, or anywhere within 90 minutes of Skipton',
    ],
    ['Led people, even two', 'You have led people, even if only two'],
    ['Must have led people, even two', 'You have led people, even if only two'],
    [
      'To the candidate by telephone yes, in writing never before February',
      'Candidates may be told by telephone, but never in writing before February',
    ],
  ])('takes what is equal in meaning for the same: %j as %j', (before, after) => {
    expect(check(before, after).verdict).not.toBe('changed')
  })

  it.each([
    ['ot x1.5 after 40 hrs', 'Overtime at double time after 40 hours'],
    ['led people', 'You have led people, if only two'],
    ['Revit, Tekla', 'Revit or Tekla'],
    ['Leeds, Bradford and Skipton', 'Leeds, Bradford or Skipton'],
    ['you travel to Leeds for 90 minutes', 'You travel to Leeds within 90 minutes'],
    ['by telephone, in writing never', 'Perhaps by telephone, in writing never'],
  ])('refuses what only looks like it: %j as %j', (before, after) => {
    expect(check(before, after).verdict).toBe('changed')
  })

  it('refuses another county', () => {
    expect(check('cover yorks n lancs', 'Covering Yorkshire and Leicestershire').verdict).toBe('changed')
  })

  it('lets go of what only corrects an advert', () => {
    expect(check('not what it says in the advert, you report to me', 'You report to me').verdict).toBe(
      'judge',
    )
    expect(check('no car, the advert was wrong', 'A car').verdict).toBe('changed')
  })

  it('refuses a line that grew far beyond its source, and an empty one', () => {
    const after =
      'Revit, with generous lunches, sunny terraces, long holidays, brilliant colleagues and superb coffee'
    expect(check('Revit', after)).toEqual({ verdict: 'changed', reason: 'scope' })
    expect(check('Revit', ' ')).toEqual({ verdict: 'changed', reason: 'scope' })
  })

  it('takes the title and the company for no new names', () => {
    expect(
      check('check the setting out', 'The Site Engineer will check the setting out at Castle Pumps').verdict,
    ).toBe('same')
    expect(check('check the setting out', 'Checking of setting out by our Site Engineer').verdict).toBe(
      'judge',
    )
  })

  it('reads 20,000 characters in linear time', () => {
    const long = (text: string) => text.repeat(Math.ceil(20_000 / text.length))
    const before = long('not only Revit by Autodesk, unless up to 46-52k a year; ')
    const start = performance.now()
    check(before, long('Revit to Autodesk or 46-52k if at least a year; '))
    expect(performance.now() - start).toBeLessThan(4_000)
  })
})

it.each([
  ['only if the customer agrees', 'Only where the customer agrees'],
  ['four days a week if thats what they want', 'Four days a week possible'],
  ['doesnt panic if three jobs land at once', 'You stay calm when three jobs land at once'],
])('leaves to the judge whether %j is %j', (before, after) => {
  expect(check(before, after)).toEqual({ verdict: 'judge' })
})

it.each([
  ['four days a week if they pass probation', 'Four days a week'],
  ['does not weld stainless on this line', 'You weld stainless on this line'],
])('sees that %j is not %j', (before, after) => {
  expect(check(before, after).verdict).toBe('changed')
})
