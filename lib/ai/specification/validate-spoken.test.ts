import { describe, expect, it } from 'vitest'
import type { briefOf } from '@/tests/support/briefs'
import { check, contextOf } from '@/tests/support/draft-lines'
import { explainRejection } from './explain-rejection'
import type { DraftLine } from './schema'

describe('an overview with figures as they are said', () => {
  const context = contextOf([
    ['culture', 'we’re employee owned since twenty twenty one'],
    ['location', 'Goole'],
  ])

  it('takes the year and refuses another', () => {
    expect(check(context, 'overview', 'Halyard has been employee owned since 2021.', 'C1', 'F1')).toBe(
      'judge',
    )
    expect(check(context, 'overview', 'Halyard has been employee owned since 2020.', 'C1', 'F1')).toBe(
      'figure',
    )
  })

  it('is told only what is new, for it may leave out', () => {
    const draft = { section: 'overview', text: 'Owned since 2019.', cites: ['F1'] } as DraftLine
    expect(explainRejection(draft, 'figure', context)).toBe('figure (new: 2019)')
  })
})

describe('a term in capitals', () => {
  const facts: Parameters<typeof briefOf> = [
    ['growth', 'ours is Inventor but if they know another one we’ll teach them ours'],
  ]
  const text = 'If you know another CAD package, we teach you ours, Inventor'

  it('can be taken from the sentence around its fact, and no name can', () => {
    const saidIn =
      'they draw in a CAD package for Brunel, ours is Inventor but if they know another one we’ll teach them ours'
    const context = contextOf(facts, { id: 'F1', saidIn })
    expect(check(context, 'growth', text, 'F1')).toBe('judge')
    expect(check(context, 'growth', 'If you know another package, Brunel teaches you Inventor', 'F1')).toBe(
      'name',
    )
    expect(check(contextOf(facts), 'growth', text, 'F1')).toBe('name')
  })
})

describe('what the source itself need not say', () => {
  it.each([
    [
      'process',
      'an enhanced DBS check, we pay for it',
      'Offers are subject to an enhanced DBS check, and we pay for it',
      '',
    ],
    ['workPattern', 'nights once a month, 2230-0700', 'Nights once a month, 10.30pm to 7am', ''],
    [
      'growth',
      'we send them on the course',
      'We send you on the SolidCut course',
      'it’s SolidCut, we send them on the course',
    ],
    [
      'niceToHave',
      'the Level 3 certificate',
      'The Level 3 certificate in BS 7909',
      'on BS 7909, the Level 3 certificate would be lovely',
    ],
  ] as const)('is not refused in %s: %s', (section, said, text, saidIn) => {
    const topic = section === 'niceToHave' ? 'qualifications' : section
    const facts: Parameters<typeof briefOf> = [[topic, said, section === 'niceToHave' ? 'nice' : 'must']]
    expect(check(contextOf(facts, { id: 'F1', saidIn }), section, text, 'F1')).toMatch(/^(?:judge|same)$/)
  })

  it('is the body that issues a standard, where another source names it', () => {
    const facts: Parameters<typeof briefOf> = [
      ['success', 'take the alarm design (61508-3) through review'],
      ['culture', 'we work to IEC 61508'],
    ]
    const text = 'Take the alarm design (IEC 61508-3) through review'
    expect(check(contextOf(facts), 'firstYear', text, 'F1')).toBe('judge')
    expect(check(contextOf(facts.slice(0, 1)), 'firstYear', text, 'F1')).toBe('name')
  })
})

it('lets what can be learnt stand beside the need that it may stand in for, and nowhere else among needs', () => {
  const facts: Parameters<typeof briefOf> = [
    ['experience', 'has worked to a safety standard'],
    ['experience', '61508 can be learnt in three months', 'learnable'],
  ]
  const context = contextOf(facts)
  const text = 'You have worked to a safety standard (61508 can be learnt in three months)'
  expect(check(context, 'experience', text, 'F1', 'F2')).toBe('judge')
  expect(check(context, 'experience', '61508 can be learnt in three months', 'F2')).toBe('wrongSection')
})

describe('a wish', () => {
  it('can be taught only where somebody said so', () => {
    const context = contextOf([
      ['technical', 'Fanuc robots', 'nice'],
      ['technical', 'Lenze drives', 'learnable'],
      ['technical', 'KUKA robots, we’d show them', 'nice'],
    ])
    expect(check(context, 'niceToHave', 'Fanuc robots (we can teach you)', 'F1')).toBe('adds')
    expect(check(context, 'niceToHave', 'Lenze drives (we can teach you)', 'F2')).not.toBe('adds')
    expect(check(context, 'niceToHave', 'KUKA robots (we would show you)', 'F3')).not.toBe('adds')
  })
})

describe('explainRejection', () => {
  it('names every fault of a line at once, and none that is not there', () => {
    const context = contextOf([['hours', 'Friday eight till one, half an hour for lunch, the odd one later']])
    const draft = {
      section: 'hours',
      text: 'Thursday 8am to 4pm, half an hour for lunch, the odd one later',
      cites: ['F1'],
    } as DraftLine
    const reason = explainRejection(draft, 'figure', context)
    expect(reason).toContain('figure (new: 4)')
    expect(reason).toContain('name (new: thursday, missing: friday)')
    expect(reason).not.toMatch(/missing: 1\b|missing: one/)
  })
})

