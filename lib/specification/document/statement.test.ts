import { describe, expect, it } from 'vitest'
import type { Audience } from '@/lib/consultation/topics'
import type { Section } from '@/lib/specification/options'
import type { SpecificationContent } from '@/lib/specification/schema'
import { buildStatement } from './statement'

const createContent = (...lines: [Section, string, Audience?][]): SpecificationContent => ({
  jobTitle: 'Welder',
  companyName: 'Castle Pumps',
  companyDescription: null,
  lines: lines.map(([section, text, audience = 'candidate'], index) => ({
    id: `l${index}`,
    section,
    text,
    audience,
    factIds: [],
    evidence: [],
  })),
})

describe('buildStatement', () => {
  it('puts the details into sentences', () => {
    const content = createContent(
      ['location', 'Leeds'],
      ['contractType', 'Permanent'],
      ['compensation', '£30,000 to £34,000 a year'],
      ['startDate', 'June 2027'],
    )
    expect(buildStatement(content)).toBe(
      'Castle Pumps is hiring a Welder in Leeds. The job is permanent, pays £30,000 to £34,000 a year and starts in June 2027.',
    )
  })

  it('leaves out details that were not stated or are for the agency', () => {
    expect(buildStatement(createContent(['technical', 'TIG']))).toBe('Castle Pumps is hiring a Welder.')
    expect(buildStatement(createContent(['compensation', '£30,000 a year', 'agency']))).toBe(
      'Castle Pumps is hiring a Welder.',
    )
  })

  it('gives words that fit no sentence under their label', () => {
    expect(buildStatement(createContent(['location', 'the yard by the old docks, most days.']))).toBe(
      'Castle Pumps is hiring a Welder. Location: the yard by the old docks, most days.',
    )
  })

  it('writes small behind a label what had a capital only as its first word', () => {
    const text = 'As soon as possible, before the FAT and by 1 April 2027 at the latest'
    expect(buildStatement(createContent(['startDate', text]))).toContain(
      'Start date: as soon as possible, before the FAT and by 1 April 2027 at the latest.',
    )
    expect(buildStatement(createContent(['location', 'M62 corridor first, then all of the UK']))).toContain(
      'Location: M62 corridor first, then all of the UK.',
    )
  })

  it('writes the title as the lines do in their sentences', () => {
    const overview = ['overview', 'We are looking for a permanent welder in Leeds.'] as const
    expect(buildStatement(createContent([...overview]))).toBe('Castle Pumps is hiring a welder.')
    expect(buildStatement(createContent(['overview', 'We repair spot welders.']))).toBe(
      'Castle Pumps is hiring a Welder.',
    )
    const titled = { ...createContent([...overview]), jobTitle: 'Electrical Design Engineer' }
    expect(buildStatement(titled)).toBe('Castle Pumps is hiring an Electrical Design Engineer.')
  })

  it('counts the posts', () => {
    expect(buildStatement(createContent(['posts', '2 posts']))).toBe('Castle Pumps is hiring two Welders.')
    const titled = { ...createContent(['posts', '2 posts']), jobTitle: 'Commissioning Engineer - Chillers' }
    expect(buildStatement(titled)).toBe(
      'Castle Pumps is hiring for two posts: Commissioning Engineer - Chillers.',
    )
    expect(buildStatement(createContent(['posts', '1 post']))).toBe('Castle Pumps is hiring a Welder.')
  })

  it.each([
    ['As soon as possible', 'starts as soon as possible'],
    ['Flexible', 'has a flexible start date'],
    ['1 March 2027', 'starts on 1 March 2027'],
  ])('says when %s is', (text, predicate) => {
    expect(buildStatement(createContent(['startDate', text]))).toContain(`The job ${predicate}.`)
  })
})
