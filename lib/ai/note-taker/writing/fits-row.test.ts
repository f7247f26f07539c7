import { expect, it } from 'vitest'
import { fitsRow } from './fits-row'

it.each([
  ['compensation', 'around forty'],
  ['compensation', 'NJC scale, point to be agreed'],
  ['location', 'Uttoxeter'],
  ['location', 'out of the yard by the canal'],
  ['location', 'we are in a place called Cropwell, near the A46'],
  ['location', 'there is free parking right outside'],
  ['location', 'ten minutes from the train'],
  ['location', 'the last trams leave before the late shift ends'],
  ['location', 'on the edge of the moor with a bus every half hour'],
  ['hours', 'days, with an early finish'],
  ['hours', '39 hours, time and a half at £24 an hour'],
  ['hours', 'Overtime is not paid, but the time is given back'],
  ['hours', 'lunch is unpaid'],
  ['contractType', 'on the books from the first day'],
  ['startDate', 'as soon as they can'],
  ['startDate', 'after Easter'],
  ['duration', 'until the job is done'],
  ['posts', 'two of them'],
  ['posts', 'three fitters'],
  ['posts', '2'],
  ['travel', 'now and again'],
] as const)('takes in %s: %s', (section, text) => {
  expect(fitsRow(text, section)).toBe(true)
})

it.each([
  ['compensation', 'money'],
  ['location', 'because we picked up the shutdown contract from them'],
  ['startDate', 'yesterday'],
  ['contractType', 'which reminds me of the last one'],
  ['posts', 'more than I can say'],
  ['posts', 'three lathes and a saw'],
  ['hours', '38 to 42k, Monday to Thursday'],
] as const)('finds no %s in: %s', (section, text) => {
  expect(fitsRow(text, section)).toBe(false)
})
