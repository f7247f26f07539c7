import { expect, it } from 'vitest'
import { parseSlot } from '@/lib/consultation/brief/slots/parse'
import { briefOf } from '@/tests/support/briefs'
import { playTalk } from '@/tests/support/played-talk'
import { answerQuestions } from './answer'

const answer = (message: string, brief = briefOf(), jobTitle: string | null = null) =>
  answerQuestions({ message, brief, jobTitle, houseRules: [], challenged: [], replies: [] })?.text ?? null

const LIST = briefOf(
  ['qualifications', 'level 3 nvq, own hand tools, car licence', 'nice'],
  ['qualifications', 'first aid at work', 'must'],
)

it.each([
  [
    'have you put the level 3 and tools back as musts?',
    /^No, “level 3 nvq” and “own hand tools” aren’t must-haves/,
  ],
  ['did you put the first aid down as a must?', /^Yes, “first aid at work” is a must-have/],
  ['have you got the tools down as nice to have?', /^Yes, “own hand tools” is nice to have/],
])('answers about the weight that is asked: %s', (question, expected) => {
  expect(answer(question, LIST)).toMatch(expected)
})

it('says only what has changed', () => {
  const { brief } = playTalk(['The hours are 40 a week.', 'Sorry, 38 hours.'])
  const said = answer('What have you changed?', brief)
  expect(said).toMatch(/^I’ve replaced/)
  expect(said).not.toContain('Nothing')
})

it('works an hourly rate out for a year where the hours are known, and compares that', () => {
  const slotted = (topic: 'pay' | 'hours', value: string) =>
    [topic, value, 'must', { slot: parseSlot(topic, value) }] as const
  const brief = briefOf([...slotted('pay', '£21.40 an hour')], [...slotted('hours', '39 hours a week')])
  const said = answer('Is £21.40 an hour enough?', brief, 'Vehicle Technician')
  expect(said).toContain('comes to about £43,399 a year')
  expect(said).toContain('rough')
  expect(said).not.toContain('can’t compare')
})

it('has wordings for what no guide covers', () => {
  expect(answer('How should I put the travel without frightening people off?')).toMatch(
    /^You could say “Expect about/,
  )
})

it('says of a long interview what it knows', () => {
  expect(answer('Do you think half a day is too long for the second interview?')).toContain(
    'no rule on how long it should take',
  )
})
