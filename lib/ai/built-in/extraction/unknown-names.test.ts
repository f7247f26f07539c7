import { describe, expect, it } from 'vitest'
import { findUnlawful } from '@/lib/consultation/guard/law/screen'
import { isPlaceShaped, unknownNames } from './unknown-names'
import { factValue } from './values'

function names(text: string): string[] {
  return unknownNames(text).map(({ kind, start, end }) => `${kind}: ${text.slice(start, end)}`)
}

describe('a name that stands in no list', () => {
  it.each([
    ['Home based within an hour of Aberlenny', ['place: Aberlenny']],
    ['Site is Little Warding', ['place: Little Warding']],
    ["We've 85 people in Little Warding", ['place: Little Warding']],
    ['Kestford is the office', ['place: Kestford']],
    ['KORVA data', ['tool: KORVA']],
    ['BS 9931', ['tool: BS']],
    ['must know Zentrix, with people in Zentrix', []],
    ['OTE 55', []],
    ['five days in Easter', []],
    ['CSWIP card', []],
  ])('is told by the words around it: %s', (text, expected) => {
    expect(names(text)).toEqual(expected)
  })

  it('is a place where it is formed like one', () => {
    expect(['Kestford', 'Little Warding', 'Aberlenny'].every(isPlaceShaped)).toBe(true)
    expect(['Zentrix', 'Brivanta', 'Solibri'].some(isPlaceShaped)).toBe(false)
  })
})

describe('words that look like something else', () => {
  it.each(['get the changeover from 55 minutes to under 20', 'someone the kiln men will talk to'])(
    'are no unlawful ask: %s',
    (text) => {
      expect(findUnlawful(text)).toEqual([])
    },
  )

  it('lose what only leads up to them', () => {
    expect(factValue('be confident in MIDAS Civil', 'technical')).toBe('MIDAS Civil')
    expect(factValue('It will be 37.5 hours a week', 'hours')).toBe('37.5 hours a week')
  })
})
