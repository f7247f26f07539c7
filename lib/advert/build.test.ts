import { describe, expect, it } from 'vitest'
import type { Section } from '@/lib/specification/options'
import type { SpecificationContent, SpecificationLine } from '@/lib/specification/schema'
import { buildAdvert } from './build'
import { listBlocks, toHtml, toPlainText } from './description'
import { listDetailsBelow, listHead } from './glance'
import { advertSchema } from './schema'

const AGENCY = {
  product: 'Spanwright',
  legalName: 'Spanwright Recruitment Limited',
  companyNumber: '00000000',
  registeredOffice: 'Keel House, Bristol',
}

function line(section: Section, text: string, audience: 'candidate' | 'agency' = 'candidate') {
  const evidence: SpecificationLine['evidence'] = [{ kind: 'handEdit', id: 'e1', start: 0, end: 1 }]
  return { id: `${section}-${text}`, section, text, factIds: ['f1'], evidence, audience }
}

function contentOf(...lines: SpecificationLine[]): SpecificationContent {
  return {
    jobTitle: 'Structural Engineer',
    companyName: 'Halyard Controls Ltd',
    companyDescription: 'Halyard Controls builds valves.',
    lines,
  }
}

const CHOICES = { showClient: false, closesOn: '2026-12-20' }
const build = (lines: SpecificationLine[], choices = {}) =>
  buildAdvert(contentOf(...lines), { ...CHOICES, ...choices }, AGENCY)

describe('the place of a line that says where people may live', () => {
  const HOMES =
    'You live in Leeds, Bradford, Skipton or Manchester, or anywhere within 90 minutes of Skipton.'

  it.each([
    [`M62 corridor first, then all of the UK. ${HOMES}`, 'Skipton'],
    [HOMES, 'Skipton'],
    [`Based in Keighley. ${HOMES}`, 'Keighley'],
    ['Hull. You live in Hull, Goole or York', 'Hull'],
    ['Live in Leeds or York; our Wetherby depot is the base', 'Wetherby'],
    ['Doncaster, off the A1', 'Doncaster'],
  ])('is the base in %j', (text, town) => {
    expect(build([line('location', text)]).place).toMatchObject({ town, postcode: null, text })
  })
})

