import { describe, expect, it } from 'vitest'
import { applyOperations } from '@/lib/consultation/brief/operations'
import { type Brief, EMPTY_BRIEF } from '@/lib/consultation/brief/schema'
import { verifyOperations } from '@/lib/consultation/brief/verify'
import type { AgendaTopic } from '@/lib/consultation/topics'
import { extractOperations } from './extract'

const read = (message: string, brief: Brief = EMPTY_BRIEF) =>
  extractOperations({ message, brief, jobTitle: 'Bridge Engineer', companyName: 'Severnside' })

const asking = (topic: AgendaTopic): Brief => ({
  ...EMPTY_BRIEF,
  agenda: { ...EMPTY_BRIEF.agenda, asked: { topic, followUp: false } },
})

/** The brief after messages, each read with what was there before. */
function briefAfter(...messages: string[]): Brief {
  let count = 0
  return messages.reduce(
    (brief, message, index) =>
      applyOperations(brief, read(message, brief), { messageId: `m${index}`, because: 'test' }, () => {
        count += 1
        return `f${count}`
      }),
    EMPTY_BRIEF,
  )
}

const valuesOf = ({ facts }: Brief) =>
  facts.filter(({ state }) => state === 'active').map(({ value }) => value)

it('keeps the bound of pay that follows the title and the place', () => {
  const read = valuesOf(
    briefAfter('We need a senior bridge engineer in Leeds, up to £55,000. They must know Tekla.'),
  )
  expect(read).toEqual(['in Leeds', 'up to £55,000', 'They must know Tekla'])
})

