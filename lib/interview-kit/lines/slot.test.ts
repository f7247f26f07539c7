import { describe, expect, it } from 'vitest'
import { toDoingPhrase } from './gerund'
import { readObjects } from './object'
import { isWhole } from './slot'

describe('isWhole', () => {
  it.each([
    'glass blowing',
    'writing lamp reports',
    'centrifugal pumps',
    'BS EN 1090',
    'lamp oil',
    'investment case for the pier',
  ])('can be named: %s', (thing) => {
    expect(isWhole(thing)).toBe(true)
  })

  it.each([
    'sit on the board of five',
    'renegotiate the energy contract',
    'spend three to four nights',
    'lead site commissioning',
    'lamp repairs on 50',
    'time-served, electrical or mechanical',
    'trained and practised study leader',
    'summers or more on offshore lamps',
    'lamp work on an operating chemical',
    'happy in a chilled room',
    'record of delivering capital projects',
    'hyperMILL from customer files',
    'lamp switching experience',
    'Lives',
    'after',
  ])('is no whole thing: %s', (thing) => {
    expect(isWhole(thing)).toBe(false)
  })

  it('takes a noun that is a verb elsewhere for a thing, but not among acts', () => {
    expect(isWhole('price lists for the boatyard')).toBe(true)
    expect(isWhole('price lists for the boatyard', true)).toBe(false)
  })
})

describe('readObjects', () => {
  it.each([
    ['Service and commission heat pumps in schools', 'pump'],
    ['Lamp oil for the pier', 'oil'],
    ['Downtime analysis', 'Downtime'],
    ['PLC fault-finding on the lamp', 'PLC'],
  ])('reads what the work is done to: %s', (line, object) => {
    expect(readObjects(line, new Set())).toEqual(expect.arrayContaining([object]))
  })
})

it('says "specifying" of what somebody has specified', () => {
  expect(toDoingPhrase('specified flow meters', true)).toBe('specifying flow meters')
})
