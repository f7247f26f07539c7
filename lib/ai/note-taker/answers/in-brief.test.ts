import { describe, expect, it } from 'vitest'
import { playTalk } from '@/tests/support/played-talk'
import { readBriefQuestion } from './in-brief'

const TALK = [
  'We need someone because Dilys Pugh is retiring. £38k, Leeds.',
  'They must know Fanuc and read drawings. First aid would be nice.',
]
const answerTo = (question: string) => playTalk([...TALK, question]).reply

describe('a question about the brief', () => {
  it.each([
    [
      'Did you take Dilys’s name out?',
      /^No, it’s still under the reason for hiring: “We need .* Only the agency sees that\./,
    ],
    ['have you removed the forklift?', /^“the forklift” isn’t in the brief\./],
    ['have you got the bit about the drawings?', /^Yes, I have it\. Technical skills: “They must/],
    ['have you still got Leeds in there', /^Yes, I have it\. Location: “Leeds”\./],
    ['did you get the pay down?', /^Yes, I have it\. Pay: £38k\./],
    ['have you got the bit about the forklift?', /^No, I can’t find “forklift”/],
    ['is the first aid in as a must or a nice to have?', /^Yes, I have it\. .*\(nice to have\)/],
  ])('%s is answered from it', (question, answer) => {
    expect(answerTo(question)).toMatch(answer)
  })

  it('says that something is gone once it is', () => {
    expect(
      playTalk([...TALK, 'scrap the bit about first aid', 'have you taken the first aid out?']).reply,
    ).toMatch(/^Yes, I’ve removed “First aid would be nice”/)
  })

  it.each(['Read us the musts back', 'what are the must-haves?', 'which ones are essential?'])(
    '%s reads the musts and only these',
    (question) => {
      expect(answerTo(question)).toMatch(
        /^Technical skills: “They must know Fanuc and read drawings”\. [^“]*$/,
      )
    },
  )

  it.each([
    'Did you have a good weekend?',
    'Is the pay too low?',
    'What are the hours like elsewhere?',
    'Are musts better than nice to haves?',
  ])('%s asks nothing of it', (question) => {
    expect(readBriefQuestion(question)).toBeNull()
  })
})
