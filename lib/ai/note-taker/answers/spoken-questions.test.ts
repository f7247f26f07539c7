import { expect, it } from 'vitest'
import { playTalk } from '@/tests/support/played-talk'
import { findUnanswered, spokenQuestions } from './spoken-questions'

const TALK =
  'it is quiet here and people get on with it and we finish early on a Friday and there is a canteen and free parking'

it.each([
  [
    `${TALK} and we can't sponsor visas can I say that in the advert or is that discriminating`,
    /don’t sponsor/,
  ],
  [`${TALK} but you didn't answer me about the sponsorship can I put that yes or no`, /don’t sponsor/],
  [`${TALK} and closing date is in May and one last time the sponsorship thing`, /don’t sponsor/],
  [
    `${TALK} so does it matter what are people actually paying in Leeds for a CNC setter`,
    /official|Half of full-time/,
  ],
])('answers what dictated talk asks in passing: %s', (said, expected) => {
  const { reply, lines } = playTalk([said])
  expect(reply).toMatch(expected)
  expect(lines.join()).not.toMatch(/answer me|can I|last time|are people/)
})

it.each([
  `${TALK} and what they do day to day is welding and they can do it all`,
  'They ask what people are paid.',
])('hears no question in what is told: %s', (said) => {
  expect(spokenQuestions(said)).toEqual([])
  expect(findUnanswered(said)).toEqual([])
})
