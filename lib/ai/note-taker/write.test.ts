import { describe, expect, it } from 'vitest'
import type { Brief } from '@/lib/consultation/brief/schema'
import type { HouseRule } from '@/lib/consultation/house-rules/schema'
import type { Section } from '@/lib/specification/options'
import { briefOf, createIdCounter, type FactSeed, withAgenda } from '@/tests/support/briefs'
import { writeSpecification } from './write'

const HAND_EDIT = { kind: 'handEdit' as const, id: 'f0', start: 0, end: 15 }
const DESCRIPTION = 'Centrifugal pumps for water utilities. A dynamic team in a fast-paced market!'

function write(brief: Brief, houseRules: HouseRule[] = [], description: string | null = null) {
  return writeSpecification({
    brief,
    company: { name: 'Castle Pumps', description, industry: 'manufacturing', size: '201-500' },
    jobTitle: 'Field Service Engineer',
    houseRules,
    newId: createIdCounter('l'),
  })
}

function texts(brief: Brief, section: Section, houseRules: HouseRule[] = []): string[] {
  return write(brief, houseRules)
    .lines.filter((line) => line.section === section)
    .map((line) => line.text)
}

describe('writeSpecification', () => {
  it('tells the agency what to keep quiet about', () => {
    const secret = 'please don’t mention that we are in merger talks'
    const brief = briefOf(['alsoSaid', secret, 'must', { audience: 'agency' }])
    expect(texts(brief, 'internalNotes')).toEqual(['Please don’t mention that we are in merger talks.'])
  })

  it('puts each requirement into the list of its topic and strength', () => {
    const brief = briefOf(
      ['technical', 'MIDAS Civil'],
      ['technical', 'post-tensioned inspection', 'nice'],
      ['technical', 'DOORS', 'learnable'],
      ['experience', 'at least 8 years in bridge design'],
      ['qualifications', 'chartered with the ICE'],
      ['softSkills', 'calm with clients'],
      ['technical', 'COBOL', 'notApplicable'],
    )
    expect(texts(brief, 'technical')).toEqual(['MIDAS Civil'])
    expect(texts(brief, 'experience')).toEqual([
      'At least 8 years in bridge design',
      'Chartered with the ICE',
    ])
    expect(texts(brief, 'education')).toEqual(['Chartered with the ICE'])
    expect(texts(brief, 'softSkills')).toEqual(['You’re calm with clients'])
    expect(texts(brief, 'niceToHave')).toEqual(['Post-tensioned inspection', 'DOORS (can be learned here)'])
  })

  it('keeps the words of a line that it reworded, and the edits made', () => {
    const { lines } = write(
      briefOf(['responsibilities', 'They’d run the trials'], ['technical', 'MIDAS Civil']),
    )
    const [duty] = lines.filter(({ section }) => section === 'responsibilities')
    expect(duty).toMatchObject({ text: 'Run the trials', reworded: { said: 'They’d run the trials' } })
    expect(duty?.reworded?.edits).not.toEqual([])
    expect(lines.find(({ section }) => section === 'technical')).not.toHaveProperty('reworded')
  })

  it('writes the work and the first year as lines, and why now for the agency', () => {
    const brief = briefOf(
      ['driver', 'our principal engineer is retiring in march'],
      ['responsibilities', "They'd run the verification testing"],
      ['responsibilities', 'write the test plans'],
      ['success', 'sign off CS 454 load assessments'],
      ['alsoSaid', 'the union is Unite!'],
    )
    expect(texts(brief, 'overview')).toEqual([
      'We are looking for a Field Service Engineer to run the verification testing.',
    ])
    expect(texts(brief, 'responsibilities')).toEqual(['Run the verification testing', 'Write the test plans'])
    expect(texts(brief, 'firstYear')).toEqual(['Sign off CS 454 load assessments'])
    expect(texts(brief, 'internalNotes')).toEqual([
      'Our principal engineer is retiring in March.',
      'The union is Unite.',
    ])
  })

  it('gives each line the audience of its fact', () => {
    const slot = {
      kind: 'pay',
      min: 6e4,
      max: 6e4,
      unit: 'year',
      currency: 'GBP',
      extras: 'a car worth £400',
      inAdvert: false,
    } as const
    const { lines } = write(
      briefOf(
        ['pay', 'about sixty', 'must', { audience: 'agency', slot }],
        ['driver', 'we won the Tyne bridge', 'must', { audience: 'candidate' }],
        ['technical', 'TIG', 'must', { audience: 'agency' }],
        ['technical', 'TIG, coded'],
        ['posts', '2 posts'],
      ),
    )
    expect(lines.map(({ section, text, audience }) => [section, text, audience])).toEqual(
      expect.arrayContaining([
        ['compensation', '£60,000 a year, plus a car worth £400 (not in the advert)', 'agency'],
        ['technical', 'TIG', 'agency'],
        ['technical', 'TIG, coded', 'candidate'],
        ['posts', '2 posts', 'candidate'],
        ['culture', expect.stringContaining('won the Tyne bridge'), 'candidate'],
      ]),
    )
    expect(lines.find(({ section }) => section === 'compensation')?.pay).toEqual({
      min: 60000,
      max: 60000,
      unit: 'year',
      currency: 'GBP',
      extras: 'a car worth £400',
    })
  })

  it('does not take a noun for a verb', () => {
    const brief = briefOf(
      ['driver', 'replacement, Dave retires'],
      ['responsibilities', 'design and verification of drives'],
      ['success', "stability booklet approved by Lloyd's"],
    )
    expect(texts(brief, 'internalNotes')).toEqual(['Replacement, a colleague retires.'])
    expect(texts(brief, 'responsibilities')).toEqual(['Design and verification of drives'])
    expect(texts(brief, 'firstYear')).toEqual(["Stability booklet approved by Lloyd's"])
  })

  it('speaks as the company', () => {
    const brief = briefOf(
      ['driver', 'Three of my old team left'],
      ['alsoSaid', 'They report to me, the operations director'],
      ['culture', "I'm proud of our Phase I I/O lab"],
      ['experience', '10 years on the machines'],
      ['startDate', 'asap'],
    )
    expect(texts(brief, 'internalNotes')).toEqual([
      'Three of our old team left.',
      'They report to the operations director.',
    ])
    expect(texts(brief, 'culture')).toEqual(['We’re proud of our Phase I I/O lab'])
    expect(texts(brief, 'experience')).toEqual(['10 years on the machines'])
    expect(texts(brief, 'startDate')).toEqual(['As soon as possible'])
  })

  it('spells out shorthand, and puts small slips of grammar right', () => {
    const brief = briefOf(
      ['hours', 'mon to fri, 8 til 4'],
      ['package', 'an annual bonus upto 5%'],
      ['culture', 'there are ten of us and me'],
    )
    expect(texts(brief, 'hours')).toEqual(['Monday to Friday, 8 until 4'])
    expect(texts(brief, 'package')).toEqual(['An annual bonus up to 5%'])
    expect(texts(brief, 'culture')).toEqual(['Ten of us and the hiring manager'])
  })

  it('advises on what has no line, once each, and not on what was loosened since', () => {
    const brief = withAgenda(briefOf(['location', 'Hull, two days from home']), {
      challenged: ['yearsWithoutReason'],
      closed: [{ topic: 'hours', how: 'skipped' }],
    })
    const advice = texts(brief, 'recommendation').join(' ')
    expect(advice).toMatch(/Still to be confirmed: the reason for hiring, .*hours/)
    expect(advice).not.toMatch(/confirmed:.*(?:\bpay\b|soft skills|working pattern)/)
    expect(advice).not.toMatch(/Years of experience/)
  })

  it('advises on nothing that the manager has answered or would not say', () => {
    const brief = briefOf(['experience', 'Five years on cranes', 'must', { doubt: 'years' }])
    const agenda = { challenged: ['yearsWithoutReason' as const], tested: ['f0'] }
    const adviceOf = (known: Brief) => texts(known, 'recommendation').join(' ')
    expect(adviceOf(withAgenda(brief, agenda))).toMatch(/Years of experience/)
    const settled = briefOf(['experience', 'Five years on cranes'])
    expect(adviceOf(withAgenda(settled, agenda))).not.toMatch(/Years of experience/)
    expect(adviceOf(settled)).toMatch(/confirmed: the reason for hiring/)
    const closed = [{ topic: 'driver' as const, how: 'skipped' as const }]
    expect(adviceOf(withAgenda(settled, { closed }))).not.toMatch(/reason for hiring/)
  })

  it('writes down quietly what was typed in capitals, with names as they are spelt', () => {
    const brief = briefOf(
      ['technical', 'ASME IX PROCEDURES AND WELDER QUALIFICATIONS'],
      ['qualifications', 'CSWIP 3.2'],
      ['location', 'WALLSEND'],
      ['alsoSaid', 'COVER FROM 8 TO 4.30. BREAKS ARE THEIR BUSINESS'],
      ['contractType', 'PERMANENT'],
    )
    expect(texts(brief, 'technical')).toEqual(['ASME IX procedures and welder qualifications'])
    expect(texts(brief, 'experience')).toEqual(['CSWIP 3.2'])
    expect(texts(brief, 'location')).toEqual(['Wallsend'])
    expect(texts(brief, 'contractType')).toEqual(['Permanent'])
    expect(texts(brief, 'internalNotes')).toEqual(['Cover from 8 to 4.30. Breaks are their business.'])
  })

  it('leaves capitals alone where only names are in them', () => {
    const brief = briefOf(
      ['technical', 'MATLAB'],
      ['technical', 'PROFIBUS'],
      ['location', 'Ely'],
      ['pay', 'about £40k'],
    )
    expect(texts(brief, 'technical')).toEqual(['MATLAB', 'PROFIBUS'])
  })

  it('takes up duties however they are put', () => {
    const brief = briefOf(
      ['responsibilities', 'runs the kaizen events'],
      ['responsibilities', 'tests for turbines'],
      ['success', 'In the first year they should carry out the audit'],
    )
    expect(texts(brief, 'responsibilities')).toEqual([
      'Run the Kaizen events',
      'Carry out tests for turbines',
    ])
    expect(texts(brief, 'firstYear')).toEqual(['Carry out the audit'])
  })

  it('cites the facts and their evidence under every line but advice', () => {
    const brief = briefOf(
      ['success', 'mentor two graduates'],
      ['success', 'win the framework'],
      ['pay', '£38k'],
    )
    const { lines } = write(brief, [], DESCRIPTION)
    const aims = lines.filter((line) => line.section === 'firstYear')
    expect(aims.map(({ factIds }) => factIds)).toEqual([['f0'], ['f1']])
    expect(aims.map(({ evidence }) => evidence.length)).toEqual([1, 1])
    const silent = lines.filter((line) => line.section !== 'recommendation' && line.evidence.length === 0)
    expect(silent).toEqual([])
  })

  it('takes the company form over by sentence, without filler, and points at its words', () => {
    const line = write(briefOf(), [], DESCRIPTION).lines.find((one) => one.text.includes('entrifugal'))
    const [source] = line?.evidence ?? []
    expect(line?.text).toBe('Our business is centrifugal pumps for water utilities.')
    expect(source).toMatchObject({ kind: 'companyForm', id: 'description' })
    expect(DESCRIPTION.slice(source?.start, source?.end)).toBe('Centrifugal pumps for water utilities.')
  })

  it.each([
    ['Designs and repairs steel bridges.', 'We design and repair steel bridges.'],
    ['Build and repair pumps for farms.', 'We build and repair pumps for farms.'],
    ['Designs for bridges.', 'Our business is designs for bridges.'],
    ['Glazed bricks in Denby since 1894.', 'Our business has been glazed bricks in Denby since 1894.'],
    ['Building services contractor in Leeds.', 'We are a building services contractor in Leeds.'],
    ['A dairy in Devon. Family-owned.', 'We are a dairy in Devon. We are family-owned.'],
    ['Castle builds pumps.', 'Castle builds pumps.'],
    ['We make pumps.', 'We make pumps.'],
  ])('gives the description %j a subject where it has none', (description, text) => {
    expect(write(briefOf(), [], description).lines.map((line) => line.text)).toContain(text)
  })

  it('has no line for what is unknown', () => {
    const sections = new Set(write(briefOf()).lines.map((line) => line.section))
    expect([...sections]).toEqual(['overview', 'recommendation'])
  })

  it('says one fact once: the fuller line stands, and cites both', () => {
    const brief = briefOf(
      ['technical', 'SolidWorks'],
      ['technical', 'SolidWorks, including surfacing and PDM'],
      ['culture', 'we share the profit with everybody'],
      ['benefits', 'We share the profit with everybody.'],
    )
    expect(texts(brief, 'technical')).toEqual(['SolidWorks, including surfacing and PDM'])
    expect([...texts(brief, 'culture'), ...texts(brief, 'benefits')]).toHaveLength(1)
    const line = write(brief).lines.find((one) => one.section === 'technical')
    expect(line?.factIds).toEqual(expect.arrayContaining(['f0', 'f1']))
  })

  it('leaves filler out and keeps what stands beside it', () => {
    const brief = briefOf(
      ['pay', 'competitive salary'],
      ['culture', 'fast-paced, team of nine'],
      ['technical', 'dynamic positioning'],
    )
    expect(texts(brief, 'compensation')).toEqual([])
    expect(texts(brief, 'culture')).toEqual(['Team of nine'])
    expect(texts(brief, 'technical')).toEqual(['Dynamic positioning'])
    expect(texts(brief, 'recommendation').join(' ')).toMatch(/We left out general praise/)
  })

  it('lets no unlawful wording in by hand, by a house rule or by the company form', () => {
    const brief = briefOf(['softSkills', 'recent graduate', 'must', { evidence: [HAND_EDIT] }])
    const rules: HouseRule[] = [{ id: 'h', kind: 'fact', text: 'We only take native English speakers' }]
    const all = write(brief, rules, 'We are a young team. Pumps for water utilities.')
      .lines.map((line) => line.text)
      .join(' ')
    expect(all).not.toMatch(/graduate|native|young/i)
    expect(all).toMatch(/Pumps for water utilities/)
    expect(all).toMatch(/exclude people unlawfully/)
  })

  it('does not take C for a part of C++', () => {
    expect(texts(briefOf(['technical', 'C++ on bare metal'], ['technical', 'C']), 'technical')).toHaveLength(
      2,
    )
  })

  it('writes the later side of an unsettled contradiction, the locked one where it is locked, and says so', () => {
    const against = { conflictsWith: 'f0' }
    const open = briefOf(['pay', '£42k'], ['pay', '£50k', 'must', against])
    const locked = briefOf(['pay', '£42k', 'must', { locked: true }], ['pay', '£50k', 'must', against])
    expect(texts(open, 'compensation')).toEqual(['£50k'])
    expect(texts(locked, 'compensation')).toEqual(['£42k'])
    expect(texts(open, 'recommendation')[0]).toMatch(/^You’ve given two answers about pay\./)
  })

  it('leaves out what was superseded or withdrawn', () => {
    const brief = briefOf(['pay', '£42k', 'must', { state: 'superseded' }], ['pay', '£46k'])
    expect(texts(brief, 'compensation')).toEqual(['£46k'])
  })

  it('takes the job title corrected in conversation', () => {
    const content = write(briefOf(['title', 'HVAC Service Lead']))
    expect(content.jobTitle).toBe('HVAC Service Lead')
    expect(content.lines[0]?.text).toBe('We are looking for an HVAC Service Lead.')
  })

  it('keeps the form of the title where the conversation only repeats it', () => {
    expect(write(briefOf(['title', 'FIELD SERVICE ENGINEER'])).jobTitle).toBe('Field Service Engineer')
  })

  it('prints pay in pounds where it names no currency', () => {
    expect(texts(briefOf(['pay', '13.80 an hour, 15.20 at weekends']), 'compensation')).toEqual([
      '£13.80 an hour, £15.20 at weekends',
    ])
  })

  it('gives the same text for the same brief', () => {
    const brief = briefOf(['driver', 'growth'], ['benefits', '28 days holiday'], ['culture', 'team of nine'])
    expect(write(brief)).toEqual(write(brief))
  })
})

