import { describe, expect, it } from 'vitest'
import { saysAgreement, saysKeepIn, saysLeaveOut } from './agreement'

const all = (message: string) => ({ start: 0, end: message.length })

describe('what a message agrees to', () => {
  it.each([
    'Go on then.',
    'Yes please.',
    'Drop it.',
    'Both, thanks.',
    'Spot on.',
    'No problem, stick that in.',
    'Why not.',
    'The second one.',
  ])('%j says yes', (message) => {
    expect(saysAgreement(message, all(message))).toBe(true)
  })

  it.each(['No, don’t do it.', 'The rota is four on, four off.', 'No, that’s no better.'])(
    '%j does not',
    (message) => {
      expect(saysAgreement(message, all(message))).toBe(false)
    },
  )

  it('hears a yes behind a no to something else, where nobody set a full stop', () => {
    const message = 'no they need the card the client checks yes teach them the software thats fine'
    const yes = { start: message.indexOf('yes'), end: message.length }
    expect(saysAgreement(message, yes)).toBe(true)
    const denied = 'I wouldn’t say yes teach them'
    expect(saysAgreement(denied, { start: denied.indexOf('yes'), end: denied.length })).toBe(false)
  })

  it.each([
    ['Yeah, drop the 10 years if it says nothing.', true],
    ['Don’t drop the 10 years.', false],
    ['The rota is a rule of theirs.', false],
  ])('%j says what is on the button: %s', (message, expected) => {
    expect(saysAgreement(message, all(message), 'Drop the 10 years')).toBe(expected)
  })

  it.each([
    ['HND as nice to have then', 'Make the HND nice to have', true],
    ['ye f gas cat 1 obviously', 'Must hold F gas category 1', true],
    ['cut nobodys a number', 'Drop “nobody is a number”', true],
    ['No, the HND stays as it is', 'Make the HND nice to have', false],
    ['it’s four on four off', 'Make the HND nice to have', false],
  ])('%j says %j: %s', (message, button, expected) => {
    expect(saysAgreement(message, all(message), button)).toBe(expected)
  })

  it.each([
    ['Nobody needs the HND if they’re time-served, make it a bonus.', 'make it a bonus', true],
    ['No, nobody asks for the HND so make it a bonus please', 'make it a bonus please', true],
    ['I don’t want the HND touched, make it a must.', 'make it a must', false],
    ['Nobody needs the HND, don’t make it a bonus.', 'make it a bonus', false],
    ['Nobody needs the van, make it a bonus.', 'make it a bonus', false],
    ['Don’t touch the HND, make the van a bonus.', 'make the van a bonus', false],
  ])('hears in %j what %j orders: %s', (message, quote, expected) => {
    const start = message.indexOf(quote)
    const span = { start, end: start + quote.length }
    expect(saysAgreement(message, span, 'Make the HND a bonus')).toBe(expected)
  })

  it.each([
    'Fair enough, leave that out.',
    'Scrap the bit about age.',
    'What I mean is somebody who can run a shift alone.',
    'OK.',
  ])('%j lets go of what was asked', (message) => {
    expect(saysLeaveOut(message, all(message))).toBe(true)
  })

  it.each(['It’s in Derby.', 'We insist on it.', 'Leave it in.', 'Keep that.'])(
    '%j lets go of nothing',
    (message) => {
      expect(saysLeaveOut(message, all(message))).toBe(false)
    },
  )

  it.each([
    'Keep it.',
    'Put that back in please, it’s the brand of lathe.',
    'That’s about the crane, not the driver.',
    'You’ve misread that.',
    'That is not what I meant.',
    'It’s nothing to do with who does it.',
  ])('%j lets a sentence in', (words) => {
    expect(saysKeepIn(words)).toBe(true)
  })

  it.each([
    'Don’t put it back in.',
    'Keep it quiet.',
    'Keep that between us.',
    'It’s about the age of the person.',
    'It’s about the person.',
    'Leave it then.',
    'Fair enough.',
    'It’s in Derby.',
  ])('%j lets nothing in', (words) => {
    expect(saysKeepIn(words)).toBe(false)
  })
})