describe('extractOperations', () => {
  it('keeps full clauses in the manager’s words, each where it belongs', () => {
    const found = read(
      'They must know Eurocodes and MIDAS Civil. The salary is £58,000 to £66,000. We’re based in our Bristol office.',
    )
    expect(found.map(({ topic, value }) => [topic, value])).toEqual([
      ['technical', 'They must know Eurocodes and MIDAS Civil'],
      ['pay', '£58,000 to £66,000'],
      ['location', 'We’re based in our Bristol office'],
    ])
  })

  it('reads why there is a vacancy, what is wanted and the terms of a run-on message apart', () => {
    const found = read(
      'two fitters are retiring so need someone who can strip pumps and rebuild them. 38 to 42k, monday to friday, 39 hrs',
      asking('driver'),
    )
    expect(found.map(({ topic, value }) => [topic, value])).toEqual([
      ['driver', 'two fitters are retiring'],
      ['responsibilities', 'need someone who can strip pumps and rebuild them'],
      ['pay', '38 to 42k'],
      ['hours', 'monday to friday, 39 hrs'],
    ])
  })

  it('notes a qualification that is not asked for', () => {
    expect(read('They want competence records, not a degree').map(({ topic }) => topic)).toEqual([
      'qualifications',
      'alsoSaid',
    ])
  })

  it('keeps what is told behind "nothing"', () => {
    const found = read('nothing dangerous, usual PPE', asking('healthSafety'))
    expect(found.map(({ topic, value }) => [topic, value])).toEqual([
      ['healthSafety', 'nothing dangerous, usual PPE'],
    ])
  })

  it('wishes for what may be taught, and prints no remark on it', () => {
    const found = read('Dynamo would be nice but we can teach that')
    expect(found.map(({ strength, value }) => [strength, value])).toEqual([['nice', 'Dynamo would be nice']])
  })

  it('takes nothing out that no word speaks against', () => {
    const brief = briefAfter('They must have three years of air balancing.')
    expect(read('The three years.', brief).filter(({ op }) => op === 'withdraw')).toEqual([])
  })

  it('reads tags and Markdown marks as if they were not there, and quotes them with the words', () => {
    const message = '<b>Pay</b>: £41,000 a year. They must have **Sage** and _Xero_.'
    const found = read(message)
    expect(found.map(({ value }) => value)).toEqual(['£41,000 a year', 'They must have Sage and Xero'])
    expect(found.map(({ quote, at }) => message.slice(at ?? 0, (at ?? 0) + (quote?.length ?? 0)))).toEqual([
      '£41,000 a year',
      'They must have **Sage** and _Xero',
    ])
  })

  it('quotes the message at its place, whatever is in it', () => {
    for (const message of [
      'so yeah they’d run the trials 🎉 and um check the welds, thanks',
      'Requirements\n• CSCS card\n• Full driving licence\n\nBenefits\n25 days’ holiday',
      'ﬁve years’ steelwork — Leeds, £45k',
    ])
      expect(verifyOperations(read(message), message, EMPTY_BRIEF, 'rules').refused).toEqual([])
  })

  it('hears what is only wished for', () => {
    const [fact] = read('Experience of post-tensioned bridges would be nice to have.')
    expect(fact).toMatchObject({ op: 'add', strength: 'nice' })
  })

  it('does not cut a verb from the name behind it', () => {
    const [first] = read('They need to have used Midas Civil or something like it.')
    expect(first?.value).toBe('They need to have used Midas Civil or something like it')
  })

  it('keeps apart what is required and what would be nice in one sentence', () => {
    const strengths = (message: string) =>
      read(message).map(({ strength, value }) => [strength, /MIDAS|Revit/.exec(value ?? '')?.[0]])
    const both = [
      ['must', 'MIDAS'],
      ['nice', 'Revit'],
    ]
    expect(strengths('They need MIDAS Civil, and Revit would be nice.')).toEqual(both)
    expect(strengths('MIDAS Civil is essential and Revit is desirable.')).toEqual(both)
    expect(strengths('Revit would be a bonus but they must know MIDAS Civil.')).toEqual(both.toReversed())
  })

  it('takes the second of two values in one message where it corrects the first', () => {
    expect(valuesOf(briefAfter('The salary is £45,000, no sorry, make that £48,000.'))).toEqual(['£48,000'])
  })

  it('replaces what an earlier message said where this one says so', () => {
    const brief = briefAfter('The salary is £45,000.', 'Actually, make that £48,000, not £45,000.')
    expect(valuesOf(brief)).toHaveLength(1)
    expect(valuesOf(brief)[0]).toContain('48,000')
  })

  it('keeps a second value beside the first where nothing says which holds', () => {
    const [first, second] = briefAfter('The salary is £45,000.', 'We pay £48,000.').facts
    expect(second?.conflictsWith).toBe(first?.id)
  })

  it('closes a question that gets no answer', () => {
    expect(read('I don’t know yet.', asking('pay'))).toMatchObject([
      { op: 'close', topic: 'pay', reason: 'unknown' },
    ])
    expect(read('Skip that one', asking('pay'))).toMatchObject([
      { op: 'close', topic: 'pay', reason: 'skipped' },
    ])
  })

  it('ends when the manager says so', () => {
    expect(read('That’s everything, thank you.').map(({ op }) => op)).toContain('finish')
  })

  it('keeps a confidence from candidates', () => {
    const found = read('We could stretch to £520 a day for the right person, but keep that between us.')
    expect(found.map(({ topic }) => topic)).toEqual(['alsoSaid'])
  })

  it.each([
    'We’re signed up to the armed forces covenant, so veterans get an interview.',
    'Please don’t mention the old depot in any of it.',
    'Oh, and Karim’s lot are two doors down, they share the kitchen with us.',
    'Could be I’d let them finish early on a Friday, like.',
    'Whatever shift they want, within reason, we pass the rota round.',
    'no time wasters, own tools',
  ])('keeps in some place what was said in passing: %s', (message) => {
    const brief = briefAfter(message)
    expect(valuesOf(brief)).not.toEqual([])
    expect(brief.agenda.closed).toEqual([])
  })

  it.each([
    'Hiya, good morning!',
    'Thanks very much, cheers.',
    'yes',
    'What happens next?',
    'Is that allowed?',
  ])('notes nothing of %j', (message) => {
    expect(valuesOf(briefAfter(message))).toEqual([])
  })

  it('reads none of a sentence that the guard holds', () => {
    const found = read('They must know Revit. We’d rather have a young man for this.')
    expect(found.filter(({ op }) => op === 'challenge')).not.toEqual([])
    expect(found.filter(({ op }) => op === 'add').map(({ value }) => value)).toEqual(['They must know Revit'])
  })

  it('leaves the contact, the equality statement and the headings of an advert out', () => {
    const found = read(
      `Bridge Engineer
What you’ll do:
• Design and check bridge repairs
• Lead inspections of masonry arches
What you’ll need:
• A degree in civil engineering
• A full driving licence
We are an equal opportunities employer and welcome applications from all.
To apply, email Jo Lane at jobs@severnside.example or call 0117 496 0000.`,
    )
    const said = found.map(({ value }) => value).join('\n')
    expect(said).toContain('Design and check bridge repairs')
    expect(said).toContain('A full driving licence')
    expect(said).not.toMatch(/equal opportunities|jobs@|What you/)
  })

  it('gives the same for the same, and takes any text', () => {
    const message = `${'x'.repeat(3000)} constructor __proto__ \u0000 \ud800 they’d weld`
    expect(read(message)).toEqual(read(message))
    expect(read('')).toEqual([])
  })
})