describe('house rules', () => {
  it('adds standard benefits and facts with the rule as their source', () => {
    const rules: HouseRule[] = [
      { id: 'h1', kind: 'benefit', text: 'free parking.' },
      { id: 'h2', kind: 'fact', text: 'We are a Living Wage employer' },
    ]
    expect(texts(briefOf(), 'benefits', rules)).toEqual(['Free parking'])
    expect(texts(briefOf(), 'culture', rules)).toEqual(['We are a Living Wage employer'])
    const line = write(briefOf(), rules).lines.find((one) => one.section === 'benefits')
    expect(line?.evidence).toEqual([{ kind: 'houseRule', id: 'h1', start: 0, end: 13 }])
  })

  it('keeps avoided words out of its own phrases, and reports them in the manager’s', () => {
    const rules: HouseRule[] = [
      { id: 'h', kind: 'avoid', text: 'Avoid the words "looking for" and "gearbox"' },
    ]
    const brief = briefOf(['technical', 'gearbox overhaul'])
    expect(texts(brief, 'overview', rules)).toEqual(['We are hiring a Field Service Engineer.'])
    expect(texts(brief, 'technical', rules)).toEqual(['Gearbox overhaul'])
    expect(texts(brief, 'recommendation', rules).join(' ')).toMatch(
      /Your house rules say to avoid some of the wording under Technical skills\./,
    )
  })
})

