import { describe, expect, it } from 'vitest'
import { rankQuestions } from './match'
import { toStems } from './stems'

const bestFor = (guideId: string, section: string, text: string) =>
  rankQuestions([{ section, text }], [guideId], '')[0]?.[0]?.entry.written.question ?? null

describe('rankQuestions', () => {
  it.each([
    [
      'maintenance-engineer',
      'responsibilities',
      'Attend breakdowns and get lines running again',
      'a breakdown where the fault',
    ],
    [
      'maintenance-engineer',
      'responsibilities',
      'Rebuild gearboxes, pumps and filler valves',
      'failed again soon',
    ],
    ['maintenance-engineer', 'technical', 'Pneumatics and hydraulics', 'a hydraulic or pneumatic'],
    [
      'accountant',
      'responsibilities',
      'Analyse variances and explain them to managers',
      'a variance you explained',
    ],
    [
      'site-manager',
      'responsibilities',
      'Agree the weekly programme with subcontractors and hold them to it',
      'a subcontractor who fell',
    ],
    [
      'embedded-software-engineer',
      'responsibilities',
      'Own the bootloader and over-the-air update',
      'a field update that failed',
    ],
    ['laboratory-technician', 'experience', 'Working to ISO 17025', 'assessor'],
    ['cnc-machinist', 'technical', 'Knows feeds and speeds', 'insert, speed or feed'],
  ])('finds the question of %s for the %s line "%s"', (guideId, section, text, part) => {
    expect(bestFor(guideId, section, text)).toContain(part)
  })

  it.each([
    [
      'warehouse-operative',
      'responsibilities',
      'Lead a shift of twelve pickers and two forklift drivers',
      'wrong pick',
    ],
    [
      'embedded-software-engineer',
      'responsibilities',
      'Review code and keep the standard alive',
      'came alive last',
    ],
    ['cnc-machinist', 'technical', 'Machining Inconel and other awkward alloys', 'most awkward set-up'],
    ['warehouse-operative', 'softSkills', 'Calm around a counterbalance reach truck', 'trickiest place'],
    ['warehouse-operative', 'responsibilities', 'Train new starters in picking', 'wrong pick'],
    ['transportation-planner', 'responsibilities', 'Allocate drivers within hours', 'local plan site'],
    [
      'chef',
      'responsibilities',
      'Order from suppliers and turn away warm deliveries',
      'last kitchen you joined',
    ],
    [
      'mechanical-design-engineer',
      'experience',
      'A record of taking one new product from concept to first article',
      'concept of yours did you drop',
    ],
  ])('asks nothing of %s about a side word of the %s line "%s"', (guideId, section, text, part) => {
    expect(bestFor(guideId, section, text) ?? '').not.toContain(part)
  })

  it('asks a question of another trade only where much of the specification is about its work', () => {
    const line = { section: 'technical', text: 'Temporary works and scaffold handovers' }
    const others = [
      {
        section: 'responsibilities',
        text: 'Set out from the control points and check levels before each pour',
      },
      { section: 'responsibilities', text: 'Order concrete, stone and plant' },
      { section: 'technical', text: 'Total station and GNSS' },
    ]
    const isOfSiteEngineer = ({ entry }: { entry: { guideId: string | null } }) =>
      entry.guideId === 'site-engineer'
    expect(rankQuestions([line, ...others], [], '')[0]?.some(isOfSiteEngineer)).toBe(true)
    const accounts = ['VAT returns', 'Year-end audit files', 'Fixed asset register and depreciation'].map(
      (text) => ({ section: 'technical', text }),
    )
    expect(rankQuestions([line, ...accounts], ['accountant'], '')[0]?.some(isOfSiteEngineer)).toBe(false)
  })

  it('asks a question of another trade only where it means the same line', () => {
    const lines = [
      'Sets out drain runs and kerb lines and verifies falls by laser',
      'Scans with CAT and Genny and marks services ahead of every dig',
      'Section 278 and Section 38 kerbing, surfacing and reinstatement',
      'Sewers to the Design and Construction Guidance, including manholes and air testing',
    ].map((text) => ({ section: 'responsibilities', text }))
    const [kerbs = [], services = []] = rankQuestions(lines, ['site-manager'], '')
    const idsOf = (matches: typeof kerbs) =>
      matches.flatMap(({ entry }) =>
        entry.guideId === null || entry.guideId === 'site-manager' ? [] : [entry.guideId],
      )
    expect(idsOf(kerbs)).toEqual([])
    expect(idsOf(services)).toContain('site-engineer')
  })

  it('takes the trade that shares most with the lines where a title may mean several', () => {
    const lines = [
      'Check every run against drivers’ hours, axle weights and unloading times',
      'Download tachograph cards and raise infringements with drivers',
      'Everyday Excel: lookups, pivot tables and filters',
    ].map((text) => ({ section: 'technical', text }))
    const ids = rankQuestions(lines, ['transportation-planner', 'transport-planner'], '')
      .flat()
      .map(({ entry }) => entry.guideId)
    expect(ids).toContain('transport-planner')
    expect(ids).not.toContain('transportation-planner')
  })
})

describe('toStems', () => {
  it.each([
    ['calibration', 'calibrate'],
    ['inspections', 'inspect'],
    ['maintenance', 'maintaining'],
    ['written', 'writes'],
    ['isolation', 'isolated'],
  ])('takes %s and %s for one', (one, other) => {
    expect(toStems(one)).toEqual(toStems(other))
  })

  it.each([
    ['production', 'product'],
    ['finished', 'finance'],
    ['speeds', 'spring'],
  ])('keeps %s and %s apart', (one, other) => {
    expect(toStems(one)).not.toEqual(toStems(other))
  })

  it('finds a question about a kind of work for a trade without a guide', () => {
    const [matches] = rankQuestions(
      [{ section: 'responsibilities', text: 'Work out measurement uncertainty for each lamp' }],
      [],
      'Lighthouse Keeper',
    )
    expect(matches?.[0]?.entry.written.question).toContain('uncertainty budget')
  })

  it('takes no question of another trade for one word in another sense', () => {
    const lines = [
      'Develop water-based coatings from brief to plant trial',
      'Run stability and corrosion tests',
      'Solve production problems on the mixing floor',
      'Replace hazardous raw materials',
    ].map((text) => ({ section: 'responsibilities', text }))
    const [matches] = rankQuestions(lines, [], 'Lighthouse Painter')
    expect(matches?.map(({ entry }) => entry.written.question).join()).not.toContain('hardening')
  })
})
