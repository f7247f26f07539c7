import { expect, it } from 'vitest'
import { findTeachingRemark, teachingRemark } from './weight-remarks'

it.each([
  ['but we can teach that', 'learn'],
  ['we’d put them through those', 'learn'],
  ['they’ll pick it up', null],
  ['can’t teach that', 'must'],
  ['We can teach Revit', null],
  ['they can learn that here', 'learn'],
])('knows what %j says of what stands before it', (text, expected) => {
  expect(teachingRemark(text)).toBe(expected)
})

it('finds the remark at the end of a sentence', () => {
  const sentence = 'BREEAM and Dynamo would be nice but we can teach that'
  expect(sentence.slice(findTeachingRemark(sentence))).toBe('but we can teach that')
  expect(findTeachingRemark('We can teach Revit but not Tekla')).toBe(-1)
})
