import { describe, expect, it } from 'vitest'
import { findUnlawful } from '@/lib/consultation/guard/law/screen'
import { check, contextOf } from '@/tests/support/draft-lines'
import { explainRejection } from './explain-rejection'
import type { DraftLine } from './schema'

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

  it.each([
    ['The manager says that we could go to £37,000 for somebody with signing authority.', 'F1'],
    ['The client told us in confidence that one colleague does all the controls.', 'F2'],
    ['I could go to £37,000 for somebody with signing authority.', 'F1'],
  ])('may not say who told it: %j', (text, id) => {
    const draft = { section: 'internalNotes', text, cites: [id] } as DraftLine
    expect(check(context, 'internalNotes', text, id)).toBe('line')
    expect(explainRejection(draft, 'line', context)).toBe('line (say what is so, and not who said it)')
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

describe('the right to work', () => {
  const text = (words: string) => `You have the right to work in the UK (${words})`

  it('is a demand where the firm sponsors nobody, wherever that was said', () => {
    expect(
      check(contextOf([['process', 'No sponsorship']]), 'experience', text('no sponsorship'), 'F1'),
    ).toBe('same')
    const visas = 'we can’t do visas'
    expect(check(contextOf([['experience', visas]]), 'experience', text(visas), 'F1')).not.toBe('scope')
  })

  it.each(['we can’t sponsor a visa', 'no sponsor licence here, sorry', 'we’re not able to do visas'])(
    'stands with the practical details, as lawful words of the manager: %s',
    (words) => {
      const context = contextOf([['process', words]])
      expect(findUnlawful(words)).toEqual([])
      expect(context.sources.flatMap(({ lines }) => lines.map(({ section }) => section))).toContain('process')
      expect(check(context, 'process', `You will need the right to work in the UK; ${words}`, 'F1')).toBe(
        'same',
      )
      expect(check(context, 'process', 'British nationals only', 'F1')).toBe('unlawful')
    },
  )

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

  it('names nobody, and the model is told why', () => {
    const leaving = contextOf([['alsoSaid', 'Dave leaves in May', 'must', { audience: 'agency' }]])
    const draft = { section: 'internalNotes', text: 'Dave leaves in May.', cites: ['F1'] } as DraftLine
    expect(check(leaving, 'internalNotes', draft.text, 'F1')).toBe('line')
    expect(explainRejection(draft, 'line', leaving)).toBe('line (person)')
    expect(check(leaving, 'internalNotes', 'A colleague leaves in May.', 'F1')).not.toBe('line')
  })

  it('keeps the role of whom the manager named by it', () => {
    const leaving = contextOf([
      ['alsoSaid', 'our lead engineer leaves in May', 'must', { audience: 'agency' }],
      ['alsoSaid', 'our controls engineer leaves in May', 'must', { audience: 'agency' }],
      ['alsoSaid', 'Sam asked the works manager for a rise', 'must', { audience: 'agency' }],
    ])
    const note = (text: string, id: string) => check(leaving, 'internalNotes', text, id)
    expect(note('A colleague leaves in May.', 'F1')).toBe('role')
    expect(note('Our lead engineer leaves in May.', 'F1')).not.toBe('role')
    expect(note('A colleague leaves in May.', 'F2')).not.toBe('role')
    expect(note('A colleague asked the works manager for a rise.', 'F3')).not.toBe('role')
    const draft = { section: 'internalNotes', text: 'A colleague leaves in May.', cites: ['F1'] } as DraftLine
    expect(explainRejection(draft, 'role', leaving)).toBe('role (say “lead engineer”, not “a colleague”)')
  })

  it('can say behind its words that it is in confidence', () => {
    const note = 'Marta Kowalik’s pay would stretch to 58k, for the agency only.'
    expect(check(context, 'internalNotes', note, 'F1')).toBe('same')
  })
})