describe('buildAdvert', () => {
  it('reads place, pattern, contract, time and pay from the lines', () => {
    const advert = build([
      line('overview', 'You will design bridges.'),
      line('location', 'Bristol BS1 6AA'),
      line('workPattern', 'Hybrid, 3 days a week on site'),
      line('contractType', 'Permanent, full-time'),
      line('compensation', '£55,000 to £65,000 a year'),
    ])
    expect(advertSchema.parse(advert)).toEqual(advert)
    expect(advert).toMatchObject({
      title: 'Structural Engineer',
      place: { town: 'Bristol', postcode: 'BS1 6AA', isTownRead: true },
      workPattern: 'hybrid',
      contract: 'permanent',
      time: 'full',
      pay: { figures: { min: 55000, max: 65000, unit: 'year', currency: 'GBP' } },
    })
  })

  it('groups what is needed and what is offered under few headings', () => {
    const headingsOf = (lines: SpecificationLine[]) =>
      build(lines).sections.map(({ heading, lines: texts }) => [heading, ...texts])
    const needs = [
      line('technical', 'Circuit drawings'),
      line('softSkills', 'Calm with customers'),
      line('experience', 'NVQ Level 3'),
      line('education', 'NVQ Level 3'),
    ]
    expect(
      headingsOf([
        line('responsibilities', 'Repair pumps'),
        ...needs,
        line('firstYear', 'Run your own patch'),
      ]),
    ).toEqual([
      ['What you will do', 'Repair pumps'],
      ['Your first year', 'Run your own patch'],
      ['What you will need', 'NVQ Level 3', 'Circuit drawings', 'Calm with customers'],
    ])
    expect(headingsOf([line('culture', 'A team of six'), line('benefits', '25 days’ holiday')])).toEqual([
      ['Working here', 'A team of six', '25 days’ holiday'],
    ])
    expect(
      headingsOf([
        line('culture', 'A team of six'),
        line('benefits', '25 days’ holiday'),
        line('benefits', 'A van'),
      ]),
    ).toEqual([['What we offer', '25 days’ holiday', 'A van', 'A team of six']])
    const offers = ['A team of six', 'Lunch together'].map((text) => line('culture', text))
    expect(
      headingsOf([...offers, line('benefits', '25 days’ holiday'), line('growth', 'Lead in three years')]),
    ).toEqual([
      ['Working here', 'A team of six', 'Lunch together'],
      ['What we offer', '25 days’ holiday', 'Lead in three years'],
    ])
  })

  it('lists a required qualification once, however it is worded', () => {
    const needs = [line('experience', 'You hold an HNC; no degree needed'), line('education', 'An HNC')]
    expect(build(needs).sections).toMatchObject([{ lines: ['You hold an HNC; no degree needed'] }])
    const other = { ...line('education', 'NVQ Level 3'), factIds: ['f2'] }
    expect(build([...needs, other]).sections[0]?.lines).toContain('NVQ Level 3')
  })

  it('says a wish under a heading of its own, never among what is needed', () => {
    const lines = [line('technical', 'Circuit drawings'), line('niceToHave', 'German')]
    expect(build(lines).sections.map(({ heading, lines: texts }) => [heading, ...texts])).toEqual([
      ['What you will need', 'Circuit drawings'],
      ['Nice to have', 'German'],
    ])
  })

  it('offers the package with the benefits, and not among the details', () => {
    const advert = build([
      line('package', 'A £4,500 car allowance'),
      line('benefits', '25 days’ holiday'),
      line('culture', 'A team of six'),
      line('culture', 'Lunch together'),
    ])
    expect(advert.details).toEqual([])
    expect(advert.sections.at(-1)).toMatchObject({
      heading: 'What we offer',
      lines: ['A £4,500 car allowance', '25 days’ holiday'],
    })
  })

  it('joins the lines of a row as sentences', () => {
    const advert = build([line('process', 'Send us your CV'), line('process', 'A visit to the works')])
    expect(advert.details.map(({ text }) => text)).toEqual(['Send us your CV. A visit to the works.'])
  })

  it.each([
    ['Temporary', 'temporary'],
    ['12 months fixed-term', 'fixedTerm'],
    ['Contract, outside IR35', 'contract'],
    ['Permanent or contract', null],
    ['Open', null],
  ])('reads the contract %j as %j', (text, contract) => {
    expect(build([line('contractType', text)]).contract).toBe(contract)
  })

  it.each([
    ['Fully remote', 'remote'],
    ['Remote working negotiable', 'hybrid'],
    ['Two days a week from home', 'hybrid'],
    ['On site', 'onSite'],
    ['Shifts', null],
  ])('reads the working pattern %j as %j', (text, pattern) => {
    expect(build([line('workPattern', text)]).workPattern).toBe(pattern)
  })

  it.each([
    ['Our Tyneside works in Wallsend', 'Wallsend', true],
    ['Our workshop in Marfleet Lane, Hull', 'Hull', true],
    ['The yard in Ancoats, Manchester, Lancashire', 'Manchester', true],
    ['Our depot in Diss, Norfolk', 'Diss', true],
    ['Wallsend, Newcastle upon Tyne', 'Newcastle upon Tyne', true],
    ['Our independent calibration laboratory in Stockton-on-Tees', 'Stockton-on-Tees', true],
    ['Leyland, near Moss Side', 'Leyland', true],
    ['Leyland, Moss Side way', 'Leyland', true],
    ['Telford, just off the M54', 'Telford', true],
    ['Our yard near Goole', 'Goole', true],
    ['Goole', 'Goole', true],
    ['at two of our sites', 'at two of our sites', false],
    ['Shrewsbury (Linden House, Mill Lane)', 'Shrewsbury', true],
    ['The office is at Linden House, on the edge of Shrewsbury', 'Shrewsbury', true],
    ['Malvern, Worcestershire', 'Malvern', true],
    ['Worcestershire, Malvern', 'Malvern', true],
    ['Worcestershire; Malvern', 'Malvern', true],
    ['Worcestershire (Malvern)', 'Malvern', true],
    ['Worcs, near Malvern', 'Malvern', true],
    ['Tyne and Wear', 'Tyne and Wear', true],
    ['West Yorkshire, in Ilkley', 'Ilkley', true],
    ['Otley, West Yorkshire, England', 'Otley', true],
    ['Walsall, the Midlands', 'Walsall', true],
    ['Kent', 'Kent', true],
    ['Kent, with days at our client Brackwell', 'Kent', true],
    ['East Kilbride', 'East Kilbride', true],
    ['Nerston Road, East Kilbride', 'East Kilbride', true],
    ['Greater Manchester, Bury', 'Bury', true],
  ])('reads the town in %j', (text, town, isTownRead) => {
    expect(build([line('location', text)]).place).toMatchObject({ town, isTownRead })
  })

  it('is remote without a place where the location says so', () => {
    expect(build([line('location', 'Remote')])).toMatchObject({ place: null, workPattern: 'remote' })
  })

  it('holds nothing of agency lines, evidence or a hidden client', () => {
    const advert = build([
      line('overview', 'Halyard Controls Ltd needs an engineer. The Halyard Controls team is small.'),
      line('culture', 'Everyone at halyard controls eats together'),
      line('compensation', '£70,000 for the right person', 'agency'),
      line('internalNotes', 'The last one was sacked', 'agency'),
    ])
    const text = JSON.stringify(advert)
    expect(text).not.toMatch(/halyard|70,000|sacked|factIds|evidence|builds valves/i)
    expect(advert.summary).toEqual(['The company needs an engineer. The company team is small.'])
    expect(advert).toMatchObject({ employer: null, pay: null })
  })

  it('has no row for pay that candidates may not read', () => {
    const advert = build([line('compensation', '£70,000', 'agency'), line('contractType', 'Permanent')])
    expect(listHead(advert).map(({ label }) => label)).toEqual(['Contract', 'Closes'])
  })

  it('tells what is not offered with what it is like to work there', () => {
    const sections = build([
      line('culture', 'You report to the works manager'),
      line('growth', 'No promotion is planned'),
      line('benefits', 'A van'),
      line('benefits', 'No nights'),
    ]).sections.map(({ heading, lines }) => [heading, ...lines])
    expect(sections).toEqual([
      ['Working here', 'You report to the works manager', 'No promotion is planned'],
      ['What we offer', 'A van', 'No nights'],
    ])
  })

  it('says of the company only what the overview has not said', () => {
    const aboutOf = (overview: string) =>
      build([line('overview', overview)], { showClient: true }).employer?.about
    expect(aboutOf('We build valves. We are looking for an engineer.')).toBeNull()
    expect(aboutOf('We are looking for an engineer.')).toBe('Halyard Controls builds valves.')
  })

  it('shows the client where that was chosen', () => {
    expect(build([line('overview', 'Join Halyard Controls.')], { showClient: true })).toMatchObject({
      employer: { name: 'Halyard Controls Ltd', about: 'Halyard Controls builds valves.' },
      summary: ['Join Halyard Controls.'],
    })
  })

  it.each([
    [
      ['We are a maker of valves.', 'We are looking for a fitter.'],
      'We are Halyard Controls Ltd, a maker of valves. Halyard Controls builds valves.',
    ],
    [['We build valves.', 'We are looking for a fitter.'], 'We are Halyard Controls Ltd. We build valves.'],
    [['We are looking for a fitter.'], 'We are Halyard Controls Ltd. Halyard Controls builds valves.'],
  ])('names the client where the opening %j begins', (overview, opening) => {
    const advert = build(
      overview.map((text) => line('overview', text)),
      { showClient: true },
    )
    expect(listBlocks(advert)[0]?.paragraphs[0]).toBe(opening)
  })

  it('writes the same blocks as HTML and as plain text, escaped', () => {
    const advert = build([line('responsibilities', '<b>Design</b> & "check" bridges')])
    expect(toHtml(advert)).toContain(
      '<h2>What you will do</h2><ul><li>&lt;b&gt;Design&lt;/b&gt; &amp; &quot;check&quot; bridges</li></ul>',
    )
    expect(toPlainText(advert)).toContain('What you will do\n- <b>Design</b> & "check" bridges')
    expect(toPlainText(advert)).toContain('Closes on 20 December 2026.')
  })
})

