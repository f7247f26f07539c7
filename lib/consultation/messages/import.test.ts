import { describe, expect, it } from 'vitest'
import { isAdvert } from './import'

const DUTIES =
  'Keep the plant running and write down what was done so that the next shift can carry on. '.repeat(8)

describe('isAdvert', () => {
  it('knows a job description by its numbered paragraphs', () => {
    expect(isAdvert(`1. Purpose\n${DUTIES}\n2. Location\nHull.\n3. Reward\n£30,000.`)).toBe(true)
  })

  it('knows an advert in one paragraph by its sections, and talk that names one of them', () => {
    expect(isAdvert(`About the role. ${DUTIES} Requirements: a licence. Benefits: a pension.`)).toBe(true)
    expect(isAdvert(`${DUTIES} Benefits to add: a pension. What have I forgotten?`)).toBe(false)
  })

  it('takes lines that are typed without capitals or full stops for talk', () => {
    const talk =
      'sorry back. train wifi brought to u by 1994\nmth 3 on their own\ntraining is 2 wks in first 6 mths\nwot else u need'
    expect(isAdvert(talk)).toBe(false)
    expect(isAdvert('Fitter – Hull\nThe work\nKeep the plant running.\nPay\n£30,000.')).toBe(true)
    expect(isAdvert('fitter, hull\nthe work:\nkeep the plant running.\npay:\n£30,000.')).toBe(true)
  })

  it('takes a list of somebody who says “I” for talk', () => {
    const list = [
      'The work:',
      '- Tests in Python',
      '- Raising faults in Jira',
      'Should I say that it is documents?',
    ]
    expect(isAdvert(list.join('\n'))).toBe(false)
    expect(isAdvert(list.slice(0, 3).concat('Pay: £30,000').join('\n'))).toBe(true)
    expect(isAdvert(['I’ve pasted our old advert below', ...list.slice(0, 3), 'Pay:'].join('\n'))).toBe(true)
  })

  it.each([
    'Wiring of digital I/O',
    'Phase I of the works',
    'A photo ID',
    'e-mail me@firm.example',
    'I-beams',
  ])('hears nobody say “I” in an advert with %j', (line) => {
    expect(isAdvert(`Fitter\nThe work:\n- ${line}\n- ${line}\nPay: £30,000`)).toBe(true)
  })

  it('takes a few items under no heading for talk, and a list with a question behind it', () => {
    const items = [
      '- a rigging ticket',
      '- nights, no problem',
      '- tower crane would be a bonus',
      '- no car needed',
    ]
    expect(isAdvert(items.join('\n'))).toBe(false)
    expect(isAdvert(['What they do:', ...items, 'Anything missing?'].join('\n'))).toBe(false)
    expect(isAdvert(['Crane Operator', 'The work:', ...items].join('\n'))).toBe(true)
  })

  it('takes a short numbered answer for talk', () => {
    expect(isAdvert('1. Fitter, two of them.\n2. Hull.\n3. £30,000.\n4. Start in May.')).toBe(false)
  })
})
