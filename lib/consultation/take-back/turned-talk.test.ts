import { expect, it } from 'vitest'
import { playTalk } from '@/tests/support/played-talk'

const HOLIDAY = '25 days holiday plus bank holidays'
const DAYS = 'Two days in the office and three at home'
const TURNED = 'workPattern: Three days in the office and two at home'

it('turns the days round that the same message gives, and leaves the holiday alone', () => {
  const { lines } = playTalk([HOLIDAY, `${DAYS}, sorry, the other way about`])
  expect(lines).toEqual([`benefits: ${HOLIDAY}`, TURNED])
})

it('turns the days round that the message before gave', () => {
  const { lines, reply } = playTalk([HOLIDAY, DAYS, 'Sorry, the other way about'])
  expect(lines).toEqual([`benefits: ${HOLIDAY}`, TURNED])
  expect(reply).toContain('is now “Three days in the office and two at home”')
})

it('turns round what the words name, however long ago it was said', () => {
  const { lines } = playTalk([DAYS, HOLIDAY, 'I got the office days the wrong way round'])
  expect(lines).toContain(TURNED)
})

it('lets what is weighed change places', () => {
  const { lines } = playTalk(['Fanuc is a must and Heidenhain would be nice to have', 'no, other way round'])
  expect(lines).toEqual(['technical: Heidenhain is a must', 'technical: Fanuc would be nice to have'])
})

it('asks which two are meant where it cannot tell, and changes nothing', () => {
  const { lines, reply } = playTalk(['Hours are 40 a week. Pension is 5%.', 'swap those round'])
  expect(reply).toBe('Which two should I swap? Give me both the right way round.')
  expect(lines).toEqual(['hours: Hours are 40 a week', 'benefits: Pension is 5%'])
})
