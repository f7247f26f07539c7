import { describe, expect, it } from 'vitest'
import { AGENDA } from '@/lib/consultation/topics'
import { addOperation, briefOf, type FactSeed, newOperation, withAgenda } from '@/tests/support/briefs'
import { planOpening, planTurn, type TurnContext } from './plan'

function plan(part: Partial<TurnContext>) {
  return planTurn({
    brief: briefOf(),
    operations: [],
    message: '',
    turn: 1,
    jobTitle: 'Welder',
    companyName: 'Castle Pumps',
    houseRules: [],
    ...part,
  })
}

const asked = (topic: 'driver' | 'success' | 'pay', followUp = false) => ({ asked: { topic, followUp } })

describe('planTurn questions', () => {
  it('asks for the most important open topic and remembers it', () => {
    const { question, agenda, remaining } = plan({
      brief: withAgenda(briefOf(['driver', 'growth']), asked('driver')),
      operations: [addOperation('driver', 'growth')],
    })
    expect(question).toEqual({ topic: 'success', followUp: false })
    expect(agenda.asked).toEqual(question)
    expect(remaining).toBe(17)
  })

  it('asks for a title that nobody has named by the second turn, once, before any new topic', () => {
    const operations = [addOperation('driver', 'growth')]
    const brief = withAgenda(briefOf(['driver', 'growth']), asked('driver'))
    const ask = (part: Partial<TurnContext>) =>
      plan({ brief, operations, jobTitle: null, turn: 2, ...part }).question?.topic
    expect(ask({})).toBe('title')
    expect(ask({ turn: 1 })).toBe('success')
    expect(ask({ jobTitle: 'Welder' })).toBe('success')
    expect(
      ask({ brief: withAgenda(briefOf(['title', 'Welder'], ['driver', 'growth']), asked('driver')) }),
    ).toBe('success')
    expect(ask({ brief: withAgenda(brief, { asked: { topic: 'title', followUp: false } }) })).toBe('success')
    expect(ask({ brief: withAgenda(brief, { followedUp: ['title'] }) })).toBe('success')
    expect(ask({ operations: [newOperation({ op: 'challenge', reason: 'age' })] })).toBeUndefined()
  })

  it('never asks for a topic that is already known', () => {
    const brief = briefOf(['driver', 'growth'], ['success', 'x'], ['responsibilities', 'y'])
    expect(plan({ brief, operations: [addOperation('driver', 'growth')] }).question?.topic).toBe('technical')
  })

  it.each([
    ['workPattern', ['location', 'Leeds, three days a week, home otherwise']],
    ['hours', ['workPattern', 'part time, mornings']],
  ] as const)('does not ask for %s when another answer already says it', (topic, [otherTopic, value]) => {
    const others = AGENDA.filter(
      (other) => other !== topic && other !== otherTopic && other !== 'healthSafety',
    )
    const brief = briefOf(...others.map((other): FactSeed => [other, 'known']), [otherTopic, value])
    const { question, remaining } = plan({ brief, operations: [addOperation(otherTopic, value)] })
    expect(question?.topic).toBe('healthSafety')
    expect(remaining).toBe(1)
  })

  it('leaves a topic for the end when the manager is impatient, and never comes back to what they say they answered', () => {
    const planAfter = (message: string) => plan({ brief: withAgenda(briefOf(), asked('driver')), message })
    for (const message of ['I’ve answered that', 'this is taking ages'])
      expect(planAfter(message).question).toEqual({ topic: 'success', followUp: false })
    expect(planAfter('this is taking ages').agenda.closed).toEqual([])
    expect(planAfter('I’ve answered that').agenda.closed).toEqual([{ topic: 'driver', how: 'skipped' }])
  })

  it('ends the interview when the manager asks for the document', () => {
    const result = plan({ brief: withAgenda(briefOf(), asked('driver')), message: 'just give me the spec' })
    expect(result).toMatchObject({ question: null, answer: 'document', closing: { isFirst: true } })
    expect(result.agenda.finished).toBe(true)
  })

  it('does not acknowledge a remark on the conversation as a fact', () => {
    const operations = [addOperation('driver', 'this is a waste of time')]
    expect(plan({ operations, message: 'this is a waste of time' }).acknowledgements).toEqual([])
  })

  it('comes back once at the end to a topic the manager passed over', () => {
    const brief = withAgenda(briefOf(['pay', '£38k']), asked('driver'))
    const first = plan({ brief, operations: [addOperation('pay', '£38k')] })
    expect(first.question?.topic).toBe('success')
    expect(first.agenda.followedUp).toEqual(['driver'])

    const others = [...AGENDA, 'process' as const]
      .filter((topic) => topic !== 'driver')
      .map((topic): FactSeed => [topic, topic === 'culture' ? 'reports to the foreman' : 'known'])
    const rest = withAgenda(briefOf(...others), { followedUp: ['driver'] })
    const last = plan({ brief: rest, operations: [addOperation('pay', '£38k')] })
    expect(last.question).toEqual({ topic: 'driver', followUp: true })
    const over = plan({ brief: { ...rest, agenda: last.agenda }, message: 'as I said' })
    expect(over.question).toBeNull()
    expect(over.agenda.closed).toEqual([{ topic: 'driver', how: 'skipped' }])
    expect(over.closing).not.toBeNull()
  })

  it('asks a follow-up when an answer says nothing about the vacancy', () => {
    const { question } = plan({ brief: withAgenda(briefOf(), asked('driver')), message: 'blah blah' })
    expect(question).toEqual({ topic: 'driver', followUp: true })
  })

  it('repeats its question when the manager asks one', () => {
    const brief = withAgenda(briefOf(), asked('success'))
    const { question, agenda, answer } = plan({ brief, message: 'how long does this take?' })
    expect(answer).toBe('duration')
    expect(question).toEqual({ topic: 'success', followUp: false })
    expect(agenda.followedUp).toEqual([])
  })

  it('repeats its question after an answer to one without a question mark', () => {
    const brief = withAgenda(briefOf(), asked('success'))
    const { question, agenda, answered } = plan({
      brief,
      message: 'read me the pay',
      answered: { text: 'Pay: £38k.', chips: [] },
    })
    expect(question).toEqual({ topic: 'success', followUp: false })
    expect(agenda.followedUp).toEqual([])
    expect(answered).toBe('Pay: £38k.')
  })

  it('answers and goes on when the message also says something about the vacancy', () => {
    const brief = withAgenda(briefOf(['driver', 'growth']), asked('driver'))
    const operations = [addOperation('driver', 'growth')]
    const message = 'Growth. How far are we?'
    const { question, answer, acknowledgements, chips } = plan({
      brief,
      operations,
      message,
      answered: { text: 'Far.', chips: ['Near'] },
    })
    expect(question?.topic).toBe('success')
    expect(answer).toBe('question')
    expect(acknowledgements).toHaveLength(1)
    expect(chips).toEqual(['Near'])
  })

  it('asks for the budget when the manager asks what others pay', () => {
    const brief = withAgenda(briefOf(['driver', 'growth']), asked('success'))
    const { question, answer } = plan({ brief, message: 'What do people usually pay for that?' })
    expect(answer).toBe('salary')
    expect(question?.topic).toBe('pay')
  })

  it('asks nothing after the manager has finished, and lists unknown topics', () => {
    const brief = withAgenda(briefOf(['pay', '£38k'], ['responsibilities', 'weld']), { finished: true })
    const { question, closing, chips } = plan({ brief, operations: [newOperation({ op: 'finish' })] })
    expect(question).toBeNull()
    expect(chips).toEqual([])
    expect(closing?.points).toBe(2)
    expect(closing?.unknown).not.toContain('pay')
    expect(closing?.unknown).toContain('hours')
  })

  it('offers common answers as chips, and a way out of any question', () => {
    const known: FactSeed[] = [
      ['driver', 'a'],
      ['success', 'b'],
    ]
    const { chips } = plan({ brief: briefOf(...known), operations: [addOperation('driver', 'a')] })
    expect(chips).toEqual(['I don’t know', 'Skip'])
    expect(
      planOpening({ brief: briefOf(), jobTitle: null, companyName: 'A', houseRules: [] }).chips,
    ).toContain('Replacement')
  })

  it('offers the town of the company where it asks for the place', () => {
    const known = AGENDA.filter((topic) => topic !== 'location').map((topic): FactSeed => [topic, 'a'])
    const { chips } = plan({
      brief: briefOf(...known),
      operations: [addOperation('driver', 'a')],
      town: 'Penrith',
    })
    expect(chips[0]).toBe('Penrith')
  })
})

