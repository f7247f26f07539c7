import { describe, expect, it } from 'vitest'
import { extractOperations } from '@/lib/ai/built-in/extract'
import { applyOperations } from '@/lib/consultation/brief/operations'
import { type Brief, EMPTY_AGENDA, EMPTY_BRIEF } from '@/lib/consultation/brief/schema'
import { verifyOperations } from '@/lib/consultation/brief/verify'

/** The active facts after the messages, as "topic.strength: value". */
function factsAfter(...messages: string[]): string[] {
  let ids = 0
  let brief: Brief = {
    ...EMPTY_BRIEF,
    agenda: { ...EMPTY_AGENDA, asked: { topic: 'driver', followUp: false } },
  }
  messages.forEach((message, index) => {
    const read = extractOperations({ message, brief, jobTitle: 'Fitter', companyName: 'Halyard' })
    brief = applyOperations(
      brief,
      verifyOperations(read, message, brief, 'rules').operations,
      { messageId: `m${index}`, because: 'test' },
      () => {
        ids += 1
        return `f${ids}`
      },
    )
  })
  return brief.facts
    .filter(({ state }) => state === 'active')
    .map(({ topic, strength, value }) => `${topic}.${strength}: ${value}`)
}

describe('a table', () => {
  it('gives each row its label, its level and its value', () => {
    expect(
      factsAfter('Skill | Level\nCreo | must\nWindchill | ideally\nPay | £40k to £44k\nHours | 37'),
    ).toEqual([
      'technical.must: Creo',
      'technical.nice: Windchill',
      'pay.must: £40,000 to £44,000',
      'hours.must: 37',
    ])
  })

  it('that is sent again puts the first one right', () => {
    const facts = factsAfter('Pay | £40k to £44k\nBase | Leeds', 'Pay | £42k to £46k\nBase | York')
    expect(facts).toEqual(['pay.must: £42,000 to £46,000', 'location.must: York'])
  })
})

describe('a letter', () => {
  it('ends where its sign-off begins', () => {
    expect(factsAfter('The salary is £40,000.\n\nRgds, Ruth')).toEqual(['pay.must: £40,000'])
    expect(factsAfter('The salary is £40,000.\n\nSent from my phone')).toEqual(['pay.must: £40,000'])
  })
})

describe('questions and answers', () => {
  it('take their strength from the question', () => {
    expect(factsAfter('Q1 What must they know? Creo.\nQ2 What would be nice? Windchill.')).toEqual([
      'technical.must: Creo',
      'technical.nice: Windchill',
    ])
    expect(factsAfter("SolidWorks? Wouldn't say no.")).toEqual(['technical.nice: SolidWorks'])
  })
})

describe('dialect', () => {
  it('is written down in standard words', () => {
    expect(factsAfter("Oor fitter's away tae Canada")).toEqual(["driver.must: Our fitter's away to Canada"])
  })
})

describe('what is put right', () => {
  it.each([
    ['Six years is too many. Four would do it.', 'At least six years on pumps.', '4|four'],
    ['Make it one a month.', 'One day a week on site.', 'one a month'],
    ['Actually I can go to £49k at the top.', 'Salary £41k to £46k.', '£41,000 to £49,000'],
  ])('%s', (change, before, expected) => {
    const facts = factsAfter(before, change)
    expect(facts).toHaveLength(1)
    expect(facts[0]).toMatch(new RegExp(expected, 'i'))
  })

  it('goes from must to nice by name, and comes back from what was taken out', () => {
    expect(factsAfter('Revit is essential.', 'Move Revit to nice to have.')).toEqual([
      'technical.nice: Revit',
    ])
    expect(factsAfter('Revit is essential.', 'Scrap Revit. Put it down as nice to have.')).toEqual([
      'technical.nice: Revit',
    ])
  })

  it('never puts a number into the middle of a word', () => {
    expect(factsAfter('Someone patient.', 'Correction 2: the bonus is 8% now.')[0]).toBe(
      'softSkills.must: Someone patient',
    )
  })
})

describe('an unlawful ask', () => {
  it('is challenged in a question and in confidence too', () => {
    const brief: Brief = EMPTY_BRIEF
    for (const message of [
      'May I say that we prefer a gentleman?',
      'Between ourselves, no one likely to get pregnant.',
    ])
      expect(
        extractOperations({ message, brief, jobTitle: null, companyName: 'Halyard' }).map(({ op }) => op),
      ).toContain('challenge')
  })
})
