import { describe, expect, it } from 'vitest'
import { placeDrawback } from './drawbacks'

const topicOf = (quote: string, message = quote) =>
  placeDrawback(
    {
      op: 'add',
      topic: 'alsoSaid',
      factId: null,
      value: quote,
      strength: 'must',
      reason: null,
      quote,
      at: message.indexOf(quote),
    },
    message,
  ).topic

describe('a drawback that a reader keeps with the agency', () => {
  it.each([
    ['the shop is noisy and cold in winter', 'healthSafety'],
    ['it is dusty work, outdoors most of the year', 'healthSafety'],
    ['two nights away most weeks puts people off', 'travel'],
    ['the rotating shifts don’t suit everybody', 'workPattern'],
  ])('is for candidates: %s', (words, topic) => {
    expect(topicOf(words)).toBe(topic)
  })

  it.each([
    ['the last fitter left because of the noise', undefined],
    ['Geoff can’t stand the cold and he is retiring', undefined],
    ['could stretch to £40k for nights', undefined],
    ['a bit of a character runs the office', undefined],
    ['you have to be here to smell a problem', undefined],
    ['the trail goes cold without a phone call', undefined],
    ['the shop is cold in winter', 'Between us, the shop is cold in winter.'],
    ['the shop is cold in winter', 'the shop is cold in winter. Don’t put that in the advert.'],
  ])('stays there where it is about people or pay, or was said in confidence: %s', (words, message) => {
    expect(topicOf(words, message)).toBe('alsoSaid')
  })
})
