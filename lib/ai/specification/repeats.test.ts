import { describe, expect, it } from 'vitest'
import type { Section } from '@/lib/specification/options'
import type { SpecificationLine } from '@/lib/specification/schema'
import { saysNothingNew } from '@/lib/specification/told'
import { toRepeats } from './candidates'
import { findLineRepeated, mayRepeatOpening, withoutRepeats } from './repeats'

const OPENING =
  'Tarvin Hoists is a family firm of 12 people that services cranes for foundries and paper mills. We are looking for a permanent crane service engineer in Northwich, because we have won the contract for three mills.'

let next = 0
function line(section: Section, text: string, part: Partial<SpecificationLine> = {}): SpecificationLine {
  next += 1
  const start = next * 100
  return {
    id: `l${next}`,
    section,
    audience: 'candidate',
    text,
    factIds: [`f${next}`],
    evidence: [{ kind: 'message', id: 'm', start, end: start + 10 }],
    ...part,
  }
}

const textsOf = (...lines: SpecificationLine[]) =>
  withoutRepeats({
    jobTitle: 'Crane Service Engineer',
    companyName: 'Tarvin Hoists',
    companyDescription: null,
    lines,
  }).lines.map(({ text }) => text)

it('tells the agency nothing again that candidates read', () => {
  const told = line('motivation', 'A new post on our second crane line, with three mills won')
  const note = line('internalNotes', 'This is a new post on the second crane line.', { audience: 'agency' })
  const more = line('internalNotes', 'A new post on the second crane line, as a fitter left.', {
    audience: 'agency',
  })
  expect(textsOf(told, note, more)).toEqual([told.text, more.text])
})

describe('a line that says nothing new', () => {
  it.each([
    'Family-run business',
    'There are twelve of us in a family firm',
    'We are a family business with 12 people',
    'Tarvin Hoists services cranes for paper mills and foundries',
    'We have won the contract for three mills',
  ])('is %j under the opening', (text) => {
    expect(saysNothingNew(text, OPENING, { company: 'Tarvin Hoists', isOpening: true })).toBe(true)
  })

  it.each([
    'A family firm of 14 people',
    'We service cranes for foundries in Wales and for shipyards',
    'We have not lost a contract for mills',
    'You report to the works manager',
    'A friendly team',
  ])('is not %j', (text) => {
    expect(saysNothingNew(text, OPENING, { company: 'Tarvin Hoists', isOpening: true })).toBe(false)
  })

  it('is not a short one whose words stand apart', () => {
    const duty = 'Report faults to the works manager'
    expect(saysNothingNew('You report to the works manager', duty, { company: 'T' })).toBe(false)
  })
})

