import { describe, expect, it } from 'vitest'
import { factsAfter } from '@/tests/support/talk-facts'

/** The requirements after messages, with their strength. */
const weightsAfter = (...turns: string[]): string[] =>
  factsAfter(...turns).map(({ strength, value }) => `${strength}: ${value}`)

const LIST = 'Essential\n• A full driving licence\n• Two years in a hydraulics laboratory\n• Apprenticeship'

describe('weighing a requirement anew', () => {
  it('takes back a must that a short form names, in the message that lists it', () => {
    const said = `${LIST}\n\nActually the hydraulics lab one isn’t essential any more, I’d put that as nice to have.`
    expect(weightsAfter(said)).toEqual([
      'must: A full driving licence',
      'nice: Two years in a hydraulics laboratory',
      'must: Apprenticeship',
    ])
  })

  it.each(['the hydraulics bit isn’t a must any more'])(
    'knows the only requirement that has one of the words: %s',
    (said) => {
      expect(weightsAfter(LIST, said)).toContain('nice: Two years in a hydraulics laboratory')
    },
  )

  it('weighs one of two that a sentence names, and leaves the other', () => {
    const found = weightsAfter(
      'Siemens and Omron are both must-haves.',
      'Actually the Omron isn’t essential any more, I’d put that as a nice to have.',
    )
    expect(found).toEqual(['must: Siemens', 'nice: Omron'])
  })

  it('lowers a must that the words lead up to, with why', () => {
    expect(
      weightsAfter(
        'Counterbalance licence is obligatory.',
        'And now I think again about the counterbalance licence: it is also an advantage only, the manager should not drive.',
      )[0],
    ).toMatch(/^nice: Counterbalance/)
  })

  it.each([
    'They must drive and must hold a CSCS card. Track safety (PTS) we’ll arrange ourselves.',
    'Xero. Excel. We file through Sage, which I wouldn’t expect anyone to arrive knowing.',
  ])('takes for no must what nobody is asked for: %s', (said) => {
    expect(weightsAfter(said).filter((fact) => /^must: .*(?:PTS|Sage)/.test(fact))).toEqual([])
  })

  it('raises a wish, with why', () => {
    expect(
      weightsAfter(
        'An abrasive wheels ticket would be a bonus.',
        'Abrasive wheels is essential now, the insurer has asked for it.',
      ),
    ).toEqual(['must: An abrasive wheels ticket would be a bonus'])
  })
})

it.each([
  'I’d normally ask for a degree and eight years.',
  'HR’s template says a degree and ten years.',
  'Five years in medical devices is what the old advert said.',
  'We’d ask for an HNC in civil engineering, that’s what it has always said.',
])('makes no requirement of what is asked out of habit: %s', (said) => {
  expect(factsAfter(said).filter(({ audience }) => audience === 'candidate')).toEqual([])
})
