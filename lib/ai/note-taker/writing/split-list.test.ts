import { describe, expect, it } from 'vitest'
import { splitList } from './split-list'

describe('benefits', () => {
  it('keep together what goes on with one of them', () => {
    expect(
      splitList('25 days plus bank holidays, rising to 28 after 5 years, NEST pension', 'benefits'),
    ).not.toContain('rising to 28 after 5 years')
  })
})

describe('aims', () => {
  it('stand apart where each has a time of its own', () => {
    expect(splitList('HV level 2 by 3 months, level 3 by 9 months', 'firstYear')).toEqual([
      'HV level 2 by 3 months',
      'level 3 by 9 months',
    ])
    expect(splitList('Two jobs to tender, both on time, by the end of the year', 'firstYear')).toHaveLength(1)
  })
})

describe('duties', () => {
  it('that all begin with a verb stand in lines of their own', () => {
    expect(
      splitList(
        'Survey the roofs, logging the slates and ridges, then pricing the repairs',
        'responsibilities',
      ),
    ).toHaveLength(1)
    expect(
      splitList('Surveying roofs, logging slates and ridges, then pricing the repairs', 'responsibilities'),
    ).toEqual(['Surveying roofs', 'logging slates and ridges', 'pricing the repairs'])
    expect(splitList('Write the method statements, brief the gang and close the snags', 'firstYear')).toEqual(
      ['Write the method statements', 'brief the gang', 'close the snags'],
    )
  })

  it('stand apart behind a noun too, where several verbs follow', () => {
    expect(
      splitList(
        'Take-offs from drawings, pricing the steel and putting the tender together',
        'responsibilities',
      ),
    ).toEqual(['Take-offs from drawings', 'pricing the steel', 'putting the tender together'])
    expect(splitList('Pumps, valves and pricing the spares', 'responsibilities')).toHaveLength(1)
  })

  it('stand apart where the work is called by its nouns', () => {
    expect(
      splitList(
        'Breakdowns on the presses, planned maintenance at weekends and keeping the log',
        'responsibilities',
      ),
    ).toEqual(['Breakdowns on the presses', 'planned maintenance at weekends', 'keeping the log'])
    expect(
      splitList('Testing of new panels, wire checks and site tests, bench trials', 'responsibilities'),
    ).toHaveLength(1)
  })

  it('stand apart where they are typed as notes', () => {
    expect(
      splitList(
        '28 day safety inspections, prep for MOT, roadside breakdowns in the van, job cards on the tablet',
        'responsibilities',
      ),
    ).toEqual([
      '28 day safety inspections',
      'prep for MOT',
      'roadside breakdowns in the van',
      'job cards on the tablet',
    ])
    for (const one of [
      'Repair of brakes, steering, suspension, doors and ramps',
      'The work is mostly inspections of brakes, repairs to doors, checks of ramps, calls from drivers',
      'Inspections of brakes, checks of ramps',
    ])
      expect(splitList(one, 'responsibilities'), one).toHaveLength(1)
  })

  it('stand apart from what stands behind a colon', () => {
    expect(
      splitList(
        'Designing panels: layouts in EPLAN, cable lists, and supporting the shop',
        'responsibilities',
      ),
    ).toEqual(['Designing panels: layouts in EPLAN, cable lists', 'supporting the shop'])
    expect(splitList('Running the shift: setting rotas, chasing parts', 'responsibilities')).toHaveLength(1)
  })

  it('stand apart where one is a pair of verbs, or says how often', () => {
    expect(
      splitList(
        'Fitting panels on roofs, testing and certifying, and explaining the plant',
        'responsibilities',
      ),
    ).toEqual(['Fitting panels on roofs', 'testing and certifying', 'explaining the plant'])
    expect(
      splitList(
        'Chase late orders, negotiate prices each year and fit pumps once a month',
        'responsibilities',
      ),
    ).toHaveLength(3)
  })

  it.each([
    'Help with drainage design, road alignments in Civil 3D, quantities, and site inspections',
    'Set up and run the saws',
    'Keeping us compliant on fire, water and electrical testing',
    'Mend boilers, fit new ones now and again',
    'Doing tolerance stacks and drawing packs for the machinists',
    'Prepare drawings, plan and control tables',
    'Build and own the test rigs',
    'Check the gauges, and if one drifts, write it up',
    'Run either the press or the saw, and sweep the bay',
    'Doing heating and cooling loads',
    'Boilers, pumps and pipework',
    'Keep the log, sign off the work and tell the office every time that anything at all has gone astray on a job that somebody else began',
  ])('stay together: %s', (text) => {
    expect(splitList(text, 'responsibilities')).toEqual([text])
  })
})

describe('benefits', () => {
  it('stand in lines of their own, a day off with the bank holidays that it goes with', () => {
    expect(
      splitList('26 days and the bank holidays, 5% pension, and we pay the institute fees', 'benefits'),
    ).toEqual(['26 days and the bank holidays', '5% pension', 'we pay the institute fees'])
    expect(
      splitList('25 days’ holiday, private health, and a bonus on each handover', 'benefits'),
    ).toHaveLength(3)
    expect(splitList('27 days’ holiday, on site restaurant', 'benefits')).toHaveLength(2)
    expect(splitList('Free parking, fruit on Fridays and life cover', 'benefits')).toEqual([
      'Free parking',
      'fruit on Fridays',
      'life cover',
    ])
  })

  it.each(['25 days rising by one a year, to 30', 'Pension of 5% if you put in 4, and private medical'])(
    'stay together: %s',
    (text) => {
      expect(splitList(text, 'benefits')).toEqual([text])
    },
  )
})

it('tells a sum behind a chance by itself', () => {
  expect(splitList('You could become a lead, course budget £900', 'growth')).toEqual([
    'You could become a lead',
    'course budget £900',
  ])
  expect(splitList('You could go on to lead, and we pay for the course', 'growth')).toHaveLength(1)
})

it('leaves other sections alone', () => {
  expect(splitList('Running a shift, leading a team', 'experience')).toHaveLength(1)
})

it('tells each aim of the first year with its date', () => {
  expect(
    splitList('By May you’ll run two jobs, and by the end of the year you’ll run four', 'firstYear'),
  ).toEqual(['By May you’ll run two jobs', 'by the end of the year you’ll run four'])
})