describe('a question', () => {
  it.each(['How soon could somebody start?', 'Is a degree over the top?', 'What do you charge?'])(
    'gives no fact and closes no topic: %j',
    (message) => {
      expect(read(message, asking('responsibilities'))).toEqual([])
    },
  )

  it('closes no topic by a remark that goes with it', () => {
    const message = 'Could you write me a nice opening line? I’m no good at that bit.'
    expect(read(message, asking('responsibilities')).map(({ op }) => op)).not.toContain('close')
  })

  it('leaves a topic to be closed in so many words', () => {
    expect(read('How far are we? Skip this one.', asking('responsibilities'))).toMatchObject([
      { op: 'close', topic: 'responsibilities', reason: 'skipped' },
    ])
  })

  it('is left out of what is read around it', () => {
    const message = 'How far are we? We pay £45,000 a year, is that enough? The job is in Leeds.'
    const operations = read(message)
    expect(operations.map(({ topic }) => topic)).toEqual(['pay', 'location'])
    for (const { quote, at } of operations) expect(message.slice(at ?? 0).startsWith(quote ?? '?')).toBe(true)
  })
})

it('takes a plain duty for one, whatever was asked about', () => {
  const brief = {
    ...EMPTY_BRIEF,
    agenda: { ...EMPTY_BRIEF.agenda, asked: { topic: 'driver' as const, followUp: false } },
  }
  const found = extractOperations({
    message: 'They will design our pumps.',
    brief,
    jobTitle: 'Engineer',
    companyName: 'Castle',
  })
  expect(found).toMatchObject([{ op: 'add', topic: 'responsibilities' }])
})

it('replaces a figure that a later message corrects', () => {
  const before = '50 to 58k depending on chartership'
  for (const said of [
    'Actually make the pay 52 to 60k',
    'sorry, change the salary to 52 to 60k',
    'can we change the pay to 52 to 60k?',
  ])
    expect(valuesOf(briefAfter(before, said))).toEqual(['52 to 60k'])
})

it('asks no more about what nobody needs', () => {
  const closed = (brief: Brief) => brief.agenda.closed
  expect(closed(briefAfter('No certificates needed, to be honest, we train.'))).toEqual([
    { topic: 'qualifications', how: 'answered' },
  ])
  expect(closed(briefAfter('No certificates needed, but a driving licence is a must.'))).toEqual([])
  expect(closed(briefAfter('AutoCAD isn’t needed.'))).toEqual([])
})

it('keeps a figure that is put right within a doubt', () => {
  expect(
    valuesOf(briefAfter('5 weeks off incl. bank holidays? no sorry 5 weeks plus bank holidays.')),
  ).toEqual(['5 weeks plus bank holidays'])
})

it('hears each part of pay and hours as itself', () => {
  expect(
    valuesOf(briefAfter('49k inc shift allowance, 4 on 4 off 6pm to 6am. 33% of that is the allowance')),
  ).toEqual(['49k inc shift allowance', '4 on 4 off 6pm to 6am', '33% of that is the allowance'])
})

it.each([
  ['CVs by 9 January please', 'alsoSaid'],
  ['We can teach the press controls and the hoist', 'growth'],
])('keeps %j under %s', (words, topic) => {
  const found = read(words)
  expect(found.map((operation) => operation.topic)).toEqual([topic])
})

it('takes what would show that the right person was hired as a goal', () => {
  const said = 'takes a job from enquiry to handover without me checking it. returns under one in fifty'
  expect(read(said, asking('success')).map(({ topic }) => topic)).toEqual(['success', 'success'])
  expect(read('They will design our pumps', asking('success')).map(({ topic }) => topic)).toEqual([
    'responsibilities',
  ])
})

it('leaves why there is a vacancy with the agency, whatever was asked', () => {
  const found = read('Our last designer is retiring and nobody here can cover for him', asking('success'))
  expect(found.map(({ topic }) => topic)).toEqual(['driver'])
})

it('tells candidates nothing about the person who had the job before', () => {
  const found = read('The last buyer left after seven months. Came from a bank, never set foot in a foundry.')
  expect(found.map(({ topic }) => topic)).toEqual(['driver', 'driver'])
})
