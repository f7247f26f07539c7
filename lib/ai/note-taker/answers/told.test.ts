import { describe, expect, it } from 'vitest'
import { briefOf } from '@/tests/support/briefs'
import { playTalk } from '@/tests/support/played-talk'
import { answerQuestions } from './answer'

const answer = (message: string) =>
  answerQuestions({
    message,
    brief: briefOf(
      ['pay', 'the wage is 38 and a half'],
      ['hours', '37.5 a week'],
      ['process', 'a trial shift, then a chat with us'],
    ),
    jobTitle: null,
    houseRules: [],
    challenged: [],
    replies: [],
  })?.text ?? ''

describe('answerQuestions', () => {
  it.each([
    ['I’ve given you the salary.', 'Sorry, you did. I have pay as £38,500 a year.'],
    ['We did tell you the hours already', 'Sorry, you did. I have the hours as 37.5 a week.'],
  ])('answers the complaint %j with what it holds', (message, expected) => {
    expect(answer(message)).toBe(expected)
  })

  it('answers no complaint about what it does not hold', () => {
    expect(answer('I told you the place.')).toBe('')
  })

  it('takes a question behind how people are chosen for one about that', () => {
    expect(answer('A trial shift, then a chat with us. Is it too much to ask?')).toMatch(/interview/i)
  })

  it('asks for the manager’s own terms where they wonder what it knows', () => {
    expect(answer('They fire kilns. Do you understand what a bisque is or shall I spell that out?')).toMatch(
      /^Use the terms/,
    )
  })

  it('does not answer a question of no kind with what to mention', () => {
    expect(answer('Will it ask for the rota or do I tell it?')).not.toMatch(/mention it/)
  })
})

it('tells what the brief holds of a question that was asked again', () => {
  const { reply } = playTalk(['It pays £38k.', 'stop asking about pay'])
  expect(reply).toMatch(/^Sorry\. I have pay as £38k\. /)
})

it('answers none with what is not asked for', () => {
  expect(playTalk(['They need Fanuc and five years on mills', 'no tickets']).reply).toMatch(
    /^(?:That’s fine|No problem)\. /,
  )
})
