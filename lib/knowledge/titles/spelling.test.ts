import { expect, it } from 'vitest'
import { correctSpelling } from './spelling'

const vocabulary = new Set([
  'butcher',
  'carpenter',
  'technician',
  'technical',
  'operation',
  'chef',
  'plumber',
  'welder',
])

it.each([
  ['a letter left out', 'Carpnter', 'carpenter'],
  ['a letter too many', 'Carppenter', 'carpenter'],
  ['another letter', 'Carpentor', 'carpenter'],
  ['two letters swapped', 'Plubmer', 'plumber'],
  ['a plural', 'Carpentors', 'carpenter'],
  ['two slips in a longer word', 'Carppentor', 'carpenter'],
  ['a letter left out of a short word', 'Plumbr', 'plumber'],
])('corrects %s', (_, written, word) => {
  expect(correctSpelling(`Site ${written}, Hull`, vocabulary)).toBe(`site ${word}, hull`)
})

it.each([
  ['a word of the vocabulary', 'operations'],
  ['another letter in a short word', 'batcher'],
  ['a short word', 'cheff'],
  ['a word that is close to two', 'technican'],
  ['two slips in a shorter word', 'pllumbar'],
  ['three slips', 'carrpenntor'],
  ['a letter too many in a short word', 'weldder'],
  ['another first letter', 'varpenter'],
])('leaves %s', (_, word) => {
  expect(correctSpelling(word, vocabulary)).toBe(word)
})