describe('listDetailsBelow', () => {
  it.each([
    'Malvern, two minutes from the station',
    'Malvern. Free parking. Visits to Ledbury',
    'Malvern, Worcestershire',
    'Our works in Malvern',
  ])('says which town a road or a station is in: %s', (text) => {
    const details = listDetailsBelow(build([line('location', text)]))
    expect(details.map((detail) => detail.text)).toEqual([text])
  })

  it('leaves out what the head says in full', () => {
    const advert = build([line('location', 'Malvern'), line('compensation', '£31,000 a year')])
    expect(listDetailsBelow(advert)).toEqual([])
  })
})

describe('the town that the company says it is in', () => {
  const placeOf = (location: string, description: string) =>
    buildAdvert(
      { ...contentOf(line('location', location)), companyDescription: description },
      CHOICES,
      AGENCY,
    ).place?.town

  it.each([
    ['Truro, in Lemon Quay in the middle of the city', 'Truro'],
    ['Office in Lemon Quay, near the middle of Truro', 'Truro'],
    ['Truro, Newham', 'Truro'],
  ])('goes before a district of it: %j', (location, town) => {
    expect(placeOf(location, 'A nine-person survey practice in Truro.')).toBe(town)
  })

  it('leaves the town alone that is one of several', () => {
    expect(placeOf('Redruth', 'We have yards in Truro and in Redruth.')).toBe('Redruth')
  })
})
