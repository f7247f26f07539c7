import { expect, it } from 'vitest'
import { wordsOf } from '@/lib/ai/note-taker/text/words'
import { taggerTokens } from './tokens'

it('says of each word what stands in front of it, and leaves apostrophes out', () => {
  const text = 'They’d weld (TIG), mostly.\nPay: £18/hour'
  const words = wordsOf(text)
  const tokens = taggerTokens(
    text,
    words,
    words.map(() => []),
  )
  expect(tokens.map(({ word, before }) => `${before}${word}`)).toEqual([
    '=theyd',
    '_weld',
    '(tig',
    ')mostly',
    'npay',
    ':£18/hour',
  ])
})
