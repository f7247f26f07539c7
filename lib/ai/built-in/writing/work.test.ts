import { describe, expect, it } from 'vitest'
import { writeSpecification } from '@/lib/ai/built-in/write'
import type { Topic } from '@/lib/consultation/topics'
import type { Section } from '@/lib/specification/options'
import { briefOf, createIdCounter } from '@/tests/support/briefs'

/** A section of the specification of a pump fitter. */
function write(section: Section, topic: Topic, ...values: string[]): string[] {
  const { lines } = writeSpecification({
    brief: briefOf(...values.map((value): [Topic, string] => [topic, value])),
    company: { name: 'Castle Pumps', description: null, industry: null, size: null },
    jobTitle: 'Pump Fitter',
    houseRules: [],
    newId: createIdCounter(),
  })
  return lines.flatMap((line) => (line.section === section ? [line.text] : []))
}

describe('why now', () => {
  it.each([
    ['replacing Tom', 'We are replacing Tom.'],
    ['replacement for Tom', 'The post is a replacement for Tom.'],
    ['we need a fitter because the old one left', 'We are hiring because the old one left.'],
    ['we need two welders because of the tank', 'We need two welders because of the tank.'],
    ['half the night crew have retired', 'Half the night crew have retired.'],
    ['lost two welders in a month', 'We have lost two welders in a month.'],
    ["a colleague's gone to the port", "A colleague's gone to the port."],
    ['new project', 'Reason for the vacancy: new project.'],
    ['a newly won contract', 'Reason for the vacancy: a newly won contract.'],
  ])('writes %j as a sentence for the agency', (value, text) => {
    expect(write('internalNotes', 'driver', value)).toEqual([text])
    expect(write('overview', 'driver', value)).toHaveLength(1)
  })

  it('has no line for a remark', () => {
    expect(write('internalNotes', 'driver', "that's why", 'this is taking ages')).toEqual([])
  })
})

describe('the first year', () => {
  it.each([
    ['First six months: get the line moved', 'First six months: get the line moved'],
    ['within a year we want stoppages halved', 'Within a year we want stoppages halved'],
    ["we'd want them to halve the backlog", 'Halve the backlog'],
    ['in the first year run the lab', 'Run the lab'],
    ['first thing is the audit', 'The first thing is the audit'],
    ['Success after a year is having the new range in production', 'Have the new range in production'],
    ['after a year success would be to run two lines', 'Run two lines'],
  ])('is a line of its own: %j', (value, text) => {
    expect(write('firstYear', 'success', value)).toEqual([text])
  })
})

describe('the work', () => {
  it.each([
    ['report to the works manager', 'The post reports to the works manager.'],
    ['report to the client on progress', 'Report to the client on progress'],
    ["they'd be stripping pumps", 'Stripping pumps'],
    ['strip pumps, fit seals, test them', 'Strip pumps, fit seals, test them'],
    ['the person writes the reports', 'The person writes the reports'],
    ['reporting to works manager', 'The post reports to the works manager.'],
    ['report to the owner, order the parts', 'Report to the owner, order the parts'],
    ['repair and new build', 'Repair and new build'],
  ])('is a line for each duty: %j', (value, text) => {
    expect(write('responsibilities', 'responsibilities', value)).toEqual([text])
  })

  it('names the hiring manager where they speak of themselves', () => {
    const reporting = (value: string) => write('responsibilities', 'alsoSaid', value)
    expect(reporting('reports to yard manager')).toEqual(['The post reports to the yard manager.'])
    expect(reporting('they report to me')).toEqual(['The post reports to the hiring manager.'])
  })

  it('keeps other points for the agency', () => {
    expect(write('internalNotes', 'alsoSaid', 'the yard floods in winter')).toEqual([
      'The yard floods in winter.',
    ])
  })
})
