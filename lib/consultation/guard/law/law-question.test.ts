import { expect, it } from 'vitest'
import { asksAboutLaw } from './law-question'

it.each([
  'can I ask for under 40s?',
  'am i allowed to ask for someone under 40',
  'Is it OK to say recent graduates only?',
  'Could we say no older than 35?',
  'Just wondering, can we specify a woman?',
  'Am I allowed to ask if they have kids?',
  'What does the law say about asking for a young person?',
  'so would it be illegal to only want men?',
  'Is asking for a British passport ok?',
  'why can’t I ask for a young one?',
  'Can I only interview men?',
  'Are we allowed to turn down a pregnant woman?',
  'Do we have to interview women?',
  'Can we advertise for a waitress?',
])('takes a question about the law for one: %j', (sentence) => {
  expect(asksAboutLaw(sentence)).toBe(true)
})

it.each([
  'Can you find me a young lad?',
  'Could you put under 40s only?',
  'can we get a lad under 30 please?',
  'Can I ask for under 40s please?',
  'can it be a man?',
  'can I have somebody under 40?',
  'Can I ask for under 40s, we really want someone young.',
  'Is it ok to say under 40s, because they have to be fit and we need someone young?',
  'We want under 40s, can I ask for that?',
  'Under 40s only.',
  'I would like a young lad if that is allowed.',
])('takes what is asked for as that, whatever its form: %j', (sentence) => {
  expect(asksAboutLaw(sentence)).toBe(false)
})
