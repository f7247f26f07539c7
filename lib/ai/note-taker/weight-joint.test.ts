import { expect, it } from 'vitest'
import { wordsOf } from './text/words'
import { findWeightJoint } from './weight-joint'

function splitAtWeight(text: string): string[] {
  const words = wordsOf(text)
  const at = findWeightJoint(text, words)
  const start = at === undefined ? undefined : words[at]?.start
  return start === undefined ? [text] : [text.slice(0, start).trim(), text.slice(start)]
}

it.each([
  ['They need Revit, and Tekla would be nice', ['They need Revit,', 'and Tekla would be nice']],
  ['CSCS card required, SMSTS desirable', ['CSCS card required,', 'SMSTS desirable']],
  ['They need Revit, Navisworks we can teach', ['They need Revit,', 'Navisworks we can teach']],
  ['Tekla would be a bonus but Revit is a must', ['Tekla would be a bonus', 'but Revit is a must']],
  [
    'They need Git, and Rust would help but is optional',
    ['They need Git,', 'and Rust would help but is optional'],
  ],
  ['They need Python, C++, and Rust would be nice', ['They need Python, C++,', 'and Rust would be nice']],
  [
    'Degree in geology or engineering geology, MSc would be handy',
    ['Degree in geology or engineering geology,', 'MSc would be handy'],
  ],
  ['Revit, Tekla and AutoCAD would be nice', null],
  ['Some Revit, would be nice', null],
  ['They must know Revit, which would be nice to keep up', null],
  ['They need to be good with people, which is a bonus', null],
  ['A degree would be nice but they don’t need one', null],
  ['Revit and Tekla would be nice', null],
  ['They need Revit and Tekla', null],
])('finds where a wish of another weight begins in %j', (text, parts) => {
  expect(splitAtWeight(text)).toEqual(parts ?? [text])
})
