import { expect, it } from 'vitest'
import type { BriefOperation } from '@/lib/consultation/brief/operation-schema'
import { newOperation } from '@/tests/support/briefs'
import { screenOperations, withoutMisread } from './screen-unlawful'

const message =
  'permanent and he was right to be honest so agency can know that if they ask but nobody else interviews are dawn rings them twenty minutes'
const held = message.slice('permanent '.length)
const place = (quote: string) => ({ quote, at: message.indexOf(quote) })
const code = newOperation({ op: 'challenge', reason: 'religion', ...place(held) })
const call = newOperation({
  op: 'add',
  topic: 'process',
  value: 'Dawn rings them, twenty minutes',
  ...place('dawn rings them twenty minutes'),
})
const misread = newOperation({ op: 'misread', value: 'it tells of the interviews', ...place(held) })

const screen = (...operations: BriefOperation[]) =>
  screenOperations(
    operations.filter(({ op }) => op !== 'misread'),
    message,
    withoutMisread([code], operations, message),
  )

it('lets a model read at once what only a likeness held, where it says so', () => {
  expect(screen(call, misread)).toEqual([call])
  expect(screen(call)).not.toContainEqual(call)
})

it('keeps what the model challenged itself, and every unlawful value', () => {
  expect(
    screen(call, misread, newOperation({ op: 'challenge', reason: 'religion', ...place(held) })),
  ).not.toContainEqual(call)
  const wish = { ...call, value: 'A young lad rings them' }
  expect(screen(wish, misread)).toEqual([])
})

it('keeps a wish held, whatever the model says of it', () => {
  const said = 'I want a young lad who can weld.'
  const challenge = newOperation({ op: 'challenge', reason: 'age', quote: said, at: 0 })
  const denial = newOperation({ op: 'misread', value: 'it is about the work', quote: said, at: 0 })
  expect(withoutMisread([challenge], [denial], said)).toEqual([challenge])
})

it('holds of dictated talk what the model quotes, where that is all that holds it', () => {
  const talk =
    'they set the presses and do the first offs and change the tools over and I want them young and they fill in the sheet for the nights'
  const at = (quote: string) => ({ quote, at: talk.indexOf(quote) })
  const wide = newOperation({ op: 'challenge', reason: 'age', ...at(talk) })
  const own = newOperation({ op: 'challenge', reason: 'age', ...at('I want them young') })
  const duty = newOperation({
    op: 'add',
    topic: 'responsibilities',
    value: 'They fill in the sheet for the nights',
    ...at('they fill in the sheet for the nights'),
  })
  expect(screenOperations([own, duty], talk, [wide])).toEqual([own, duty])
  const part = newOperation({ op: 'challenge', reason: 'age', ...at('they fill in the sheet') })
  expect(screenOperations([part, duty], talk, [wide])).not.toContainEqual(duty)
})
