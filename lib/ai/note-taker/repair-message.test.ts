import { describe, expect, it } from 'vitest'
import { EMPTY_BRIEF } from '@/lib/consultation/brief/schema'
import { extractOperations } from './extract'
import { repairMessage } from './repair-message'

const repaired = (message: string) => repairMessage(message, EMPTY_BRIEF).text.replace(/\s+/g, ' ').trim()

const valuesOf = (message: string): (string | null)[] =>
  extractOperations({ message, brief: EMPTY_BRIEF, jobTitle: 'Welder', companyName: 'Acme Ltd' }).map(
    ({ value }) => value,
  )

describe('repairMessage', () => {
  it.each([
    [
      'Our buyer is moving up to be supply manager so we need cover. Actually no, sorry, supply director',
      'Our buyer is moving up to be supply director so we need cover',
    ],
    ['They need to know the red book, I mean the weld log.', 'They need to know the weld log.'],
    ['MIG, TIG and ISO 9606 (no hang on that’s the other bay, ignore that)', 'MIG, TIG'],
    ['- MIG\n- ASME IX (no wait, scrap that)\n- TIG', '- MIG - TIG'],
    [
      'Start as soon as, well Ravi leaves in May so ideally before June, but realistically July.',
      'Start ideally before June, but realistically July.',
    ],
    [
      'Two days a week at home, no, call it a day a month, and only when the show is over.',
      'a day a month at home, and only when the show is over.',
    ],
    ['They audit once a month no sorry it’s more like twice a year now', 'They audit twice a year'],
    ['They drive from Hull (no toll) to Leeds', 'They drive from Hull (no toll) to Leeds'],
  ])('repairs “%s”', (said, meant) => {
    expect(repaired(said)).toBe(meant)
  })

  it.each([
    ['Hours are 40 a week, no they’ve just moved us to 38.', 'Hours are 38 a week'],
    ['Holiday is 24 days plus bank holidays, actually 25 now', 'Holiday is 25 days plus bank holidays'],
    [
      'The process is three interviews, no, one interview, and a weld test.',
      'The process is one interview, and a weld test',
    ],
    [
      'They would do about six frames a week. Sorry, six is what Colin does on a good week, call it four.',
      'They would do about four frames a week',
    ],
    [
      'I’d want one in ten passed, no, one in twelve, that’s what the board agreed.',
      'I’d want one in twelve passed',
    ],
  ])('takes “%s” as it was put right', (said, meant) => {
    expect(valuesOf(said)).toContain(meant)
    expect(valuesOf(said).join()).not.toMatch(/board|colin|moved us|actually/i)
  })

  it('keeps the place in the message of what it has left out', () => {
    const message = 'Derby, as I said. Told you, 38 hours a week'
    const { text, toSource } = repairMessage(message, EMPTY_BRIEF)
    const start = text.indexOf('38')
    const source = toSource(start, start + 8)
    expect(message.slice(source.start, source.end)).toBe('38 hours')
  })
})
