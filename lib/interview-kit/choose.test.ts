import { describe, expect, it } from 'vitest'
import { contentOf, type Seed } from '@/tests/support/specification-content'
import { buildKitItems } from './build'

/** The lines that a kit of an hour asks about. */
const askedOf = (...seeds: Seed[]) => {
  const content = contentOf('Lighthouse Keeper', ...seeds)
  const asked = new Set(buildKitItems(content, { minutes: 60 }).flatMap(({ lineIds }) => lineIds))
  return content.lines.filter(({ id }) => asked.has(id)).map(({ text }) => text)
}

const DUTIES: Seed[] = [
  'Trim the wicks of the harbour lamps',
  'Polish the lenses and the brass',
  'Wind the clock of the tower',
  'Sweep the steps down to the jetty',
  'Paint the railings on the gallery',
  'Count the gulls on the rocks',
  'Water the plants in the window',
  'Sort the postcards for visitors',
].map((text) => ['responsibilities', text])

describe('the choice of lines', () => {
  it.each([
    'Knows when to stop a job, isolate the lamp and ask for help',
    'Store food for the crew under the HACCP plan and its records',
  ])('leaves nothing out where a mistake hurts somebody: %s', (line) => {
    expect(askedOf(...DUTIES, ['responsibilities', line])).toContain(line)
  })

  it('asks about the first duty, however well questions fit the others', () => {
    const taught = [
      'Train apprentices',
      'Investigate accidents',
      'Chair weekly meetings',
      'Negotiate with suppliers',
    ]
    const asked = askedOf(
      ...[...DUTIES.slice(0, 1), ...taught.map((text): Seed => ['responsibilities', text])],
    )
    expect(asked).toContain('Trim the wicks of the harbour lamps')
  })

  it('prefers a rule by its name, and the first duties to the last', () => {
    const rule = 'Working knowledge of BS 9999 and of the harbour standards'
    const asked = askedOf(
      ...['Rope splicing', 'Brass polishing', 'Glass cutting', 'Lamp trimming', 'Signal flags', 'Knots'].map(
        (text): Seed => ['technical', text],
      ),
      ['technical', rule],
      ...DUTIES,
    )
    expect(asked).toContain(rule)
    expect(asked).toContain('Trim the wicks of the harbour lamps')
    expect(asked).not.toContain('Sort the postcards for visitors')
  })

  it('asks about two lines of manner and one aim, one more that a question is written for, and fills the least of a kit with duties in plain words', () => {
    const manners: Seed[] = ['Patient with visitors', 'Cheerful in fog', 'Tidy'].map((text) => [
      'softSkills',
      text,
    ])
    const aims: Seed[] = ['Bring the charts to one version', 'No late sailings'].map((text) => [
      'firstYear',
      text,
    ])
    const asked = askedOf(...manners, ...aims, ...DUTIES)
    expect(asked.filter((text) => DUTIES.some(([, duty]) => duty === text))).toHaveLength(2)
    expect(asked).toHaveLength(6)
  })
})