describe('recommendations', () => {
  it('send the reader back to the tone of the house rules', () => {
    const rules: HouseRule[] = [{ id: 'h', kind: 'tone', text: 'Formal' }]
    expect(texts(briefOf(), 'recommendation', rules).join(' ')).toMatch(/tone in your house rules/)
    expect(texts(briefOf(), 'recommendation').join(' ')).not.toMatch(/tone/)
  })

  it('advise on missing pay, too many must-haves and challenged wording, without a figure', () => {
    const musts = Array.from(
      { length: 9 },
      (_, index): FactSeed => ['technical', `tool ${'abcdefghi'.charAt(index)}`],
    )
    const brief = withAgenda(briefOf(...musts), { challenged: ['age'] })
    const all = texts(brief, 'recommendation').join(' ')
    expect(all).toMatch(/You haven’t said what the job pays/)
    expect(all).toMatch(/a lot of must-haves/)
    expect(all).toMatch(/left out some wording/)
    expect(all).not.toMatch(/\d|£/)
  })

  it('name what was questioned and never confirmed, which candidates then do not read', () => {
    const said = briefOf(['location', 'Derby'], ['technical', 'Revit'])
    const brief = { ...said, facts: said.facts.map((fact) => ({ ...fact, doubt: 'stale' as const })) }
    expect(texts(brief, 'recommendation').join(' ')).toMatch(/still need checking/)
    const audiences = (written: Brief) =>
      write(written)
        .lines.filter(({ section }) => section === 'location' || section === 'technical')
        .map(({ audience }) => audience)
    expect(audiences(brief)).toEqual(['agency', 'agency'])
    const locked = { ...brief, facts: brief.facts.map((fact) => ({ ...fact, locked: true })) }
    expect(audiences(locked)).toEqual(['candidate', 'candidate'])
  })

  it('say nothing about pay when it is known', () => {
    expect(texts(briefOf(['pay', '£38k']), 'recommendation').join(' ')).not.toMatch(/what the job pays/i)
  })
})
