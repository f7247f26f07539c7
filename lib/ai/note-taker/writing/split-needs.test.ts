import { describe, expect, it } from 'vitest'
import { briefOf } from '@/tests/support/briefs'
import { splitFact, splitNeeds } from './split-needs'

describe('splitNeeds', () => {
  it.each([
    [
      'They need to have delivered M&E projects over £1m, know NEC contracts, and have SMSTS',
      [
        'They need to have delivered M&E projects over £1m',
        'They need to know NEC contracts',
        'They need to have SMSTS',
      ],
    ],
    ['PLC programming, UL508A, Inventor', ['PLC programming', 'UL508A', 'Inventor']],
    [
      'EPLAN Electric P8, knowledge of BS EN 60204 and 61439, HNC or equivalent',
      ['EPLAN Electric P8', 'knowledge of BS EN 60204 and 61439', 'HNC or equivalent'],
    ],
    [
      'They must be coded to ISO 9606 and be able to read drawings',
      ['They must be coded to ISO 9606', 'They must be able to read drawings'],
    ],
    [
      'A degree in quantity surveying, experience with JCT contracts and good Excel',
      ['A degree in quantity surveying', 'experience with JCT contracts', 'good Excel'],
    ],
    ['They need SMSTS, a CSCS card and first aid at work', ['SMSTS', 'a CSCS card', 'first aid at work']],
    [
      'They need good English and they need to be able to lift 15 kilos',
      ['They need good English', 'they need to be able to lift 15 kilos'],
    ],
    [
      'They need assembly experience and to be able to read a drawing',
      ['They need assembly experience', 'able to read a drawing'],
    ],
    [
      'Experience of estimating, good maths, and being able to read drawings',
      ['Experience of estimating', 'good maths', 'being able to read drawings'],
    ],
  ])('takes %j apart', (text, parts) => {
    expect(splitNeeds(text)).toEqual(parts)
  })

  it.each([
    'Time served, electrical or mechanical, ideally both',
    'A degree in civil engineering, accredited by the JBM',
    'Gas tickets, COMCAT 1, 3 and 5',
    'Some robotics, Fanuc or ABB',
    'Experience of a press and a lathe',
    'TIG, coded',
    'Lifting procedures and welder qualifications',
    'JCT, NEC and FIDIC contracts',
    'Built timber frame houses before, at least two sites',
    'Chemical or materials degree, or equivalent experience',
    'Comfortable standing in front of operators and explaining things',
  ])('keeps %j together', (text) => {
    expect(splitNeeds(text)).toEqual([text])
  })
})

it('puts each thing of a list under its topic', () => {
  const [fact] = briefOf(['technical', 'EPLAN, knowledge of BS EN 60204, HNC or equivalent']).facts
  expect(fact && splitFact(fact).map(({ topic, value }) => [topic, value])).toEqual([
    ['technical', 'EPLAN'],
    ['technical', 'knowledge of BS EN 60204'],
    ['qualifications', 'HNC or equivalent'],
  ])
})
