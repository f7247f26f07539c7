import { expect, it } from 'vitest'
import { withoutConfidence } from './confidence'

it.each([
  ['between us, I could go to sixty', 'we could go to sixty'],
  ['we could stretch to £60,000 but keep that to yourself', 'we could stretch to £60,000'],
  ['my controls engineer is off in June, off the record', 'our controls engineer is off in June'],
  ['this is in confidence, the board has not signed', 'the board has not signed'],
  ['Just between you and me: the last one was let go. Don’t quote me on that.', 'the last one was let go'],
])('notes %j as %j', (said, note) => {
  expect(withoutConfidence(said)).toBe(note)
})

it.each([
  'keep it to yourself',
  'nothing goes out before the 14th because the works manager is leaving',
  'they share a van between us and the depot',
  'I’m retiring in June',
])('leaves %j as it is', (said) => {
  expect(withoutConfidence(said)).toBe(said)
})