describe('a document', () => {
  it('drops what “Working here” says again, and keeps what it rests on', () => {
    const overview = line('overview', OPENING)
    const culture = line('culture', 'A family-run business of twelve')
    const { lines } = withoutRepeats({
      jobTitle: 'Engineer',
      companyName: 'Tarvin Hoists',
      companyDescription: null,
      lines: [overview, culture, line('culture', 'You report to the works manager')],
    })
    expect(lines.map(({ text }) => text)).toEqual([OPENING, 'You report to the works manager'])
    expect(lines[0]?.factIds).toEqual([...overview.factIds, ...culture.factIds])
    expect(lines[0]?.evidence).toEqual([...overview.evidence, ...culture.evidence])
  })

  it('keeps a wish beside a duty that has its words, and not beside a need', () => {
    const duty = 'Write the test reports for LOLER examinations'
    const wish = 'LOLER examinations'
    expect(textsOf(line('responsibilities', duty), line('niceToHave', wish))).toEqual([duty, wish])
    const need = 'You have written the test reports for LOLER examinations'
    expect(textsOf(line('experience', need), line('niceToHave', wish))).toEqual([need])
    const taught = 'LOLER examinations (we can teach you)'
    expect(textsOf(line('experience', need), line('niceToHave', taught))).toEqual([need, taught])
  })

  it('keeps a requirement beside a duty only where the manager said both', () => {
    const duty = line('responsibilities', 'Program the Fanuc robots')
    const skill = 'You can program Fanuc robots'
    expect(textsOf(duty, line('technical', skill))).toEqual([duty.text, skill])
    expect(textsOf(duty, line('technical', skill, { evidence: duty.evidence }))).toEqual([duty.text])
  })

  it.each([
    ['travel', 'To customers in Wales once a month', 'Travel to customers in Wales once a month'],
    ['onCall', 'One week in four', 'Be on call one week in four'],
  ] as const)('tells under %s alone what a duty says again', (section, row, duty) => {
    const work = line('responsibilities', 'Service cranes')
    const said = line(section, row)
    const again = { evidence: said.evidence }
    expect(textsOf(work, line('responsibilities', duty), said)).toEqual([work.text, row])
    expect(textsOf(work, line('responsibilities', `Do it ${row.toLowerCase()}`, again), said)).toEqual([
      work.text,
      row,
    ])
    const more = `${duty} to examine the hoists of mills`
    expect(textsOf(work, line('responsibilities', more), said)).toEqual([work.text, more, row])
  })

  it('tells once, in whatever order, what one sentence made a duty and a need', () => {
    const duty = line('responsibilities', 'TIG weld the frames')
    const work = line('responsibilities', 'Service cranes')
    const need = line('technical', 'You can weld frames by TIG', { evidence: duty.evidence })
    expect(textsOf(work, duty, need)).toEqual([work.text, duty.text])
    const tool = line('technical', 'You know TIG', { evidence: duty.evidence })
    expect(textsOf(work, duty, tool)).toHaveLength(3)
    const not = line('technical', 'You need not weld frames by TIG', { evidence: duty.evidence })
    expect(textsOf(work, duty, not)).toHaveLength(3)
  })

  it('keeps a wish that a line about the firm or the offer has the words of', () => {
    const lines = [
      line('niceToHave', 'Experience of Revit and Tekla'),
      line('culture', 'We use Revit and Tekla on every job'),
      line('technical', 'You can read P&IDs'),
      line('growth', 'We teach you to read P&IDs and isolate pumps'),
    ]
    expect(textsOf(...lines)).toEqual(lines.map(({ text }) => text))
  })

  it('keeps one of two requirements, and one of two duties, that say the same', () => {
    expect(
      textsOf(
        line('technical', 'You hold a full UK driving licence'),
        line('experience', 'You hold a full UK driving licence'),
      ),
    ).toHaveLength(1)
    expect(
      textsOf(
        line('responsibilities', 'Plan the service visits'),
        line('responsibilities', 'Plan the service visits and agree them with the mills'),
      ),
    ).toEqual(['Plan the service visits and agree them with the mills'])
  })

  it('keeps what only the agency reads, rows that an approval needs, and the only line on the work', () => {
    const lines = [
      line('overview', 'We are looking for a crane service engineer in Northwich on a permanent contract.'),
      line('responsibilities', 'Service cranes'),
      line('location', 'Northwich'),
      line('contractType', 'Permanent contract'),
      line('experience', 'An NVQ in crane service'),
      line('education', 'An NVQ in crane service'),
      line('internalNotes', 'Crane service engineer wanted in Northwich.', { audience: 'agency' }),
    ]
    expect(textsOf(...lines)).toEqual(lines.map(({ text }) => text))
  })
})

