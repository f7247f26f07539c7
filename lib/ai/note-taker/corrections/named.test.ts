import { expect, it } from 'vitest'
import { leftWithout, swapped } from './named'

it.each([
  [
    '£17 to £19 an hour depending',
    '£17 to £19',
    '£17.50 to £19.50 an hour',
    '£17.50 to £19.50 an hour depending',
  ],
  ['The site in Leeds, near the M62', 'Leeds', 'Selby', 'The site in Selby, near the M62'],
])('puts into %j for %j the words %j', (value, old, by, expected) => {
  expect(swapped(value, old, by)).toBe(expected)
})

it.each([
  ['MIG, TIG and gas', 'TIG', { kind: 'list', value: 'MIG and gas' }],
  ['brass, CZ121', 'brass', { kind: 'nothing' }],
])('leaves of %j without %j', (value, object, left) => {
  expect(leftWithout(value, object)).toEqual(left)
})