describe('a line that leaves out comments of the talk', () => {
  const context = contextOf([
    ['workPattern', 'nights every other week, it’s alright once you’re used to it'],
    ['benefits', 'free parking, which is a godsend round here'],
    ['responsibilities', 'run the press brake, it’s a lovely machine when it’s behaving'],
    ['onCall', 'one week in five on call, it’s not bad, unless you’re on site'],
    ['benefits', 'a van, nothing fancy, only for work though'],
  ])

  it.each([
    ['workPattern', 'Night shifts every other week', 'F1'],
    ['benefits', 'Free parking', 'F2'],
    ['responsibilities', 'Run the press brake', 'F3'],
    ['onCall', 'One week in five on call, unless you are on site', 'F4'],
    ['benefits', 'A van, for work only', 'F5'],
  ] as const)('is not refused in %s: %j', (section, text, id) => {
    expect(['same', 'judge']).toContain(check(context, section, text, id))
  })

  it.each([
    ['workPattern', 'Night shifts one week in three', 'F1', 'figure'],
    ['onCall', 'One week in five on call', 'F4', 'condition'],
    ['benefits', 'A van', 'F5', 'exclusivity'],
  ] as const)('is refused in %s where it leaves out more: %j', (section, text, id, reason) => {
    expect(check(context, section, text, id)).toBe(reason)
  })
})

describe('what is not offered', () => {
  it('stands with what it is like to work there', () => {
    const context = contextOf([['growth', 'no promotion is planned']])
    expect(check(context, 'growth', 'No promotion is planned', 'F1')).toBe('wrongSection')
    expect(check(context, 'culture', 'No promotion is planned', 'F1')).toBe('same')
  })
})

describe('a goal that says where things are today', () => {
  it.each([
    ['get scrap from 6.8% to 3% by June', 'Bring scrap down from 6.8% to 3% by June'],
    ['OEE is 71 and should be 78 in twelve months', 'Raise OEE from 71 to 78 in 12 months'],
    ['9 of 10 reports out on time, its 7 of 10 now', 'Get 9 of 10 reports out on time, from 7 of 10 now'],
  ])('keeps both figures: %j as %j', (said, text) => {
    const context = contextOf([['success', said]])
    expect(['same', 'judge']).toContain(check(context, 'firstYear', text, 'F1'))
  })

  it.each([
    ['get scrap from 6.8% to 3% by June', 'Bring scrap down to 3% by June'],
    ['OEE is 71 and should be 78 in twelve months', 'Raise OEE to 78 in 12 months'],
    ['OEE is 71 and should be 78 in twelve months', 'Raise OEE from 71 to 80 in 12 months'],
  ])('loses neither of them: %j as %j', (said, text) => {
    expect(check(contextOf([['success', said]]), 'firstYear', text, 'F1')).toBe('figure')
  })

  it('is no goal where it only tells what goes wrong', () => {
    const context = contextOf([['success', 'scrap is at 6.8%, which has to come down']])
    expect(check(context, 'firstYear', 'Scrap is at 6.8%, which has to come down', 'F1')).toBe('failure')
  })

  it('is a duty by what is done', () => {
    const said = 'Investigates customer complaints of seal failure, five a month now'
    const text = 'Investigate customer complaints of seal failure'
    const context = contextOf([['responsibilities', said]])
    expect(['same', 'judge']).toContain(check(context, 'responsibilities', text, 'F1'))
  })
})

describe('what is expressly not needed', () => {
  it('is said in one line, and never as a demand', () => {
    const context = contextOf([['experience', 'Experience of food is not needed', 'notApplicable']])
    const text = 'No food experience needed'
    expect(['same', 'judge']).toContain(check(context, 'experience', text, 'F1'))
    expect(check(context, 'experience', 'You have experience of food', 'F1')).not.toBe('judge')
    expect(check(context, 'experience', 'Experience of food is needed', 'F1')).not.toBe('judge')
  })
})

it('takes a plain word for slang, though the law knows it', () => {
  const context = contextOf([['healthSafety', 'Kids in the yard at half three so we lock the gate']])
  expect(check(context, 'healthSafety', 'There are children in the yard at 3.30pm', 'F1')).not.toBe(
    'unlawful',
  )
})

describe('a target of a team', () => {
  it.each([
    ['the team should be at 95% on time by June', 'Reach 95% on time by June'],
    ['our shop needs to get to 12 pumps a week', 'Build 12 pumps a week'],
    ['as a team, 40 installs a month by summer', 'Complete 40 installs a month by summer'],
  ])('is not made personal: %j as %j', (said, text) => {
    const context = contextOf([['success', said]])
    expect(check(context, 'firstYear', text, 'F1')).toBe('subject')
    const draft = { section: 'firstYear', text, cites: ['F1'] } as DraftLine
    expect(explainRejection(draft, 'subject', context)).toContain('the target is the team’s')
  })

  it.each([
    ['the team should be at 95% on time by June', 'Help the team reach 95% on time by June'],
    ['have 12 pumps a week out by June', 'Build 12 pumps a week by June'],
  ])('may be told as theirs, and one of the person as theirs: %j as %j', (said, text) => {
    expect(check(contextOf([['success', said]]), 'firstYear', text, 'F1')).not.toBe('subject')
  })
})
