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

  it('takes a short numbered answer for talk', () => {
    expect(isAdvert('1. Fitter, two of them.\n2. Hull.\n3. £30,000.\n4. Start in May.')).toBe(false)
  })
})
