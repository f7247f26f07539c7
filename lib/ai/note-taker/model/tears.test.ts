import { describe, expect, it } from 'vitest'
import { readSentences } from '@/lib/ai/note-taker/cuts'
import { introductionBefore, isTorn } from './tears'

/** Whether a cut at the stroke would tear the sentence. */
function tears(marked: string, share = 0.5): boolean {
  const [sentence] = readSentences(marked.replace('| ', ''))
  const at = marked.slice(0, marked.indexOf('|')).trim().split(/\s+/).length
  if (!sentence) throw new Error('No sentence')
  return isTorn(sentence, at, at, share)
}

describe('isTorn', () => {
  it.each([
    ['They would build models in | Flood Modeller and TUFLOW.'],
    ['A degree in chemistry or equivalent | experience in industry.'],
    ['Training of four new starters, of whom | there are two.'],
    ['The home of the Royal | Navy and its people.'],
    ['A green belt is desirable, | as is SAP.'],
    ['But there would be | overtime on Sundays.'],
    ['A shift at home, | but only once they are trained.'],
    ['The rate is forty thousand | a year before tax.'],
    ['They must have a City | and Guilds certificate.'],
    ['They must have a City and | Guilds certificate.'],
    ['They look after the presses | we bought from the other works.'],
    ['If the night shift have a breakdown | they ring the person on call.'],
    ['They take over the project, and in a year’s time | I would like them to run the team.'],
    ['Expect four weekend shutdowns a year, | which are paid at time and a half.'],
    ['Basic pay and then six | and a half thousand for shifts.'],
  ])('keeps together %s', (marked) => {
    expect(tears(marked)).toBe(true)
  })

  it.each([
    ['The package is £72,000 | plus a bonus.'],
    ['End of life care would be lovely | but we can train you.'],
    ['The salary is forty thousand a year | they start at eight.'],
    ['The contract runs for two years | Reporting to: the manager.'],
    ['They have it in a year | they run the team by the next one.'],
    ['They look after the presses | we sold the other works.'],
    ['Based in the yard in Hull | and you drive to sites.'],
  ])('lets fall apart %s', (marked) => {
    expect(tears(marked)).toBe(false)
  })

  it('believes a model that is sure, but never behind an article', () => {
    expect(tears('On site full time | thirty nine hours.')).toBe(true)
    expect(tears('On site full time | thirty nine hours.', 0.97)).toBe(false)
    expect(tears('They look after the | servers in Leeds.', 0.97)).toBe(true)
  })
})

describe('introductionBefore', () => {
  it.each([
    ['By the end of the year they should run the desk.', 6, 0],
    ['we pay five percent and after three months they work from home', 8, 4],
    ['they need Revit and they draw', 4, null],
  ])('finds where the introduction of a clause begins in %s', (text, at, start) => {
    const [sentence] = readSentences(text)
    expect(sentence && introductionBefore(sentence, at, at)).toBe(start)
  })
})
