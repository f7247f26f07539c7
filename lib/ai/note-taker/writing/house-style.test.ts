import { describe, expect, it } from 'vitest'
import { asPrinted } from './house-style'

describe('asPrinted', () => {
  it.each([
    ['Twenty five days and we shut for two weeks in August', '25 days and we shut for two weeks in August'],
    ['Six per cent bonus, ten on-call allowances', '6% bonus, ten on-call allowances'],
    ['A pension of five to seven per cent', 'A pension of 5 to 7%'],
    ['Seven and a half percent of the job', '7.5% of the job'],
    ['A bonus of £12k to £14k', 'A bonus of £12,000 to £14,000'],
    ['A tool allowance of forty pounds', 'A tool allowance of £40'],
    ['A team of eighteen', 'A team of 18'],
    ['Thirty seven and a half a week', '37.5 a week'],
    ['A site of two thousand people', 'A site of 2,000 people'],
    ['A car allowance of five thousand four hundred', 'A car allowance of 5,400'],
    ['A fund of four thousand eight hundred and fifty pounds', 'A fund of £4,850'],
    ['45 hr, shut on Mondays', '45 hours, shut on Mondays'],
    ['25 + bank holidays, travel after 6mo', '25 plus bank holidays, travel after 6 months'],
    ['Lvl 3 in Care', 'Level 3 in Care'],
    ['£60 p/w', '£60 a week'],
    ['Standby of hundred and fifteen pounds', 'Standby of £115'],
    ['Three hundred and ten pounds a shift', '£310 a shift'],
  ])('%s', (said, printed) => {
    expect(asPrinted(said)).toBe(printed)
  })

  it.each([
    'Fifteen of us, all local',
    'One week in five',
    'Half past seven to four',
    'Eight to twenty past four',
    'A hundred people',
    'C++ and C#',
    'Two and a half days at home',
    'A thousand thanks',
    'Section 38 work',
    'Microsoft 365 + Azure AD',
    'An FTSE 250 firm',
  ])('leaves %j as it is', (said) => {
    expect(asPrinted(said)).toBe(said)
  })
})
