import { describe, expect, it } from 'vitest'
import { writeSpecification } from '@/lib/ai/built-in/write'
import type { Topic } from '@/lib/consultation/topics'
import { briefOf, createIdCounter } from '@/tests/support/briefs'

/** The overview of a vacancy for a pump fitter, without the line that names hirer and job. */
function overview(topic: Topic, ...values: string[]): string[] {
  const { lines } = writeSpecification({
    brief: briefOf(...values.map((value): [Topic, string] => [topic, value])),
    company: { name: 'Castle Pumps', description: null, industry: null, size: null },
    jobTitle: 'Pump Fitter',
    houseRules: [],
    newId: createIdCounter(),
  })
  return lines.flatMap((line) => (line.section === 'overview' ? [line.text] : [])).slice(1)
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
  ])('writes %j as a sentence', (value, text) => {
    expect(overview('driver', value)).toEqual([text])
  })

  it('has no line for a remark', () => {
    expect(overview('driver', "that's why", 'this is taking ages')).toEqual([])
  })
})

describe('success', () => {
  it.each([
    ['First six months: get the line moved', 'In the first six months, success is to get the line moved.'],
    ['within a year we want stoppages halved', 'Within a year, we want stoppages halved.'],
    ['by Christmas: scrap under 3%', 'Success by Christmas: scrap under 3%.'],
    ["we'd want them to halve the backlog", 'Success in the first year is to halve the backlog.'],
    ['halve the backlog in year one', 'Success is to halve the backlog in year one.'],
    ['first thing is the audit', 'The first thing is the audit.'],
  ])('says by when, once: %j', (value, text) => {
    expect(overview('success', value)).toEqual([text])
  })

  it('keeps the first year where another aim has a time of its own', () => {
    expect(overview('success', 'in the first year run the lab', 'train one fitter by June')).toEqual([
      'Success is to train one fitter by June.',
      'In the first year, success is to run the lab.',
    ])
  })
})

describe('the work', () => {
  it.each([
    ['report to the works manager', 'The post reports to the works manager.'],
    ['report to the client on progress', 'The role is to report to the client on progress.'],
    ["they'd be stripping pumps", 'The role is stripping pumps.'],
    ['strip pumps, fit seals, test them', 'The role is to strip pumps, fit seals and test them.'],
    ['the person writes the reports', 'The person writes the reports.'],
    ['reporting to works manager', 'The post reports to the works manager.'],
    ['report to the owner, order the parts', 'The role is to report to the owner and order the parts.'],
    ['work is on site', 'Work is on site.'],
    ['doing lift plans', 'The work is doing lift plans.'],
    ['repair and new build', 'The work: repair and new build.'],
  ])('puts %j in words', (value, text) => {
    expect(overview('responsibilities', value)).toEqual([text])
  })

  it('names the hiring manager where they speak of themselves', () => {
    expect(overview('context', 'reports to yard manager')).toEqual(['The post reports to the yard manager.'])
    expect(overview('context', 'they report to me')).toEqual(['The post reports to the hiring manager.'])
  })
})
