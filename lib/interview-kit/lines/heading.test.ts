import { describe, expect, it } from 'vitest'
import { headingOf } from './heading'

describe('headingOf', () => {
  const read = (line: string) => headingOf(line, new Set())

  it.each([
    ['Comfortable swapping and setting inverters, mainly SEW', 'Swapping and setting inverters'],
    ['Handy with pneumatics: valve islands and cups', 'Pneumatics'],
    ['Grounding in screw compressors', 'Screw compressors'],
    ['Siemens TIA Portal, with structured text and reusable blocks', 'Siemens TIA Portal'],
    ['CIWEM Code of Practice for sewer lamps', 'CIWEM Code of Practice for sewer lamps'],
    ['Manual for Harbour Lamps', 'The Manual for Harbour Lamps'],
  ])('leaves out of "%s" how good somebody is and what goes with it', (line, text) => {
    expect(read(line)?.text).toBe(text)
  })

  it.each([
    ['Drawings carrying position, profile and run-out tolerances over large castings', true],
    ['Bearings, chains and gearboxes', false],
    ['Siemens TIA Portal, with structured text and reusable blocks', false],
  ])('says of "%s" whether a list is cut', (line, isCut) => {
    expect(read(line)?.isCut).toBe(isCut)
  })
})
