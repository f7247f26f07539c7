import { describe, expect, it } from 'vitest'
import { briefOf, createIdCounter, newOperation } from '@/tests/support/briefs'
import { activeFacts } from './facts'
import type { BriefOperation } from './operation-schema'
import { applyOperations } from './operations'
import { verifyOperations } from './verify'

const permutations = <T>(items: readonly T[]): T[][] =>
  items.length < 2
    ? [[...items]]
    : items.flatMap((item, at) =>
        permutations(items.filter((_, place) => place !== at)).map((rest) => [item, ...rest]),
      )

const product = <A, B>(as: readonly A[], bs: readonly B[]): [A, B][] =>
  as.flatMap((a) => bs.map((b): [A, B] => [a, b]))

const knownPay = () => briefOf(['pay', '£44,000 a year'])

function payAfter(message: string, operations: readonly BriefOperation[]) {
  const brief = knownPay()
  const first = verifyOperations(operations, message, brief, 'model')
  // They are checked again before they are stored.
  const verified = verifyOperations(first.operations, message, brief, 'model')
  const source = { messageId: 'm2', because: 'test', message }
  const after = applyOperations(brief, verified.operations, source, createIdCounter())
  return activeFacts(after, 'pay').map(({ value, audience, slot }) => ({ value, audience, slot }))
}

const HIDES = ['keep it off the advert', 'don’t print that', 'that’s for your eyes only']
const CHANGES = [
  ['make it £48k', '£48k'],
  ['it’s gone up to £48k', '£48k'],
  ['£44k no hang on £48k', '£48k'],
  ['£44k, sorry, make that £48k', '£48k'],
  ['not £44k but £48k', '£48k'],
] as const
const JOINTS = [', ', '. ', ' but ', ' and ', ' - ']

const messages = product(product(HIDES, CHANGES), JOINTS).flatMap(([[hide, [change, value]], joint]) => [
  { message: `${hide}${joint}${change}`, hide, change, value },
  { message: `${change}${joint}${hide}`, hide, change, value },
])

describe('a message that hides pay and changes it', () => {
  const replacing = ({ change, value }: (typeof messages)[number]) =>
    newOperation({ op: 'replace', factId: 'f0', topic: 'pay', strength: 'must', quote: change, value })
  const hiding = ({ hide }: (typeof messages)[number], factId: string) =>
    newOperation({ op: 'agencyOnly', factId, quote: hide })

  it.each(['f0', 'the words'])(
    'hides what it says now, in any order of words and operations (%s)',
    (named) => {
      for (const given of messages) {
        const factId = named === 'f0' ? named : given.change
        // Words can only name what an earlier operation has made.
        const orders =
          named === 'f0'
            ? permutations([replacing(given), hiding(given, factId)])
            : [[replacing(given), hiding(given, factId)]]
        for (const operations of orders) {
          const [pay, ...others] = payAfter(given.message, operations)
          expect([given.message, others.length, pay?.audience, pay?.slot]).toEqual([
            given.message,
            0,
            'agency',
            expect.objectContaining({ min: 48_000, max: 48_000, inAdvert: false }),
          ])
        }
      }
    },
  )

  it('hides both sides where it is not said which holds', () => {
    for (const given of messages) {
      const add = newOperation({
        op: 'add',
        topic: 'pay',
        strength: 'must',
        quote: given.value,
        value: given.value,
      })
      for (const operations of permutations([add, hiding(given, 'f0')]))
        for (const { audience } of payAfter(given.message, operations))
          expect([given.message, audience]).toEqual([given.message, 'agency'])
    }
  })
})

describe('a sentence that corrects itself', () => {
  const SLIPS = [
    ', no, ',
    ', no hang on, ',
    ' - sorry, ',
    ', scrub that, ',
    ' no wait ',
    ', I tell a lie, ',
    ', correction, ',
  ]
  const LEADS = ['', 'they need ', 'it’s ', 'call it ']
  const TAILS = ['', ' on site', ', to start with']

  it.each([
    ['four days', 'five days'],
    ['£42k', '£46k'],
    ['half seven', 'half eight'],
    ['Monday to Thursday', 'Monday to Friday'],
  ])('keeps the last word of %j and %j, wherever it stands', (wrong, right) => {
    for (const [[lead, slip], tail] of product(product(LEADS, SLIPS), TAILS)) {
      const message = `${lead}${wrong}${slip}${right}${tail}`
      const add = newOperation({ op: 'add', topic: 'hours', strength: 'must', quote: message, value: right })
      const { operations } = verifyOperations([add], message, briefOf(), 'model')
      expect([message, operations[0]?.value]).toEqual([message, right])
    }
  })

  it.each([
    ['four days', 'five days'],
    ['£42k', '£46k'],
    ['half seven', 'half eight'],
  ])('never keeps %j alone, which the sentence took back for %j', (wrong, right) => {
    for (const slip of SLIPS) {
      const message = `it’s ${wrong}${slip}${right}`
      const add = newOperation({ op: 'add', topic: 'hours', strength: 'must', quote: message, value: wrong })
      const [kept] = verifyOperations([add], message, briefOf(), 'model').operations
      expect([message, kept?.value]).not.toEqual([message, wrong])
    }
  })
})
