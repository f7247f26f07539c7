import { describe, expect, it } from 'vitest'
import { buildAdvert } from '@/lib/advert/build'
import { readGuides } from '@/lib/knowledge/guides/guides'
import type { Section } from '@/lib/specification/options'
import type { SpecificationLine } from '@/lib/specification/schema'
import { findAJobPosting, listProblems, type Posted, pasteText } from './check'
import { writeFeed } from './feeds'
import { CHANNELS, FEED_KEYS } from './options'

const AGENCY = {
  product: 'Spanwright',
  legalName: 'Spanwright Recruitment Limited',
  companyNumber: '00000000',
  registeredOffice: 'Keel House, Bristol',
}
const PUBLISHER = {
  name: AGENCY.legalName,
  url: 'https://hiring.example',
  email: 'sales@hiring.example',
  findAJobCategory: 14,
  linkedinCompanyId: '1234567',
}
const NOW = new Date('2026-11-28T12:00:00Z')
const SECRET = 'The last two left within a year'
const HOSTILE = 'Weld ]]> <job> & "pipes" </description> &#0; 漢字 \u0001\u000b\u001f\ufffe\ud800'

function post(
  lines: readonly (readonly [Section, string])[],
  { title = 'Structural Engineer', showClient = true, closesOn = '2026-12-20' } = {},
): Posted {
  const content = {
    jobTitle: title,
    companyName: 'Halyard Controls Ltd',
    companyDescription: null,
    lines: [...lines, ['internalNotes', SECRET] as const].map(([section, text], index): SpecificationLine => {
      const audience = section === 'internalNotes' ? 'agency' : 'candidate'
      const evidence: SpecificationLine['evidence'] = [
        { kind: 'handEdit', id: 'evidence-1', start: 0, end: 9 },
      ]
      return { id: `line-${index}`, section, text, audience, factIds: ['fact-1'], evidence }
    }),
  }
  return {
    advert: buildAdvert(content, { showClient, closesOn }, AGENCY),
    reference: 'x7k2pq9',
    url: 'https://hiring.example/jobs/structural-engineer-x7k2pq9',
    publishedAt: new Date('2026-11-22T10:00:00Z'),
  }
}

const LINES = [
  [
    'overview',
    'You will lead the design of steel footbridges, from the first sketch to the last bolt on the site.',
  ],
  ['responsibilities', 'Design footbridges'],
  ['location', 'Bristol BS1 6AA'],
  ['contractType', 'Permanent, full-time'],
  ['compensation', '£55,000 to £65,000 a year'],
] as const

const textOf = (xml: string, name: string) =>
  new RegExp(`<${name}>(?:<!\\[CDATA\\[)?(.*?)(?:\\]\\]>)?</${name}>`, 's').exec(xml)?.[1]

/** Markup outside CDATA sections, which may hold only our own elements. */
const markupOf = (xml: string) => xml.replace(/<!\[CDATA\[.*?\]\]>/gs, '')

