import { expect, it } from 'vitest'
import { findReasonJoint } from './reason-joint'
import { wordsOf } from './text/words'

function partsOf(text: string): string[] | null {
  const words = wordsOf(text)
  const joint = findReasonJoint(text, words)
  const from = (at: number) => text.slice(words[at]?.start)
  return joint && [text.slice(0, words[joint.at]?.start).trim(), from(joint.clause), from(joint.body)]
}

it.each<[string, string[]]>([
  [
    'two are retiring so need someone who can strip pumps',
    ['two are retiring', 'need someone who can strip pumps', 'strip pumps'],
  ],
  [
    'We’ve won a framework, which means we need a site agent to run three schemes',
    ['We’ve won a framework,', 'we need a site agent to run three schemes', 'run three schemes'],
  ],
  [
    'Because of a retirement, we’re after a foreman who’ll run the shift',
    ['Because of a retirement,', 'we’re after a foreman who’ll run the shift', 'run the shift'],
  ],
])('parts %j', (text, parts) => {
  expect(partsOf(text)).toEqual(parts)
})

it.each([
  'We’re busy, so we need another one',
  'so we need someone who can weld',
  'They check the drawings so that nothing is missed',
])('leaves %j in one', (text) => {
  expect(partsOf(text)).toBeNull()
})