describe('planTurn challenges', () => {
  const unlawful = (reason: 'age' | 'sex') => newOperation({ op: 'challenge', reason })

  it('challenges protected grounds together and asks nothing else in that turn', () => {
    const result = plan({ operations: [unlawful('age'), unlawful('sex'), unlawful('age')] })
    expect(result.challenge).toEqual(['age', 'sex'])
    expect(result.question).toBeNull()
    expect(result.agenda).toMatchObject({ asked: null, challenged: ['age', 'sex'] })
  })

  it('challenges too many must-haves once', () => {
    const musts = Array.from({ length: 9 }, (_, index): FactSeed => ['technical', `skill ${index}`])
    const operations = [addOperation('technical', 'skill 8')]
    const first = plan({ brief: briefOf(...musts), operations })
    expect(first.challenge).toEqual(['manyMusts'])
    expect(first.question).toBeNull()
    expect(plan({ brief: { ...briefOf(...musts), agenda: first.agenda }, operations }).challenge).toEqual([])
  })

  it('continues when all must-haves are meant, and offers to make them nice to have when some are not', () => {
    const musts = Array.from({ length: 9 }, (_, index): FactSeed => ['technical', `skill ${index}`])
    const brief = withAgenda(briefOf(...musts), { challenged: ['manyMusts'] })
    expect(plan({ brief, message: 'Yes, all of them' })).toMatchObject({
      answer: 'allMusts',
      question: { topic: 'driver' },
    })
    const some = plan({ brief, message: 'Some are nice to have' })
    expect(some.question).toBeNull()
    expect(some.chips[0]).toBe('skill 8 is nice to have')
    expect(some.chips).toHaveLength(6)
  })

  it.each([
    [
      'years without a reason',
      addOperation('experience', 'at least 8 years'),
      '8 years',
      'yearsWithoutReason',
    ],
    ['a degree without a reason', addOperation('qualifications', 'BEng'), 'a BEng', 'degreeWithoutReason'],
  ] as const)('challenges %s and still asks a question', (_, operation, message, ground) => {
    const result = plan({ operations: [operation], message })
    expect(result.challenge).toEqual([ground])
    expect(result.question).not.toBeNull()
  })

  it.each([
    ['years with a reason', addOperation('experience', '8 years'), '8 years because the client insists'],
    [
      'a degree or its equivalent',
      addOperation('qualifications', 'degree or equivalent'),
      'degree or equivalent',
    ],
    ['years that are nice to have', addOperation('experience', '8 years', 'nice'), '8 years would be nice'],
    ['years that are enough', addOperation('experience', 'two years is plenty'), 'two years is plenty'],
  ] as const)('does not challenge %s', (_, operation, message) => {
    expect(plan({ operations: [operation], message }).challenge).toEqual([])
  })
})

describe('planTurn with a contradiction', () => {
  it('asks about a contradiction once, with both sides as chips', () => {
    const brief = briefOf(['pay', '£42k'], ['pay', '£50k', 'must', { conflictsWith: 'f0' }])
    const first = plan({ brief, operations: [addOperation('pay', '£50k')] })
    expect(first.conflict).toEqual({ topic: 'pay', values: ['£42k', '£50k'] })
    expect(first.chips).toEqual(['£42k', '£50k'])
    expect(first.agenda.asked).toEqual({ topic: 'pay', followUp: true })
    expect(plan({ brief: { ...brief, agenda: first.agenda }, message: 'hm' }).conflict).toBeNull()
  })
})
