import { describe, expect, it } from 'vitest'
import { findUnlawful } from './screen'
import { isAboutSomebodyElse } from './somebody-else'
import { explainHeld } from './verdict'

describe('isAboutSomebodyElse', () => {
  it.each([
    'In confidence, Martin has been unwell and may reduce his hours;',
    'Our foreman is pregnant and goes on leave in May.',
    'He has had a stroke.',
  ])('sees a colleague in %j', (sentence) => {
    expect(isAboutSomebodyElse(sentence)).toBe(true)
  })

  it.each([
    'He has had a stroke, so nobody with health trouble.',
    'Martin has been unwell and we want somebody fit.',
    'young lad under 35 really, fit',
    'Is he a Catholic?',
    'Just make sure she’s done having babies.',
  ])('sees none in %j', (sentence) => {
    expect(isAboutSomebodyElse(sentence)).toBe(false)
  })
})

it('offers no lawful wording for what is told of a colleague, and lets the manager put it back', () => {
  const explained = explainHeld(
    'disability',
    'In confidence, Martin has been unwell and may reduce his hours;',
  )
  expect(explained).toMatchObject({ wordings: [], certainty: 'unsure' })
})

it('keeps a plain ask about the person wanted plain', () => {
  const [finding] = findUnlawful('Need a young lad on the tyre bay, nobody over 30')
  expect(finding?.certainty).toBe('plain')
})

it.each([
  'Is that too much for one person, tell me straight?',
  'I should be straight about one thing, which is that rail work means nights.',
  'The foremen are set in their ways and the shop is cold in January.',
  'Some of our setters are set in their ways.',
])('holds nothing of %j', (sentence) => {
  expect(findUnlawful(sentence)).toEqual([])
})

it.each([
  'They must be straight.',
  'We want somebody straight, no gays.',
  'We want someone who isn’t set in their ways.',
  'Nobody who is set in their ways.',
])('holds %j', (sentence) => {
  expect(findUnlawful(sentence)).not.toEqual([])
})
