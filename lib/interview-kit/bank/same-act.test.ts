import { expect, it } from 'vitest'
import { type Entry, readBank } from './entries'
import { isAboveLine, isSameAct, readWorkActs } from './same-act'
import { toStems } from './stems'

const entryOf = (question: string, line: string): Entry => ({
  ...(readBank().entriesOf('welder-fabricator')[0] as Entry),
  questionStems: new Set(toStems(question)),
  lineStems: new Set(toStems(line)),
})

it.each([
  ['Calibrate the lamp gauges', 'How do you prepare a lamp gauge?', 'Prepare lamps', false],
  ['Calibrate the lamp gauges', 'When was a lamp out of calibration?', 'Look after lamps', true],
  ['Prove lamps and relays against the drawings', 'When did you reject a lamp or relay?', 'Buy lamps', false],
  [
    'Has shipped a lamp under IEC 1',
    'Which lamp did you hold up?',
    'Keep the evidence of each lamp in order',
    false,
  ],
  ['Has shipped a lamp under IEC 1', 'Which lamp of yours was hard to ship?', 'Sell lamps', true],
  ['Repair lamps', 'Tell us about a lamp that you overhauled.', 'Look after lamps', true],
  ['Lead commissioning of lamps', 'Which guidance on lamps was hard to meet?', 'Lay out lamps', false],
  ['Lead commissioning of lamps', 'Which lamp was hard to commission?', 'Light lamps', true],
  ['Purge, weld and polish lamp tubes', 'When did you find a fault in your weld?', 'Weld plate', false],
  ['Wind the lamp clock each night', 'What goes wrong with clocks?', 'Wind the lamp clock at dusk', true],
])('takes "%s" and "%s" of "%s" for the same act: %s', (text, question, line, isSame) => {
  const acts = readWorkActs(text, new Set())
  expect(isSameAct(acts, new Set(toStems(text)), entryOf(question, line))).toBe(isSame)
})

it.each([
  ['Help choose lamps', 'When did you last reject a lamp?', true],
  ['Draw lamps for the lead keeper to review', 'Tell us about a lamp you rejected.', true],
  ['Choose lamps', 'When did you last reject a lamp?', false],
  ['Help choose lamps', 'Tell us about a lamp that failed.', false],
])('"%s" and "%s" asks for more than the line: %s', (line, question, isAbove) => {
  expect(isAboveLine(line, question)).toBe(isAbove)
})
