import { describe, expect, it } from 'vitest'
import type { BriefOperation } from '@/lib/consultation/brief/operation-schema'
import { newOperation } from '@/tests/support/briefs'
import { listScreened, screenOperations, settleAsides } from './screen-unlawful'

const message = 'We want a young fitter. They need a driving licence.'
const at = (words: string) => ({ quote: words, at: message.indexOf(words) })
const age = newOperation({ op: 'challenge', reason: 'age', ...at('We want a young fitter.') })
const licence = newOperation({
  op: 'add',
  topic: 'qualifications',
  value: 'driving licence',
  ...at('driving licence'),
})

describe('screenOperations', () => {
  it('adds a challenge the model missed, once', () => {
    expect(screenOperations([licence], message, [age])).toEqual([licence, age])
    const modelChallenge = newOperation({ op: 'challenge', reason: 'age' })
    expect(screenOperations([modelChallenge], message, [age])).toEqual([modelChallenge])
  })

  it('drops every fact of a challenged sentence, and keeps those of the others', () => {
    const young = newOperation({ op: 'add', topic: 'softSkills', value: 'young', ...at('young') })
    const fitter = newOperation({ op: 'add', topic: 'experience', value: 'fitter', ...at('a young fitter') })
    expect(screenOperations([young, fitter, licence], message, [age])).toEqual([licence, age])
  })

  it('holds the full sentence that a model challenged alone', () => {
    const words = newOperation({ op: 'challenge', reason: 'sex', ...at('fitter') })
    const fitter = newOperation({ op: 'add', topic: 'experience', value: 'fitter', ...at('fitter') })
    expect(screenOperations([words, fitter, licence], message, [])).toEqual([
      { ...words, ...at('We want a young fitter.') },
      licence,
    ])
  })

  it('drops a fact whose value is unlawful', () => {
    const value = 'native English speaker'
    const native = newOperation({ op: 'add', topic: 'softSkills', value, quote: 'fitter', at: 16 })
    expect(screenOperations([native, licence], message, [])).toEqual([licence])
  })

  it('changes nothing where nothing was challenged', () => {
    expect(screenOperations([licence], message, [])).toEqual([licence])
  })

  it('makes one span of what code and the model challenged of the same words', () => {
    const said = 'The reports go to the client, so I want a native English speaker. Free parking.'
    const part = 'so I want a native English speaker.'
    const code = newOperation({ op: 'challenge', reason: 'race', quote: part, at: said.indexOf(part) })
    const whole = said.slice(0, said.indexOf(' Free'))
    const model = newOperation({ op: 'challenge', reason: 'race', quote: whole })
    expect(screenOperations([model], said, [code])).toEqual([{ ...model, quote: whole, at: 0 }])
    const other = screenOperations([{ ...model, reason: 'sex' }], said, [code])
    expect(other.map(({ reason, quote, at }) => [reason, quote, at])).toEqual([
      ['sex', whole, 0],
      ['race', whole, 0],
    ])
  })
})

it('lists what it took away, without the words that are held', () => {
  const young = newOperation({ op: 'add', topic: 'softSkills', value: 'young', ...at('young') })
  const unsaid = newOperation({
    op: 'add',
    topic: 'softSkills',
    value: 'a young licence holder',
    ...at('driving licence'),
  })
  const after = screenOperations([young, unsaid, licence], message, [age])
  expect(after).toEqual([licence, age])
  expect(listScreened([young, unsaid, licence], after).map(({ notTaken }) => notTaken)).toEqual([
    { part: 'add', words: null, reason: 'law' },
    { part: 'add', words: 'driving licence', reason: 'law' },
  ])
})

it.each([
  ['I want a young lad who can weld stainless and lives near Hull.', 'can weld stainless … lives near Hull'],
  ['A CSWIP ticket, five years in, and I want somebody young.', 'A CSWIP ticket … five years in'],
  ['No mums, because it is nights.', null],
])('gives the words that may stand of %s', (message, words) => {
  const held = newOperation({ op: 'challenge', reason: 'age', quote: message, at: 0 })
  const all = newOperation({ op: 'add', topic: 'technical', value: message, quote: message, at: 0 })
  expect(screenOperations([all], message, [held])).toEqual([held])
  expect(listScreened([all], [held]).map(({ notTaken }) => notTaken.words)).toEqual([words])
})

it('leaves an aside of code’s own challenge out, and nothing that the model challenged or that wishes', () => {
  const message = 'Cant talk theres a man here with a clipboard. Young legs.'
  const [aside, wish] = ['Cant talk theres a man here with a clipboard.', 'Young legs.']
  const challenge = (quote: string, reason: 'sex' | 'age') =>
    newOperation({ op: 'challenge', reason, quote, at: message.indexOf(quote) })
  const said = [aside, wish].map((quote) => newOperation({ op: 'aside', quote, at: message.indexOf(quote) }))
  const challenges = [challenge(aside, 'sex'), challenge(wish, 'age')]
  const settle = (operations: BriefOperation[]) =>
    settleAsides(screenOperations(operations, message, challenges), operations, message).map(
      ({ op, quote }) => [op, quote],
    )
  expect(settle(said)).toEqual([
    ['aside', aside],
    ['challenge', wish],
  ])
  expect(settle([...said, challenge(aside, 'sex')])).toContainEqual(['challenge', aside])
  expect(settle([])).toEqual([
    ['challenge', aside],
    ['challenge', wish],
  ])
})

describe('the lawful part of a held sentence', () => {
  const keep = (message: string, quote: string, challenged = message) => {
    const part = newOperation({
      op: 'add',
      topic: 'technical',
      value: quote,
      quote,
      at: message.indexOf(quote),
    })
    const held = newOperation({
      op: 'challenge',
      reason: 'age',
      quote: challenged,
      at: message.indexOf(challenged),
    })
    return screenOperations([part], message, [held]).some(({ op }) => op === 'add')
  }

  it.each([
    ['I want a young lad who can weld stainless and lives near Hull.', 'can weld stainless'],
    ['Someone young, with a forklift licence.', 'a forklift licence'],
  ])('is kept: %s', (message, quote) => {
    expect(keep(message, quote)).toBe(true)
  })

  it.each([
    ['I want a young lad who can weld stainless.', 'lad who can weld stainless'],
    ['We want a young fitter.', 'fitter'],
    ['No women, they cannot lift 25 kg.', 'lift 25 kg'],
    ['No mums, because it is nights.', 'it is nights'],
  ])('is not kept where it belongs to what is held: %s', (message, quote) => {
    expect(keep(message, quote)).toBe(false)
  })
})
