import { describe, expect, it } from 'vitest'
import { findRepairs } from './repairs'

const repaired = (text: string): string =>
  findRepairs(text).reduceRight(
    (said, { start, end, text: words }) => said.slice(0, start) + words + said.slice(end),
    text,
  )

describe('a rate put right in the same breath', () => {
  it.each([
    ['It’s £14.20 an hour, no, sorry, it’s £14.80 an hour', 'It’s £14.80 an hour'],
    [
      'they get thirteen ten an hour no wait that went up in april it’s thirteen sixty an hour',
      'they get thirteen sixty an hour',
    ],
    [
      'two hundred or so, £210 a day, hang on, £225 a day outside IR35',
      'two hundred or so, £225 a day outside IR35',
    ],
    [
      'eighteen fifty an hour no hang on they changed it’s nineteen pound five an hour and double on sundays',
      'nineteen pound five an hour and double on sundays',
    ],
  ])('%j', (said, put) => {
    expect(repaired(said)).toBe(put)
  })

  it('leaves rates of two units alone', () => {
    const said = '£14 an hour, no, sorry, £120 a shift'
    expect(repaired(said)).toBe(said)
  })
})
