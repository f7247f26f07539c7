import { describe, expect, it } from 'vitest'
import { readGuides } from '@/lib/knowledge/guides/guides'
import type { Section } from '@/lib/specification/options'
import type { SpecificationContent, SpecificationLine } from '@/lib/specification/schema'
import { EMPLOYMENT_TYPES } from '@/tests/support/google-rules'
import { buildAdvert } from './build'
import { listBlocks } from './description'
import { toJobPosting, toScriptJson } from './job-posting'

const AGENCY = {
  product: 'Spanwright',
  legalName: 'Spanwright Recruitment Limited',
  companyNumber: '00000000',
  registeredOffice: 'Keel House, Bristol',
}
const POSTING = { reference: 'x7k2pq9', publishedAt: new Date('2026-11-22T23:30:00Z') }
const SECRET = 'The last two left within a year'

type Lines = readonly (readonly [Section, string, ('candidate' | 'agency')?])[]

function contentOf(jobTitle: string, lines: Lines): SpecificationContent {
  return {
    jobTitle,
    companyName: 'Halyard Controls Ltd',
    companyDescription: 'Halyard Controls builds valves.',
    lines: lines.map(([section, text, audience = 'candidate'], index): SpecificationLine => {
      const evidence: SpecificationLine['evidence'] = [
        { kind: 'handEdit', id: 'evidence-1', start: 0, end: 9 },
      ]
      return { id: `line-${index}`, section, text, audience, factIds: ['fact-1'], evidence }
    }),
  }
}

const build = (jobTitle: string, lines: Lines, showClient = false) =>
  buildAdvert(contentOf(jobTitle, lines), { showClient, closesOn: '2026-12-20' }, AGENCY)

const PRACTICAL: Lines = [
  ['location', 'Bristol BS1'],
  ['contractType', 'Permanent'],
  ['hours', '37.5 hours a week'],
  ['compensation', '£55,000 to £65,000 a year'],
  ['internalNotes', SECRET, 'agency'],
]

const SECTION_OF = {
  technical: 'technical',
  experience: 'experience',
  qualification: 'experience',
  'working-style': 'softSkills',
} as const

const guideAdverts = [...readGuides().values()].map((guide) => ({
  name: guide.name,
  lines: [
    ['overview', `Halyard Controls Ltd needs someone to work as ${guide.name.toLowerCase()}.`],
    ...guide.duties.map((line) => ['responsibilities', line] as const),
    ...guide.requirements.map(({ kind, line }) => [SECTION_OF[kind], line] as const),
    ...PRACTICAL,
  ] as Lines,
}))

const UNITS = ['HOUR', 'DAY', 'WEEK', 'MONTH', 'YEAR']

const textOf = (html: string) =>
  html
    .replace(/<[^>]+>/g, '\n')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
    .split('\n')
    .filter((line) => line.trim() !== '')

const visibleOf = (advert: ReturnType<typeof build>) =>
  listBlocks(advert).flatMap(({ heading, paragraphs, items }) => [
    ...(heading ? [heading] : []),
    ...paragraphs,
    ...items,
  ])

