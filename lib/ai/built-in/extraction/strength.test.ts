import { describe, expect, it } from 'vitest'
import { strengthCue } from './strength'

describe('strengthCue', () => {
  it.each([
    ['a CEng is something we look kindly on', 'nice'],
    ['Ansys at a pinch', 'nice'],
    ['pneumatics are gravy', 'nice'],
    ['I could live without LabVIEW', 'nice'],
    ['Verilog as a fallback', 'nice'],
    ["we're easy on the Six Sigma", 'nice'],
    ['an IOSH card can come later', 'nice'],
    ["it's hardly the end of the world", 'nice'],
    ['they might use SAP', 'nice'],
    ["IPAF, we'd pay for it", 'learnable'],
    ['no need to know it beforehand', 'learnable'],
    ['C++ we cannot budge on', 'must'],
    ["can't live without TIG", 'must'],
    ['structural steel is the non-negotiable', 'must'],
    ['AutoCAD, obviously', 'must'],
  ])('reads %s as %s', (text, strength) => {
    expect(strengthCue(text)?.strength).toBe(strength)
  })

  it('reads no strength where nothing is weighed', () => {
    expect(strengthCue('strain gauges and thermocouples')).toBeNull()
  })
})
