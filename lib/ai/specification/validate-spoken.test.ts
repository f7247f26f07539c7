import { describe, expect, it } from 'vitest'
import { writeSpecification } from '@/lib/ai/note-taker/write'
import type { Section } from '@/lib/specification/options'
import { briefOf, createIdCounter } from '@/tests/support/briefs'
import { explainRejection } from './explain-rejection'
import type { DraftLine } from './schema'
import { listSources } from './sources'
import { type CheckContext, checkDraftLine, checkOverviewLine } from './validate'

function contextOf(
  facts: Parameters<typeof briefOf>,
  around: { id: string; saidIn: string } = { id: '', saidIn: '' },
): CheckContext {
  const input = {
    brief: briefOf(...facts),
    company: { name: 'Halyard', description: 'Motor drives for ships.', industry: null, size: null },
    jobTitle: 'Controls Engineer',
    houseRules: [],
    newId: createIdCounter(),
  }
  const sources = listSources(input, writeSpecification(input)).map((source) =>
    source.id === around.id ? { ...source, saidIn: around.saidIn } : source,
  )
  return { sources, company: 'Halyard', jobTitle: 'Controls Engineer', houseRules: [], challenged: [] }
}

const check = (context: CheckContext, section: Section, text: string, ...cites: string[]) => {
  const line = { section, text, cites } as DraftLine
  const checked = section === 'overview' ? checkOverviewLine(line, context) : checkDraftLine(line, context)
  return 'rejection' in checked ? checked.rejection : checked.verdict
}

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

describe('what is not to be named', () => {
  it.each([
    [
      'One is at Daventry and the customer mustn’t be named, nor the place',
      'Neither the customer nor the place of one job is to be named.',
    ],
    [
      'The port customer is Calder Ports and mustn’t be named anywhere',
      'The port customer must not be named anywhere.',
    ],
  ])('is left out of the note for the agency: %j', (said, note) => {
    const context = contextOf([['alsoSaid', said, 'must', { audience: 'agency' }]])
    expect(check(context, 'internalNotes', note, 'F1')).toBe('judge')
  })

  it('may be named in no line', () => {
    const said = 'The port customer is Calder Ports and mustn’t be named anywhere'
    const context = contextOf([
      ['alsoSaid', said, 'must', { audience: 'agency' }],
      ['culture', 'we work for ports'],
    ])
    const note = 'The port customer is Calder Ports, which must not be named anywhere.'
    expect(check(context, 'internalNotes', note, 'F1')).toBe('name')
    expect(
      explainRejection({ section: 'internalNotes', text: note, cites: ['F1'] } as DraftLine, 'name', context),
    ).toBe('name (it is not to be named)')
    expect(check(context, 'culture', 'We work for ports', 'F2')).toBe('same')
  })

  it('keeps a name that another source has', () => {
    const context = contextOf([
      ['alsoSaid', 'the customer in Hull mustn’t be named', 'must', { audience: 'agency' }],
      ['location', 'Hull'],
    ])
    expect(check(context, 'location', 'Hull', 'F2')).toBe('same')
  })
})

describe('a note for the agency', () => {
  const context = contextOf([
    ['alsoSaid', 'I could go to £37,000 for somebody with signing authority', 'must', { audience: 'agency' }],
    [
      'alsoSaid',
      'we’ve got one chap, Kelvin, who does all the controls for eighteen odd machines a year',
      'must',
      { audience: 'agency' },
    ],
  ])

  it.each([
    ['For the agency only: we could go to £37,000 for somebody with signing authority.', 'F1'],
    [
      'For the agency and not for the advert: we could go to £37,000 for somebody with signing authority.',
      'F1',
    ],
    ['One colleague does all the controls for about 18 machines a year.', 'F2'],
  ])('may say for whom it is, and of whom without a name: %j', (text, id) => {
    expect(['same', 'judge']).toContain(check(context, 'internalNotes', text, id))
  })

  it('may not change what it notes', () => {
    expect(check(context, 'internalNotes', 'For the agency only: we could go to £39,000.', 'F1')).toBe(
      'figure',
    )
    expect(
      check(
        context,
        'internalNotes',
        'We could only go to £37,000 for somebody with signing authority.',
        'F1',
      ),
    ).toBe('exclusivity')
  })
})