describe('toJobPosting', () => {
  it('has what Google requires', () => {
    expect(toJobPosting(build('Structural Engineer', PRACTICAL), POSTING)).toEqual({
      '@context': 'https://schema.org/',
      '@type': 'JobPosting',
      title: 'Structural Engineer',
      description: expect.stringContaining('<li>Pay: £55,000 to £65,000 a year</li>'),
      datePosted: '2026-11-22',
      validThrough: '2026-12-20T23:59:59+00:00',
      hiringOrganization: { '@type': 'Organization', name: 'confidential' },
      jobLocation: {
        '@type': 'Place',
        address: {
          '@type': 'PostalAddress',
          addressLocality: 'Bristol',
          postalCode: 'BS1',
          addressCountry: 'GB',
        },
      },
      baseSalary: {
        '@type': 'MonetaryAmount',
        currency: 'GBP',
        value: { '@type': 'QuantitativeValue', minValue: 55000, maxValue: 65000, unitText: 'YEAR' },
      },
      employmentType: 'FULL_TIME',
      directApply: true,
      identifier: { '@type': 'PropertyValue', name: 'Spanwright', value: 'x7k2pq9' },
    })
  })

  it.each(guideAdverts)('holds for the advert of $name', ({ name, lines }) => {
    const advert = build(name, lines)
    const posting = toJobPosting(advert, POSTING)
    for (const key of ['title', 'description', 'datePosted', 'hiringOrganization', 'jobLocation'] as const)
      expect(posting[key], key).toBeTruthy()
    expect(posting.description).not.toBe(posting.title)
    expect(posting.description).toMatch(/<(?:p|li)>/)
    expect([posting.employmentType].flat().every((type) => type && EMPLOYMENT_TYPES.includes(type))).toBe(
      true,
    )
    expect(UNITS).toContain(posting.baseSalary?.value.unitText)
    // The page shows these blocks, and nothing else is in the markup.
    expect(textOf(posting.description)).toEqual(visibleOf(advert).flatMap((text) => text.split('\n')))
    const json = toScriptJson(posting)
    expect(json).not.toMatch(/halyard|evidence-1|fact-1|line-\d|builds valves/i)
    expect(json).not.toContain(SECRET)
  })

  it.each<[string, Lines, object]>([
    [
      'a contract',
      [
        ['contractType', 'Contract, outside IR35'],
        ['compensation', '£450 a day'],
      ],
      { employmentType: 'CONTRACTOR' },
    ],
    [
      'a fixed term',
      [
        ['contractType', 'Fixed term'],
        ['hours', '20 hours a week'],
      ],
      { employmentType: ['TEMPORARY', 'PART_TIME'] },
    ],
    [
      'remote work',
      [['location', 'Remote']],
      { jobLocationType: 'TELECOMMUTE', applicantLocationRequirements: { '@type': 'Country', name: 'UK' } },
    ],
    [
      'musts',
      [
        ['experience', 'Degree in civil engineering, or equivalent experience'],
        ['experience', '5 years of design'],
      ],
      {
        educationRequirements: {
          '@type': 'EducationalOccupationalCredential',
          credentialCategory: 'bachelor degree',
        },
        experienceRequirements: { '@type': 'OccupationalExperienceRequirements', monthsOfExperience: 60 },
        experienceInPlaceOfEducation: true,
      },
    ],
  ])('maps %s', (_, lines, expected) => {
    expect(toJobPosting(build('Structural Engineer', lines), POSTING)).toMatchObject(expected)
  })

  it.each<[string, Lines]>([
    [
      'jobLocationType',
      [
        ['location', 'Leeds'],
        ['workPattern', 'Hybrid'],
      ],
    ],
    [
      'jobLocationType',
      [
        ['location', 'Leeds'],
        ['workPattern', 'Remote working negotiable'],
      ],
    ],
    ['baseSalary', [['compensation', 'Competitive']]],
    ['baseSalary', [['compensation', 'up to £60,000 a year']]],
    ['employmentType', [['contractType', 'Permanent or contract']]],
    ['validThrough', []],
  ])('leaves out %s where it isn’t known', (key, lines) => {
    const choices = { showClient: false, closesOn: key === 'validThrough' ? null : '2026-12-20' }
    const advert = buildAdvert(contentOf('Welder', lines), choices, AGENCY)
    expect(toJobPosting(advert, POSTING)).not.toHaveProperty(key)
  })

  it('keeps hostile text inside its script', () => {
    const hostile = 'Weld </script><script>alert(1)</script> & "x" \u2028 ]]> pipes'
    const sections = [{ key: 'responsibilities', heading: 'What you will do', lines: [hostile] }]
    const advert = { ...build('Welder', PRACTICAL), sections }
    const json = toScriptJson(toJobPosting(advert, POSTING))
    expect(json).not.toMatch(/[<\u2028\u2029]/)
    expect(JSON.parse(json).description).toContain('&lt;/script&gt;&lt;script&gt;alert(1)')
  })

  it('names the client where it is shown', () => {
    expect(toJobPosting(build('Welder', PRACTICAL, true), POSTING)).toMatchObject({
      hiringOrganization: { name: 'Halyard Controls Ltd' },
      identifier: { name: 'Halyard Controls Ltd' },
    })
  })

  it('makes a valid posting of specifications with any parts missing', () => {
    const parts = [
      ...PRACTICAL,
      ['responsibilities', 'Weld pipes'],
      ['experience', '3 years of TIG'],
      ['workPattern', 'On site'],
    ] as Lines
    for (let chosen = 0; chosen < 2 ** parts.length; chosen += 1) {
      const lines = parts.filter((_, index) => chosen & (1 << index))
      const posting = toJobPosting(build('Welder', lines), POSTING)
      expect(JSON.parse(toScriptJson(posting))).toEqual(posting)
      expect(Object.values(posting).every((value) => value !== null && value !== undefined)).toBe(true)
    }
  })
})
