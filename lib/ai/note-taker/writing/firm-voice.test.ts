import { describe, expect, it } from 'vitest'
import { speakAsFirm } from './firm-voice'

const speak = (text: string) => speakAsFirm(text, 'Castle Pumps Ltd')

describe('speakAsFirm', () => {
  it.each([
    ['Castle Pumps makes pumps for water utilities.', 'We make pumps for water utilities.'],
    ['Castle Pumps Ltd is a family firm that services pumps.', 'We are a family firm that services pumps.'],
    ['Castle Pumps designs, builds and tests valves.', 'We design, build and test valves.'],
    ['The company has 40 people. We also train.', 'We have 40 people. We also train.'],
    ['Castle Pumps makes valves and pumps for farms.', 'We make valves and pumps for farms.'],
  ])('%j is %j', (said, spoken) => {
    expect(speak(said)).toBe(spoken)
  })

  it.each([
    'Castle Pumps makes pumps and ships them worldwide.',
    'Castle Pumps repairs bridges for its clients.',
    'Castle Pumps makes pumps. It employs 40 people.',
    'Castle Pumps sells pumps and services.',
    'Castle Pumps prides itself on service.',
    'Castle Pumpsworth makes pumps.',
    'Pumps are what we make.',
  ])('keeps what is not certain: %j', (said) => {
    expect(speak(said)).toBe(said)
  })
})
