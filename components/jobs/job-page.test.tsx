import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { type AdvertChoices, buildAdvert } from '@/lib/advert/build'
import { checkAdvert, isPublishable } from '@/lib/advert/preflight'
import { readGuides } from '@/lib/knowledge/guides/guides'
import type { Section } from '@/lib/specification/options'
import type { SpecificationContent, SpecificationLine } from '@/lib/specification/schema'
import { listViolations } from '@/tests/support/google-rules'
import { JobPage } from './job-page'
import { Respond } from './respond'

const AGENCY = {
  product: 'Spanwright',
  legalName: 'Spanwright Recruitment Limited',
  companyNumber: '00000000',
  registeredOffice: 'Keel House, Bristol',
}
const POSTED = {
  reference: 'x7k2pq9',
  url: 'https://example.com/jobs/x7k2pq9',
  publishedAt: new Date('2026-11-22T23:30:00Z'),
}
const TIMEOUT_MS = 60_000
const TODAY = '2026-11-28'
const SECRET = 'The last two left within a year'
const HOSTILE = 'Experience of #strong[Tekla] & $BIM$ for <b>"bridges"</b></script>'
const HOSTILE_TITLE = 'Welder </script><script>alert(1)</script> & \u2028 "pipes" ]]>'
const HIDDEN = /halyard|evidence-1|fact-1|line-\d|builds valves|handEdit|two left/i

type Line = readonly [Section, string]

function contentOf(jobTitle: string, lines: readonly Line[]): SpecificationContent {
  return {
    jobTitle,
    companyName: 'Halyard Controls Ltd',
    companyDescription: 'Halyard Controls builds valves.',
    lines: [...lines, ['internalNotes', SECRET] as const].map(([section, text], index): SpecificationLine => {
      const evidence: SpecificationLine['evidence'] = [
        { kind: 'handEdit', id: 'evidence-1', start: 0, end: 9 },
      ]
      const audience = section === 'internalNotes' ? 'agency' : 'candidate'
      return { id: `line-${index}`, section, text, audience, factIds: ['fact-1'], evidence }
    }),
  }
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }

/** The page as it is sent: its posting, what can be read on it, and whether it may be published. */
function render(content: SpecificationContent, choices: Partial<AdvertChoices> = {}) {
  const advert = buildAdvert(content, { showClient: false, closesOn: '2026-12-20', ...choices }, AGENCY)
  const showClient = choices.showClient ?? false
  const preflight = checkAdvert({ content, advert, showClient, hasApproval: true, today: TODAY })
  const html = renderToStaticMarkup(<JobPage job={{ advert, state: 'open', ...POSTED }}>{null}</JobPage>)
  const [script = '', json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? []
  const visible = html
    .replace(script, '')
    .replace(/<[^>]+>/g, '\n')
    .replace(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => ENTITIES[name] ?? '')
  return { html, visible, posting: JSON.parse(json), canPublish: isPublishable(preflight) }
}

const PARTS: readonly (readonly (readonly Line[])[])[] = [
  [
    [['location', 'Bristol BS1']],
    [['location', 'Remote']],
    [],
    [['location', 'at two of our sites']],
    [['location', 'Wallsend, Newcastle upon Tyne']],
  ],
  [
    [['contractType', 'Permanent']],
    [],
    [['contractType', 'Fixed term']],
    [['contractType', 'Contract, outside IR35']],
  ],
  [[], [['hours', '37.5 hours a week']], [['hours', '20 hours a week']]],
  [
    [['compensation', '£55,000 to £65,000 a year']],
    [],
    [['compensation', 'Competitive']],
    [['compensation', 'up to £60,000 a year']],
    [['compensation', '£450 a day']],
    [['compensation', '£15.50 an hour']],
  ],
  [[], [['workPattern', 'Hybrid, 3 days a week on site']], [['workPattern', 'Fully remote']]],
  [
    [['experience', '3 years of TIG']],
    [],
    [
      ['experience', 'Degree in civil engineering, or equivalent experience'],
      ['experience', '5 years of design'],
    ],
    [['technical', HOSTILE]],
  ],
  [[['responsibilities', 'Weld pipes']], [], [['overview', 'Halyard Controls Ltd needs a welder.']]],
]
const COMBINATIONS = PARTS.reduce((product, { length }) => product * length, 1)
const MADE = 400
/** Shares no factor with any of the numbers of parts, so that all of them meet. */
const STEP = 6007

const made = Array.from({ length: MADE }, (_, index) => {
  let chosen = (index * STEP) % COMBINATIONS
  return PARTS.flatMap((options) => {
    const option = options[chosen % options.length] ?? []
    chosen = Math.floor(chosen / options.length)
    return option
  })
})

describe('JobPage', () => {
  it.each([false, true])(
    'follows Google’s rules for the advert of every guide, client shown: %s',
    (showClient) => {
      for (const { name, duties, requirements } of readGuides().values()) {
        const content = contentOf(name, [
          ['overview', `Halyard Controls Ltd needs someone to work as ${name.toLowerCase()}.`],
          ...duties.map((line) => ['responsibilities', line] as const),
          ...requirements.map(({ line }) => ['experience', line] as const),
          ...[['location', 'Bristol BS1'] as const, ['contractType', 'Permanent'] as const],
          ['compensation', '£55,000 to £65,000 a year'],
        ])
        const { html, visible, posting } = render(content, {
          showClient,
          website: 'https://halyard.example/',
        })
        expect(listViolations(posting, visible), name).toEqual([])
        expect(html.includes(SECRET), name).toBe(false)
        if (!showClient) expect(html, name).not.toMatch(HIDDEN)
      }
    },
    TIMEOUT_MS,
  )

  it('follows them for specifications with any parts missing, if they can be published', {
    timeout: TIMEOUT_MS,
  }, () => {
    let published = 0
    for (const lines of made) {
      const { html, visible, posting, canPublish } = render(contentOf('Welder', lines))
      expect(html).not.toMatch(HIDDEN)
      // A red item keeps the others from being published: no posting of them exists.
      const violations = listViolations(posting, visible).filter(
        (fault) => canPublish || fault !== 'jobLocation',
      )
      expect(violations, JSON.stringify(lines)).toEqual([])
      if (canPublish) published += 1
    }
    expect(published).toBeGreaterThan(40)
  })

  it('says each fact once: in the glance or in the details', () => {
    const { visible, posting } = render(
      contentOf('Welder', [
        ['location', 'Bristol BS1'],
        ['contractType', 'Permanent'],
        ['hours', '37.5 hours a week'],
        ['compensation', '£55,000 to £65,000 a year'],
      ]),
    )
    for (const text of ['Permanent', '37.5 hours a week', '£55,000 to £65,000 a year', '20 December 2026'])
      expect(visible.split(text), text).toHaveLength(2)
    expect(posting.description).toContain('Contract: Permanent')
  })

  it('keeps hostile text inside its script, and shows it as text', () => {
    const { html, visible, posting } = render(contentOf(HOSTILE_TITLE, [['technical', HOSTILE]]))
    expect(html.match(/<script/g)).toHaveLength(1)
    expect(visible).toContain(HOSTILE)
    expect(posting.title).toContain('Welder </script><script>alert(1)</script>')
    expect(visible).toContain(posting.title)
  })
})

describe('Respond', () => {
  it.each([true, false])(
    'thanks for a response, and speaks of an email only where one is sent: %s',
    (isMailSetUp) => {
      const html = renderToStaticMarkup(
        <Respond slug="welder" agency={AGENCY.legalName} isSent isMailSetUp={isMailSetUp} problems={[]} />,
      )
      expect(html).toContain('We’ve received your details')
      expect(html.includes('sent you an email')).toBe(isMailSetUp)
    },
  )
})