describe('writeFeed', () => {
  it.each(FEED_KEYS)('writes %s with what the channel requires', (channel) => {
    const xml = writeFeed(channel, [post(LINES)], PUBLISHER, NOW)
    expect(xml.startsWith('<?xml version="1.0" encoding="UTF-8"?>')).toBe(true)
    const required = {
      'find-a-job': { Title: 'Structural Engineer', PostalCode: 'BS1 6AA', VacancyExpiry: '2026-12-20' },
      adzuna: {
        title: 'Structural Engineer',
        id: 'x7k2pq9',
        country: 'GB',
        location: 'Bristol',
        salary_min: '55000',
        salary_frequency: 'year',
        contract_time: 'full_time',
      },
      indeed: {
        referencenumber: 'x7k2pq9',
        company: 'Halyard Controls Ltd',
        salary: '£55000 - £65000 per year',
        jobtype: 'fulltime',
        date: '2026-11-22T10:00:00.000Z',
      },
      linkedin: {
        partnerJobId: 'x7k2pq9',
        company: 'Halyard Controls Ltd',
        location: 'Bristol, United Kingdom',
        posterEmail: 'sales@hiring.example',
        expirationDate: '12/20/2026',
        companyId: '1234567',
        expectedJobCount: '1',
      },
    }[channel]
    for (const [name, value] of Object.entries(required)) expect(textOf(xml, name), name).toBe(value)
    if (channel === 'find-a-job') {
      for (const element of ['VacancyType id="1"', 'VacancyStatus id="1"', 'VacancyCategory id="14"'])
        expect(xml).toContain(`<${element}/>`)
    }
  })

  it.each(FEED_KEYS)('keeps hostile text of %s inside its elements', (channel) => {
    const job = post(LINES)
    const sections = [{ key: 'responsibilities', heading: 'What you will do', lines: [HOSTILE] }]
    const xml = writeFeed(
      channel,
      [{ ...job, advert: { ...job.advert, title: HOSTILE, sections } }],
      PUBLISHER,
      NOW,
    )
    const markup = markupOf(xml)
    expect(markup).not.toMatch(/pipes|&|"pipes"|\]\]>/)
    const opened = [...markup.matchAll(/<([A-Za-z_]+)(?:\s[^>]*[^/])?>/g)].map(([, name]) => name)
    const closed = [...markup.matchAll(/<\/([A-Za-z_]+)>/g)].map(([, name]) => name)
    expect(opened.sort()).toEqual(closed.sort())
    expect(xml.isWellFormed()).toBe(true)
    expect(xml).not.toMatch(/[^\P{Cc}\t\n\r]|[\uFFFE\uFFFF]/u)
    expect(xml).toContain('漢字')
  })

  it.each(FEED_KEYS)('holds nothing of agency lines, evidence or a hidden client in %s', (channel) => {
    const jobs = [...readGuides().values()].map((guide) =>
      post(
        [
          ...LINES,
          ['culture', 'Halyard Controls has one office.'],
          ...guide.duties.map((line) => ['responsibilities', line] as const),
        ],
        { title: guide.name, showClient: false },
      ),
    )
    const xml = writeFeed(channel, jobs, PUBLISHER, NOW)
    expect(xml).not.toMatch(/halyard|evidence-1|fact-1|line-\d/i)
    expect(xml).not.toContain(SECRET)
    // Two channels want the employer's name.
    const count = channel === 'find-a-job' || channel === 'adzuna' ? jobs.length : 0
    expect(xml.match(/<(?:job|Vacancy)[ >]/g) ?? []).toHaveLength(count)
  })

  it('leaves out pay by the week at Adzuna, which knows no such frequency', () => {
    const xml = writeFeed(
      'adzuna',
      [post([...LINES.slice(0, 4), ['compensation', '£900 a week']])],
      PUBLISHER,
      NOW,
    )
    expect(xml).not.toContain('<salary')
  })
})

describe('listProblems', () => {
  const bare = post([['location', 'Bristol']], { showClient: false }).advert
  it.each([
    ['find-a-job', ['It needs a postcode.']],
    ['indeed', ['It needs the employer’s name, so show the client.']],
    [
      'linkedin',
      ['It needs the employer’s name, so show the client.', 'It needs at least 100 characters of text.'],
    ],
    ['reed', ['It needs at least 150 characters of text.']],
    ['page', []],
  ] as const)('says what %s misses', (channel, problems) => {
    expect(listProblems(bare, channel)).toEqual(problems)
  })

  it('finds nothing in a complete advert', () => {
    for (const { key } of CHANNELS) expect(listProblems(post(LINES).advert, key), key).toEqual([])
  })
})

describe('pasteText', () => {
  it('keeps to Reed’s limit and gives it no address', () => {
    const many = Array.from(
      { length: 300 },
      (_, index) => ['responsibilities', `Design footbridge number ${index}`] as const,
    )
    const text = pasteText(post([...LINES, ...many]), 'reed')
    expect(text.length).toBeLessThanOrEqual(6500)
    expect(text).not.toMatch(/https?:|@/)
    expect(text).toMatch(/Advertised by Spanwright Recruitment Limited\. Reference x7k2pq9\.$/)
  })

  it.each(['reed', 'paste'] as const)(
    'holds nothing of agency lines, evidence or a hidden client for %s',
    (channel) => {
      const lines = [...LINES, ['culture', 'Halyard Controls has one office.'] as const]
      const text = pasteText(post(lines, { title: 'Welder at Halyard Controls', showClient: false }), channel)
      expect(text).toContain('The company has one office.')
      expect(text).not.toMatch(/halyard|evidence-1|fact-1|line-\d/i)
      expect(text).not.toContain(SECRET)
    },
  )

  it('gives others the address to respond at', () => {
    expect(pasteText(post(LINES), 'paste')).toContain('Respond at https://hiring.example/jobs/')
  })
})

describe('findAJobPosting', () => {
  it.each([
    ['2026-11-28', '2026-12-20', { reference: 'x7k2pq9', until: '2026-12-20', repostOn: null }],
    ['2026-11-28', '2027-03-01', { reference: 'x7k2pq9', until: '2026-12-22', repostOn: '2026-12-23' }],
    ['2026-12-23', '2027-03-01', { reference: 'x7k2pq9-1', until: '2027-01-22', repostOn: '2027-01-23' }],
  ])('on %s, for a job that closes on %s', (today, closesOn, expected) => {
    expect(findAJobPosting(post(LINES, { closesOn }), today)).toEqual(expected)
  })
})
