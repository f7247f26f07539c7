import { describe, expect, it } from 'vitest'
import { writeSpecification } from '@/lib/ai/note-taker/write'
import { briefOf, createIdCounter } from '@/tests/support/briefs'
import { listSources } from './sources'

const message =
  'the nights are four on four off but it is kept for the Thursday crowd, and it is 12 hours a shift'
const brief = briefOf([
  'workPattern',
  'four on four off',
  'must',
  { evidence: [said('four on four off'), said('12 hours a shift')] },
])

function said(words: string) {
  const start = message.indexOf(words)
  return { kind: 'message' as const, id: 'm', start, end: start + words.length }
}

function sourceOf(challenged: string[]) {
  const input = {
    brief,
    company: { name: 'Halyard', description: null, industry: null, size: null },
    jobTitle: 'Fitter',
    houseRules: [],
    challenged,
    messages: new Map([['m', message]]),
    asked: new Map([['m', 'Is it kept for the Thursday crowd, and what is the pattern?']]),
    newId: createIdCounter(),
  }
  return listSources(input, writeSpecification(input)).find(({ id }) => id === 'F1')
}

describe('the words around a fact', () => {
  it('show when it holds', () => {
    expect(sourceOf([])).toMatchObject({ saidIn: message, answers: ['12 hours a shift'] })
  })

  it('are left out where a reader challenged words of them', () => {
    expect(sourceOf(['but it is kept for the Thursday crowd'])).toMatchObject({ saidIn: '' })
    expect(sourceOf(['kept for the Thursday crowd'])).toMatchObject({ saidIn: '', asked: '' })
    expect(sourceOf(['12 hours a shift'])).toMatchObject({ answers: [] })
  })
})

it('shows the line of a scrap of notes that says nothing alone, unless the agency alone may know some of it', () => {
  const notes = 'call-outs one week in six. double time.\nparking is free. time and a half. could go to 50.'
  const place = (words: string) => {
    const start = notes.indexOf(words)
    return { evidence: [{ kind: 'message' as const, id: 'm', start, end: start + words.length }] }
  }
  const input = {
    brief: briefOf(
      ['package', 'double time', 'must', place('double time')],
      ['package', 'time and a half', 'must', place('time and a half')],
      ['alsoSaid', 'could go to 50', 'must', { audience: 'agency', ...place('could go to 50') }],
    ),
    company: { name: 'Halyard', description: null, industry: null, size: null },
    jobTitle: 'Fitter',
    houseRules: [],
    messages: new Map([['m', notes]]),
    newId: createIdCounter(),
  }
  const sources = listSources(input, writeSpecification(input))
  expect(sources.flatMap(({ facts, saidIn }) => facts.map(({ value }) => [value, saidIn]))).toEqual([
    ['double time', 'call-outs one week in six. double time.'],
    ['time and a half', ''],
    ['could go to 50', expect.any(String)],
  ])
})

describe('the question before a message', () => {
  const question = 'What would they do if a brake looked wrong?'
  const askedOf = (words: string, value: string) => {
    const start = words.indexOf(value)
    const evidence = [{ kind: 'message' as const, id: 'm', start, end: start + value.length }]
    const input = {
      brief: briefOf(['softSkills', value, 'must', { evidence }]),
      company: { name: 'Halyard', description: null, industry: null, size: null },
      jobTitle: 'Fitter',
      houseRules: [],
      challenged: [],
      messages: new Map([['m', words]]),
      asked: new Map([['m', question]]),
      newId: createIdCounter(),
    }
    return listSources(input, writeSpecification(input)).find(({ id }) => id === 'F1')?.asked
  }

  it.each([
    ['they ring me before they touch it', 'they ring me before they touch it'],
    ['Yes, they ring me first', 'they ring me first'],
    ['They ring me first. The van is theirs to take home.', 'They ring me first'],
  ])('explains the short answer that opens %j', (words, value) => {
    expect(askedOf(words, value)).toBe(question)
  })

  it.each([
    ['They ring me first. Patient with apprentices too.', 'Patient with apprentices too'],
    ['Also they must be patient with apprentices', 'they must be patient with apprentices'],
    ['Before I forget, patient with apprentices', 'patient with apprentices'],
    ['They ring me first, then clean down, and they’re patient with apprentices', 'patient with apprentices'],
  ])('explains nothing else in %j', (words, value) => {
    expect(askedOf(words, value)).toBe('')
  })
})

it('offers an overview nothing that stands with the notes for the agency', () => {
  const input = {
    brief: briefOf(['location', 'because we picked up the contract from them'], ['location', 'Malvern']),
    company: { name: 'Halyard', description: null, industry: null, size: null },
    jobTitle: 'Fitter',
    houseRules: [],
    challenged: [],
    newId: createIdCounter(),
  }
  const sources = listSources(input, writeSpecification(input))
  expect(sources.map(({ said, audience, isForOverview }) => [said, audience, isForOverview])).toEqual([
    ['Fitter', 'candidate', true],
    ['because we picked up the contract from them', 'agency', false],
    ['Malvern', 'candidate', true],
  ])
})