describe('a line that may say the same in other words', () => {
  const company = 'Tarvin Hoists'
  const opening = 'We are 62 people who make hydraulic presses for car plants.'

  it('has a quarter of its words in the opening, or half of them in another line', () => {
    const industry = { section: 'culture', text: 'We build presses for the automotive industry' }
    expect(mayRepeatOpening(industry, opening, company)).toBe(true)
    expect(
      mayRepeatOpening({ section: 'culture', text: 'We shut at noon on Fridays' }, opening, company),
    ).toBe(false)
    expect(mayRepeatOpening({ ...industry, section: 'technical' }, opening, company)).toBe(false)
  })

  it.each([
    ['culture', 'We make hydraulic presses with 40 people'],
    ['benefits', 'A car, a phone and a pension'],
  ])('adds no figure, and is an offer only where half of it is told: %s, %s', (section, text) => {
    expect(mayRepeatOpening({ section, text }, opening, company)).toBe(false)
  })

  it('has more of the opening than the job title', () => {
    const draft = (section: Section, text: string) => ({ section, text, cites: ['F1'] })
    const candidates = [
      {
        kind: 'summary' as const,
        draft: draft('overview', `${opening} We want a press engineer.`),
        rejection: null,
      },
      { kind: 'line' as const, draft: draft('culture', 'You report to the press manager'), rejection: null },
    ] satisfies Parameters<typeof toRepeats>[0]
    const context = { sources: [], company, jobTitle: 'Press Engineer', houseRules: [], challenged: [] }
    expect(toRepeats(candidates, { ...context, jobTitle: null })).toHaveLength(1)
    expect(toRepeats(candidates, context)).toEqual([])
  })

  it('is compared with the duties and what stands before it', () => {
    const duty = { section: 'responsibilities', text: 'Commission presses on site across Europe' }
    const seen = { section: 'motivation', text: 'You see Europe while commissioning presses' }
    const team = { section: 'culture', text: 'You work in a team of eight' }
    const of = (line: typeof team, earlier: (typeof team)[]) =>
      findLineRepeated(line, { earlier, all: [duty, seen, team], company, isSaidOnce: () => false })
    expect(of(seen, [])).toBe(duty)
    expect(of(team, [seen])).toBeNull()
    expect(of({ section: 'niceToHave', text: 'Experience of commissioning presses abroad' }, [])).toBeNull()
  })

  it('is compared with a row, with an aim of the same words, and with another that tells of other firms', () => {
    const of = (line: SpecificationLine, ...all: SpecificationLine[]) =>
      findLineRepeated(line, {
        earlier: all,
        all,
        company,
        isSaidOnce: (other) => other.evidence === line.evidence,
      })
    const row = line('travel', 'Two nights a month away at the mills')
    expect(of(line('culture', 'You are away at the mills for two nights most months'), row)).toBe(row)
    const aim = line('firstYear', 'Set up the second press line by June')
    const duty = line('responsibilities', 'Set up our second press line')
    expect(of(duty, aim)).toBeNull()
    expect(of({ ...duty, text: 'Get our second press line going', evidence: aim.evidence }, aim)).toBe(aim)
    const draw = line('motivation', 'You lead a project in year one; at a large firm you would wait five')
    const again = line('growth', 'Projects of your own sooner than bigger companies give them')
    expect(of(again, draw)).toBe(draw)
    expect(of({ ...again, text: 'Projects of your own sooner than you think' }, draw)).toBeNull()
  })

  it('goes where a judge finds nothing new in it, and what it rests on goes to the other', () => {
    const duty = line('responsibilities', 'Commission presses on site across Europe')
    const other = line('responsibilities', 'Train the operators')
    const seen = line('motivation', 'You see Europe while commissioning presses')
    const content = {
      jobTitle: 'Engineer',
      companyName: company,
      companyDescription: null,
      lines: [duty, other, seen],
    }
    const judged = [{ section: 'motivation', text: seen.text, of: [duty.text] }]
    const { lines } = withoutRepeats(content, judged)
    expect(lines.map(({ text }) => text)).toEqual([duty.text, other.text])
    expect(lines[0]?.factIds).toEqual([...duty.factIds, ...seen.factIds])
    expect(withoutRepeats(content).lines).toHaveLength(3)
  })
})

it('keeps an aim and not the duty of the same words', () => {
  const aim = line('firstYear', 'Set up the second press line by June')
  const duty = line('responsibilities', 'Set up the second press line', { evidence: aim.evidence })
  const other = line('responsibilities', 'Run the cells')
  expect(textsOf(aim, duty, other)).toEqual([aim.text, other.text])
  expect(textsOf(aim, { ...duty, evidence: other.evidence }, other)).toHaveLength(3)
})

describe('what is both a duty and a wish', () => {
  it('is a wish alone where the same words were called one, and both where each was said', () => {
    const duty = line('responsibilities', 'Program the Fanuc robots')
    const other = line('responsibilities', 'Run the cells')
    const wish = 'Programming of Fanuc robots'
    expect(textsOf(duty, other, line('niceToHave', wish))).toEqual([duty.text, other.text, wish])
    expect(textsOf(duty, other, line('niceToHave', wish, { evidence: duty.evidence }))).toEqual([
      other.text,
      wish,
    ])
  })
})
