import { describe, expect, it } from 'vitest'
import { findLastQuestion } from './last-question'

describe('findLastQuestion', () => {
  it.each([
    [
      'Thanks. What do 37.5 hours, holiday and pension come to?',
      'What do 37.5 hours, holiday and pension come to?',
    ],
    ['Is 0.02 in millimetres?', 'Is 0.02 in millimetres?'],
    ['Noted.\n\nWhat does £17.50 an hour sit against?  ', 'What does £17.50 an hour sit against?'],
    ['Is it BS 7671, e.g. the 18th Edition?', 'Is it BS 7671, e.g. the 18th Edition?'],
    ['One. Two? Three?', 'Three?'],
  ])('finds the whole last sentence of %j', (content, question) => {
    expect(findLastQuestion(content)).toBe(question)
  })

  it('finds none where the message ends without one', () => {
    expect(findLastQuestion('What is it? Tell me.')).toBe('')
    expect(findLastQuestion('')).toBe('')
  })
})