describe('what was taken back or said in confidence', () => {
  const sourceOf = (
    words: string,
    value: string,
    hidden: Parameters<typeof briefOf>[number][],
    question = '',
  ) => {
    const place = (part: string) => {
      const start = words.indexOf(part)
      return [{ kind: 'message' as const, id: 'm', start, end: start + part.length }]
    }
    const facts = hidden.map(([topic, part, strength, more]): Parameters<typeof briefOf>[number] => [
      topic,
      part,
      strength,
      { ...more, evidence: place(part) },
    ])
    const input = {
      brief: briefOf(['workPattern', value, 'must', { evidence: place(value) }], ...facts),
      company: { name: 'Halyard', description: null, industry: null, size: null },
      jobTitle: 'Fitter',
      houseRules: [],
      messages: new Map([['m', words]]),
      asked: new Map([['m', question]]),
      newId: createIdCounter(),
    }
    return listSources(input, writeSpecification(input)).find(({ id }) => id === 'F1')
  }

  it.each([
    ['withdrawn', 'candidate'],
    ['superseded', 'candidate'],
    ['active', 'agency'],
  ] as const)('is in no words around a fact: %s, for the %s', (state, audience) => {
    const words = 'four on four off since the Hull job fell through on us'
    const facts: Parameters<typeof briefOf> = [
      ['alsoSaid', 'the Hull job fell through', 'must', { state, audience }],
    ]
    expect(sourceOf(words, 'four on four off', facts)?.saidIn).toBe('')
    expect(sourceOf(words, 'four on four off', [])?.saidIn).toBe(words)
  })

  it.each([
    'four on four off as the Hull job is going. Between us, that is not out yet',
    'four on four off as the Hull job is going, scrap that last bit',
    'four on four off as the Hull job is going. Keep that to yourself.',
  ])('is shown nowhere where the words say so: %s', (words) => {
    expect(sourceOf(words, 'four on four off', [])?.saidIn).toBe('')
  })

  it('are not the own words of a fact that was reworded', () => {
    const words = 'four on four off when the line is full'
    const reworded: Parameters<typeof briefOf> = [
      ['workPattern', 'four on four off', 'must', { state: 'superseded' }],
    ]
    expect(sourceOf(words, 'four on four off', reworded)?.saidIn).toBe(words)
  })

  it.each([
    ['it is four on four off now, not five on two off', 'four on four off', 'five on two off'],
    ['38 hours on four on four off, and never the 42', '38 hours on four on four off', '42 hours'],
  ])('is in no words that correct it, whoever reads them: %s', (words, value, before) => {
    const corrected: Parameters<typeof briefOf> = [['workPattern', before, 'must', { state: 'superseded' }]]
    const evidence = { evidence: [{ kind: 'message' as const, id: 'old', start: 0, end: before.length }] }
    const older = corrected.map(([topic, said, strength, more]): Parameters<typeof briefOf>[number] => [
      topic,
      said,
      strength,
      { ...more, ...evidence },
    ])
    for (const audience of ['candidate', 'agency'] as const) {
      const start = words.indexOf(value)
      const own = {
        audience,
        evidence: [{ kind: 'message' as const, id: 'm', start, end: start + value.length }],
      }
      const sourcesOf = (facts: Parameters<typeof briefOf>) => {
        const input = {
          brief: briefOf(['workPattern', value, 'must', own], ...facts),
          company: { name: 'Halyard', description: null, industry: null, size: null },
          jobTitle: 'Fitter',
          houseRules: [],
          messages: new Map([['m', words]]),
          newId: createIdCounter(),
        }
        return listSources(input, writeSpecification(input)).find(({ id }) => id === 'F1')
      }
      expect(sourcesOf([])?.saidIn).toBe(words)
      expect(sourcesOf(older)?.saidIn).toBe('')
    }
  })

  it('is not the slip that was put right in the same breath', () => {
    const words = 'five on, no, four on and four off it is'
    const evidence = [{ kind: 'message' as const, id: 'm', start: 0, end: words.length }]
    const input = {
      brief: briefOf(['workPattern', 'four on four off', 'must', { evidence }]),
      company: { name: 'Halyard', description: null, industry: null, size: null },
      jobTitle: 'Fitter',
      houseRules: [],
      messages: new Map([['m', words]]),
      newId: createIdCounter(),
    }
    expect(listSources(input, writeSpecification(input)).find(({ id }) => id === 'F1')?.saidIn).toBe('')
  })

  it('is in no words around a note for the agency either', () => {
    const words = 'four on four off as the Hull job is going, scrap that last bit'
    const evidence = [{ kind: 'message' as const, id: 'm', start: 0, end: 16 }]
    const input = {
      brief: briefOf(['workPattern', 'four on four off', 'must', { evidence, audience: 'agency' }]),
      company: { name: 'Halyard', description: null, industry: null, size: null },
      jobTitle: 'Fitter',
      houseRules: [],
      messages: new Map([['m', words]]),
      newId: createIdCounter(),
    }
    expect(listSources(input, writeSpecification(input)).find(({ id }) => id === 'F1')?.saidIn).toBe('')
  })

  it('is in no question before a short answer', () => {
    const pay: Parameters<typeof briefOf> = [['pay', '£52k', 'must', { state: 'withdrawn' }]]
    const asked = 'With £52,000 on the table, what is the pattern?'
    expect(sourceOf('four on four off, £52k', 'four on four off', pay, asked)?.asked).toBe('')
    expect(sourceOf('four on four off, £52k', 'four on four off', [], asked)?.asked).toBe(asked)
  })
})
