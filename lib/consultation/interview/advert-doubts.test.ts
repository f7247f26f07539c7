import { describe, expect, it } from 'vitest'
import { asksForMembership, listAdvertDoubts, mayStillStand } from './advert-doubts'

const NOW = new Date('2027-03-03')

const ADVERT = `Quarry Fitter
Posted June 2022
What you will do
- Strip and rebuild crushers to BS EN 13849-1:2015
- Work under the Quarries Regulations 1999
What you need
- Member of the Institute of Quarrying
- Ideally a member of the Institution of Mechanical Engineers
- Confident member of a shift team
What we offer
- £28,400 a year
- A family firm since 1968
Applications in writing to the works office, Holme Lane
Closing date 14 July 2022`

describe('what an old advert leaves in doubt', () => {
  it('finds dates that have passed, where to apply, a membership as a must and pay of another year', () => {
    expect(listAdvertDoubts(ADVERT, NOW)).toEqual([
      { kind: 'date', words: 'Posted June 2022' },
      { kind: 'membership', words: 'Member of the Institute of Quarrying' },
      { kind: 'pay', words: '£28,400 a year' },
      { kind: 'address', words: 'Applications in writing to the works office, Holme Lane' },
      { kind: 'date', words: 'Closing date 14 July 2022' },
    ])
  })

  it('finds nothing in talk, or in an advert of this month without them', () => {
    expect(listAdvertDoubts('It was £28,400 in 2022. Closing date 14 July 2022.', NOW)).toEqual([])
    const fresh = ADVERT.replace('June 2022', 'March 2027')
      .replace('14 July 2022', '30 March 2027')
      .replace(/Applications.*\n/, '')
      .replace('- Member of the Institute of Quarrying\n', '')
    expect(listAdvertDoubts(fresh, NOW)).toEqual([])
  })

  it.each([
    'Call before 1 May 2022',
    'Send your CV to Graham',
    'Applications in writing to the works office',
    'Apply online at our careers page',
    'Interviews in the week of 4/7/22',
    'Membership of the IET is essential',
    'Rates are for 2023/24',
  ])('%j does not stand because the rest does', (line) => {
    expect(mayStillStand(line, NOW)).toBe(false)
  })

  it.each([
    'Test to the 2016 procedure',
    'ISO 9001:2015',
    'Trading since 1988',
    'Founded in 1972 by two brothers',
    'The line was rebuilt in 2019',
    'Contact with customers at all levels',
    'Apply coatings to structural steelwork',
    'Write reports to clients',
    'Send samples to the lab',
    'Start on 1 June 2027',
    'A 30-minute call, then an hour on site',
    'Cover 2000 sites across Wales',
    'Reports to the works manager',
  ])('%j may stand', (line) => {
    expect(mayStillStand(line, NOW)).toBe(true)
  })

  it.each(['A member of staff', 'You join a team member', 'Membership of the gym paid for'])(
    '%j asks for no membership',
    (line) => {
      expect(asksForMembership(line)).toBe(false)
    },
  )
})
