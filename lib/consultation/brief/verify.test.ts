import { describe, expect, it } from 'vitest'
import { AGENDA } from '@/lib/consultation/topics'
import { briefOf, newOperation, withAgenda } from '@/tests/support/briefs'
import type { BriefOperation } from './operation-schema'
import { verifyOperations } from './verify'

function add(part: Partial<BriefOperation>): BriefOperation {
  return newOperation({ op: 'add', strength: 'must', quote: part.value ?? null, at: 0, ...part })
}

describe('verifyOperations', () => {
  const message = 'It’s  a “two–day”\nweek, paid £48k.'

  it('returns a quote in the words of the message where only white space, dashes and quotation marks differ', () => {
    const [kept] = verifyOperations(
      [add({ topic: 'hours', value: 'two-day week', quote: 'It\'s a "two-day" week' })],
      message,
      briefOf(),
      'model',
    ).operations
    expect(kept?.quote).toBe('It’s  a “two–day”\nweek')
    expect(kept?.at).toBe(0)
  })

  it('takes the occurrence of a quote nearest to the offset of the model', () => {
    const [kept] = verifyOperations(
      [add({ topic: 'technical', value: 'CAD', quote: 'CAD', at: 20 })],
      'CAD, and then again CAD',
      briefOf(),
      'model',
    ).operations
    expect(kept?.at).toBe(20)
  })

  it.each([
    ['a quote that is not there', add({ topic: 'pay', value: '£50k', quote: '£50k' })],
    ['an add without a topic', add({ value: '£48k', quote: '£48k' })],
    ['an add without a value', add({ topic: 'pay', value: ' ', quote: '£48k' })],
    ['an add without a quote', add({ topic: 'pay', value: '£48k', quote: null })],
    [
      'a replacement of an unknown fact',
      newOperation({ op: 'replace', factId: 'x', value: 'a', quote: '£48k' }),
    ],
    ['a withdrawal of an unknown fact', newOperation({ op: 'withdraw', factId: 'x', quote: '£48k' })],
    ['a strength without a strength', newOperation({ op: 'strength', factId: 'f0' })],
    ['a close without a topic', newOperation({ op: 'close', reason: 'unknown' })],
    ['a close with a ground of challenge', newOperation({ op: 'close', topic: 'pay', reason: 'age' })],
    ['a challenge without a ground', newOperation({ op: 'challenge', reason: 'skipped' })],
  ])('drops %s', (_, invalid) => {
    expect(
      verifyOperations([invalid], message, briefOf(['technical', 'AutoCAD']), 'model').operations,
    ).toEqual([])
  })

  it('keeps a close, a challenge and a finish without a quote', () => {
    const operations = [
      newOperation({ op: 'close', topic: 'pay', reason: 'skipped' }),
      newOperation({ op: 'challenge', reason: 'age' }),
      newOperation({ op: 'finish' }),
    ]
    expect(verifyOperations(operations, 'Skip the pay. That’s all.', briefOf(), 'model')).toMatchObject({
      operations,
      refused: [],
    })
  })

  it('drops a replacement of a fact that was superseded', () => {
    const brief = briefOf(['technical', 'AutoCAD', 'must', { state: 'superseded' }])
    const replacement = newOperation({ op: 'replace', factId: 'f0', value: 'a', quote: '£48k' })
    expect(verifyOperations([replacement], message, brief, 'model').operations).toEqual([])
  })

  it.each([
    [
      'an invented qualification',
      'a good fitter',
      add({ topic: 'qualifications', value: 'HNC in pumps', quote: 'a good fitter' }),
      'name',
    ],
    [
      'an invented figure',
      'the pay is £38k',
      add({ topic: 'pay', value: '£48,000', quote: 'the pay is £38k' }),
      'figure',
    ],
    ['another unit', '£38 an hour', add({ topic: 'pay', value: '£38 a day', quote: '£38 an hour' }), 'unit'],
    [
      'a dropped no',
      'no weekend work',
      add({ topic: 'hours', value: 'weekend work', quote: 'no weekend work' }),
      'meaning',
    ],
  ] as const)('keeps the quote’s own words for %s', (_, message, operation, reason) => {
    const { operations, refused } = verifyOperations([operation], message, briefOf(), 'model')
    expect(operations.map(({ value }) => value)).toEqual([operation.quote])
    expect(refused).toEqual([{ operation, reason }])
  })

  it('lets a correction keep the words of the fact it corrects', () => {
    const brief = briefOf(['pay', '£35,000 plus a van'])
    const replace = newOperation({
      op: 'replace',
      factId: 'f0',
      value: '£38,000 plus a van',
      quote: 'Make it £38k',
    })
    expect(verifyOperations([replace], 'Make it £38k', brief, 'model').refused).toEqual([])
  })

  it('never stores the quote of a refused correction in the place of words that it would keep', () => {
    const brief = briefOf(['hours', 'Monday to Thursday 7:30 to 16:30, Friday 7:30 to 13:30'])
    const replace = newOperation({
      op: 'replace',
      factId: 'f0',
      value: 'Monday to Thursday 7:30 to 16:30, Friday 7:30 to 11:45',
      quote: 'Twelve thirty',
    })
    const { operations, refused } = verifyOperations(
      [replace],
      'Ah, you count. Twelve thirty.',
      brief,
      'model',
    )
    expect(operations).toEqual([])
    expect(refused.map(({ reason }) => reason)).toEqual(['figure'])
  })

  it('gives a rating only where the message does', () => {
    const revit = add({ topic: 'technical', value: 'Revit' })
    const [wished] = verifyOperations([revit], 'ideally Revit', briefOf(), 'model').operations
    expect(wished?.strength).toBe('nice')
    const [needed] = verifyOperations(
      [{ ...revit, strength: 'learnable' }],
      'They use Revit',
      briefOf(),
      'model',
    ).operations
    expect(needed?.strength).toBe('must')
  })

  it.each([
    [newOperation({ op: 'strength', factId: 'f0', strength: 'nice' }), 'They need Revit', 'rating'],
    [newOperation({ op: 'withdraw', factId: 'f0', quote: 'Revit' }), 'They need Revit', 'withdraw'],
    [newOperation({ op: 'close', topic: 'pay', reason: 'skipped' }), '£40,000', 'close'],
    [newOperation({ op: 'finish' }), 'finish', 'finish'],
    [newOperation({ op: 'finish' }), 'They finish the drawings', 'finish'],
  ])('refuses %o where the message says %j', (operation, said, reason) => {
    const { operations, refused } = verifyOperations(
      [operation],
      said,
      briefOf(['technical', 'Revit']),
      'model',
    )
    expect(operations).toEqual([])
    expect(refused).toEqual([{ operation, reason }])
  })

  it('believes a model that quotes how the manager ends, besides a last correction', () => {
    const said = 'Make it £42k, not £40k, and I’m off to the yard'
    const replace = newOperation({ op: 'replace', factId: 'f0', value: '£42k', quote: '£42k' })
    const finish = newOperation({ op: 'finish', quote: 'I’m off to the yard' })
    const brief = briefOf(['pay', '£40k'])
    const { operations, refused } = verifyOperations([replace, finish], said, brief, 'model')
    expect(refused).toEqual([])
    expect(operations.map(({ op }) => op)).toEqual(['replace', 'finish'])
    expect(
      verifyOperations([{ ...finish, quote: 'done' }], 'When are we done?', brief, 'model').operations,
    ).toEqual([])
  })

  it.each([
    [
      'strength',
      { strength: 'nice' },
      'No, I’d still have them in for a chat',
      'I’d still have them in for a chat',
    ],
    ['strength', { strength: 'notApplicable' }, 'It makes no odds to us', 'It makes no odds to us'],
    ['withdraw', {}, 'You can lose the bit about drawing packages', 'lose the bit about drawing packages'],
  ] as const)(
    'believes a model that hears a %s in words that we do not know: %o, %j',
    (op, given, said, quote) => {
      const operation = newOperation({ op, factId: 'f0', quote, ...given })
      expect(verifyOperations([operation], said, briefOf(['technical', 'Revit']), 'model').refused).toEqual(
        [],
      )
    },
  )

  it.each([
    ['strength', { strength: 'nice' }, 'Revit is essential', 'Revit is essential'],
    ['strength', { strength: 'must' }, 'We use Revit every day', 'We use Revit every day'],
    ['withdraw', {}, 'They draw in Revit', 'They draw in Revit'],
  ] as const)('refuses a %s where the quoted words speak against it: %o, %j', (op, given, said, quote) => {
    const operation = newOperation({ op, factId: 'f0', quote, ...given })
    const brief = briefOf(['technical', 'Revit'])
    expect(verifyOperations([operation], said, brief, 'model').operations).toEqual([])
  })

  it('closes a topic by any of its usual names', () => {
    const close = newOperation({ op: 'close', topic: 'benefits', reason: 'unknown' })
    expect(
      verifyOperations([close], 'Not sure on the holidays or the pension', briefOf(), 'model').refused,
    ).toEqual([])
    expect(verifyOperations([close], 'Not sure on the notice', briefOf(), 'model').operations).toEqual([])
  })

  it('weighs a fact that the same message makes', () => {
    const said = 'They use Revit. Tekla too. Actually Tekla is only a bonus'
    const add = newOperation({
      op: 'add',
      topic: 'technical',
      strength: 'must',
      quote: 'Tekla too',
      value: 'Tekla',
    })
    const weigh = newOperation({
      op: 'strength',
      factId: 'Tekla too',
      strength: 'nice',
      quote: 'Tekla is only a bonus',
    })
    const { operations } = verifyOperations([add, weigh], said, briefOf(), 'model')
    expect(operations[1]).toMatchObject({ op: 'strength', factId: 'said:16-25' })
  })

  it('takes a bare "finish" where nothing is left to ask', () => {
    const closed = AGENDA.map((topic) => ({ topic, how: 'skipped' as const }))
    const finish = newOperation({ op: 'finish' })
    expect(
      verifyOperations([finish], 'finish', withAgenda(briefOf(), { closed }), 'rules').operations,
    ).toEqual([finish])
  })
})

it('settles a fact of the same answer that is named by some of its words', () => {
  const said = 'Someone hungry, who asks for more work unprompted. Five years, the insurer insists on it.'
  const settle = (factId: string) =>
    newOperation({ op: 'settle', factId, quote: 'the insurer insists on it' })
  const hungry = 'Someone hungry, who asks for more work unprompted'
  const { operations, refused } = verifyOperations(
    [
      add({ topic: 'softSkills', value: hungry, quote: hungry }),
      add({
        topic: 'experience',
        value: 'Five years',
        quote: 'Five years, the insurer insists on it',
        at: 51,
      }),
      settle('Someone hungry'),
      settle('the insurer'),
      settle('F9'),
    ],
    said,
    briefOf(),
    'model',
  )
  expect(operations.filter(({ op }) => op === 'settle').map(({ factId }) => factId)).toEqual([
    'said:0-49',
    'said:51-88',
  ])
  expect(refused.map(({ reason }) => reason)).toEqual(['incomplete'])
})
