import { expect, it } from 'vitest'
import { quoteShortly } from './asks-quote'

it('quotes a short sentence in full, without its full stop', () => {
  expect(quoteShortly(' A bloke really.')).toBe('“A bloke really”')
})

it('cuts a long one at a word', () => {
  expect(quoteShortly('one two three four five six seven eight nine ten eleven twelve, thirteen')).toBe(
    '“one two three four five six seven eight nine ten eleven twelve…”',
  )
})