describe('an offer that another source does not promise', () => {
  const context = contextOf([
    ['package', 'a profit bonus'],
    [
      'alsoSaid',
      'the profit bonus was eleven hundred quid but it’s not promised',
      'must',
      { audience: 'agency' },
    ],
    ['package', 'a van'],
  ])

  it.each([
    ['A profit bonus (not guaranteed)', 'judge'],
    ['A discretionary profit bonus', 'judge'],
    ['A profit bonus', 'condition'],
    ['A guaranteed profit bonus', 'condition'],
  ])('is printed with its caveat or not at all: %j', (text, verdict) => {
    const result = check(context, 'package', text, 'F1')
    if (verdict === 'judge') expect(['same', 'judge']).toContain(result)
    else expect(result).toBe(verdict)
  })

  it('is compared as it is where its own source has the caveat', () => {
    const own = contextOf([['package', 'profit share, £900 each last year, not guaranteed']])
    const checkOwn = (text: string) => check(own, 'package', text, 'F1')
    expect(['same', 'judge']).toContain(checkOwn('Profit share (£900 each last year, not guaranteed)'))
    expect(checkOwn('Profit share of £900 each')).toBe('condition')
  })

  it('leaves other offers alone, and the reason names the caveat', () => {
    expect(check(context, 'package', 'A van', 'F3')).toBe('same')
    const draft = { section: 'package', text: 'A profit bonus', cites: ['F1'] } as DraftLine
    expect(explainRejection(draft, 'condition', context)).toBe('condition (missing: not guaranteed)')
  })
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

describe('a goal that starts from what goes wrong', () => {
  const context = contextOf([['success', 'get scrap from 6.8% to 3% by June']])

  it('is told by its aim', () => {
    expect(['same', 'judge']).toContain(check(context, 'firstYear', 'Bring scrap down to 3% by June', 'F1'))
    const text = 'Bring scrap down from 6.8% to 3% by June'
    expect(check(context, 'firstYear', text, 'F1')).toBe('failure')
    expect(check(context, 'firstYear', 'Bring scrap down to 4% by June', 'F1')).toBe('figure')
  })
})

describe('a goal that says where things are today', () => {
  it.each([
    ['9 of 10 reports out on time, its 7 of 10 now', 'Get 9 out of 10 reports out on time'],
    [
      'electrical stoppages under six hours a month. It was eleven last year',
      'Bring electrical stoppages under six hours a month',
    ],
    ['OEE is 71 and should be 78 in twelve months', 'Raise OEE to 78 in 12 months'],
    [
      'The tool change takes 96 minutes on average, and should take 60',
      'Cut the average tool change to 60 minutes',
    ],
    [
      'Scrap is now 4.8%, skeletal waste excluded, and must be 3.2% by December 2027',
      'Bring scrap, skeletal waste excluded, down to 3.2% by December 2027',
    ],
  ])('is told by its aim: %j as %j', (said, text) => {
    expect(['same', 'judge']).toContain(check(contextOf([['success', said]]), 'firstYear', text, 'F1'))
  })

  it('keeps the figure that is aimed at', () => {
    const context = contextOf([['success', 'OEE is 71 and should be 78 in twelve months']])
    expect(check(context, 'firstYear', 'Raise OEE within 12 months', 'F1')).toBe('figure')
    expect(check(context, 'firstYear', 'Raise OEE to 71 in 12 months', 'F1')).toBe('figure')
    expect(check(context, 'firstYear', 'Raise OEE to 80 in 12 months', 'F1')).toBe('figure')
  })

  it('is a duty by what is done', () => {
    const said = 'Investigates customer complaints of seal failure, five a month now'
    const text = 'Investigate customer complaints of seal failure'
    const context = contextOf([['responsibilities', said]])
    expect(['same', 'judge']).toContain(check(context, 'responsibilities', text, 'F1'))
  })
})

describe('a name that the manager asked to leave out', () => {
  const context = {
    ...contextOf([
      ['culture', 'you report to Dawn in the office'],
      ['alsoSaid', 'Calder Ports is the client', 'must', { audience: 'agency' }],
    ]),
    secretNames: ['Calder Ports', 'Dawn'],
  }

  it('stands in no line, and a line says what it is instead', () => {
    expect(check(context, 'culture', 'You report to Dawn in the office', 'F1')).not.toBe('judge')
    expect(['same', 'judge']).toContain(
      check(context, 'culture', 'You report to a colleague in the office', 'F1'),
    )
    expect(check(context, 'internalNotes', 'Calder Ports is the client.', 'F2')).toBe('name')
    expect(check(context, 'internalNotes', 'The client is a port.', 'F2')).toBe('judge')
  })
})

describe('a project that the agency knows to be undecided', () => {
  const project = 'new soft starters on both cone crushers in the January 2028 shutdown'
  const doubt = 'the board’s not signed yet'
  const at = (start: number, text: string) => ({
    evidence: [{ kind: 'message' as const, id: 'm', start, end: start + text.length }],
  })
  const context = contextOf([
    ['success', project, 'must', at(0, project)],
    ['driver', doubt, 'must', { audience: 'agency', ...at(project.length + 2, doubt) }],
  ])
  const certain = 'Fit new soft starters to both cone crushers in the January 2028 shutdown'

  it('is not printed as certain', () => {
    expect(check(context, 'firstYear', certain, 'F1')).toBe('condition')
    const draft = { section: 'firstYear', text: certain, cites: ['F1'] } as DraftLine
    expect(explainRejection(draft, 'condition', context)).toBe(
      'condition (missing: planned, for it is not decided)',
    )
    const planned = 'Fit new soft starters to both cone crushers, planned for the January 2028 shutdown'
    expect(['same', 'judge']).toContain(check(context, 'firstYear', planned, 'F1'))
  })
})

describe('who they report to', () => {
  it('stands under no label of the practical rows', () => {
    const context = contextOf([['culture', 'they report to our commissioning manager']])
    const text = 'You report to our commissioning manager'
    expect(check(context, 'workPattern', text, 'F1')).toBe('wrongSection')
    expect(explainRejection({ section: 'workPattern', text, cites: ['F1'] }, 'wrongSection', context)).toBe(
      'wrongSection (who they report to goes to culture)',
    )
    expect(['same', 'judge']).toContain(check(context, 'culture', text, 'F1'))
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

describe('the right to work', () => {
  const text = (words: string) => `You have the right to work in the UK (${words})`

  it('is a demand where the firm sponsors nobody, wherever that was said', () => {
    expect(
      check(contextOf([['process', 'No sponsorship']]), 'experience', text('no sponsorship'), 'F1'),
    ).toBe('same')
    const visas = 'we can’t do visas'
    expect(check(contextOf([['experience', visas]]), 'experience', text(visas), 'F1')).not.toBe('scope')
  })

  it('is refused where the firm does sponsor, or said nothing about it', () => {
    expect(
      check(contextOf([['experience', 'we sponsor visas']]), 'experience', text('we sponsor visas'), 'F1'),
    ).toBe('scope')
    expect(
      check(contextOf([['process', 'two interviews']]), 'experience', text('two interviews'), 'F1'),
    ).toBe('wrongSection')
  })
})

describe('a note for the agency', () => {
  const context = contextOf([
    ['alsoSaid', 'Marta Kowalik’s pay would stretch to 58k', 'must', { audience: 'agency' }],
  ])

  it('says “a colleague” for a name, and no other name', () => {
    expect(check(context, 'internalNotes', 'A colleague’s pay would stretch to £58,000.', 'F1')).toBe('judge')
    expect(check(context, 'internalNotes', 'Pay at Northgate would stretch to £58,000.', 'F1')).toBe('name')
  })

  it('can say behind its words that it is in confidence', () => {
    const note = 'Marta Kowalik’s pay would stretch to 58k, for the agency only.'
    expect(check(context, 'internalNotes', note, 'F1')).toBe('same')
  })
})

it('takes a plain word for slang, though the law knows it', () => {
  const context = contextOf([['healthSafety', 'Kids in the yard at half three so we lock the gate']])
  expect(check(context, 'healthSafety', 'There are children in the yard at 3.30pm', 'F1')).not.toBe(
    'unlawful',
  )
})
