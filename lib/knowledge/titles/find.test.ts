import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readGuides } from '@/lib/knowledge/guides/guides'
import { OCCUPATIONS } from '@/lib/knowledge/occupations/occupations'
import { findGuideByTitle, findOccupationByTitle } from './find'
import meanings from './meanings.json'

const guideOf = (title: string) => findGuideByTitle(title).found?.id ?? null
const guidesOffered = (title: string) => findGuideByTitle(title).candidates.map(({ id }) => id)
const codeOf = (title: string) => findOccupationByTitle(title).found?.code ?? null
const codesOffered = (title: string) => findOccupationByTitle(title).candidates.map(({ code }) => code)

describe('findGuideByTitle', () => {
  it('finds or offers each guide by each of its own titles', () => {
    const missed = [...readGuides().values()].flatMap(({ id, titles }) =>
      titles.filter((title) => guideOf(title) !== id && !guidesOffered(title).includes(id)),
    )
    expect(missed).toEqual([])
  })

  it.each([
    ['Structural Engineer', 'structural-engineer'],
    ['Senior Structural Engineers', 'structural-engineer'],
    ['Engineer, Structural', 'structural-engineer'],
    ['Structural Engineer (Graduate) - Bristol', 'structural-engineer'],
    ['Principal structural engineer – hybrid – £60,000 to £70,000 a year', 'structural-engineer'],
    ['Urgent: Maintenance Electrician required in Leeds', 'electrician'],
    ['Multi-skilled Maintenance Eng (4 on 4 off)', 'maintenance-engineer'],
    ['CNC Setter/Operator', 'cnc-machinist'],
    ['Welder / Fabricator x 3', 'welder-fabricator'],
    ['HSE Advisor', 'health-and-safety-adviser'],
    ['M&E Quantity Surveyor', 'quantity-surveyor'],
    ['Java Software Engineer', 'software-engineer'],
    ['Railway Civil Engineer', 'civil-engineer'],
    ['2nd Line Support Engineer', 'it-support-technician'],
    ['Waitress', 'front-of-house'],
    ['Mechancial Design Enginer', 'mechanical-design-engineer'],
    ['Vehicle Techncians', 'automotive-technician'],
    ['Grad Chem Eng', 'chemical-engineer'],
    ['LAE (B2)', 'aircraft-engineer'],
    ['Live-in Carer', 'care-worker'],
    ['Bank RGN - Nights', 'registered-nurse'],
    ['Brick Layers', 'bricklayer'],
    ['Q.S. - Civils, Bristol', 'quantity-surveyor'],
    ['Maintanence Technician - Days, £38k', 'maintenance-engineer'],
    ['Production T/L (nights)', 'production-supervisor'],
    ['Systems Engineer (Defence, DV)', 'systems-engineer'],
    ['Marine Engineer - CTV/SOV, Chief Engineer', 'marine-engineer'],
    ['Principal Transport Planner - Development Planning', 'transportation-planner'],
    ['HGV Transport Planner', 'transport-planner'],
  ])('takes "%s" for %s', (title, id) => {
    expect(guideOf(title)).toBe(id)
    expect(guidesOffered(title)).toEqual([])
  })

  it.each([
    ['Design Engineer', ['mechanical-design-engineer', 'electronics-engineer', 'structural-engineer']],
    ['Plumbing and Heating Engineer', ['plumber', 'gas-engineer']],
    ['Senior Transport Planner', ['transportation-planner', 'transport-planner']],
    ['Mechanical Quality Engineer', ['quality-engineer', 'mechanical-engineer']],
    ['Marine Electrician', ['electrician']],
    ['Fitter', ['mechanical-fitter', 'electrician', 'automotive-technician']],
    ['Senior Project Manager', ['project-manager']],
    ['Graduate Ecologist', ['environmental-consultant']],
    ['Acoustic Consultant', ['environmental-consultant']],
    ['Scaffolding Worker', ['scaffolder']],
    ['Façade Engineer', ['structural-engineer']],
    ['Chemical & Process Engineer', ['chemical-engineer', 'process-engineer']],
    ['2nd/3rd Line Engineer (MSP, M365)', ['it-support-technician', 'network-engineer']],
  ])('asks which guide is meant by "%s"', (title, ids) => {
    expect(guideOf(title)).toBeNull()
    expect(guidesOffered(title).sort()).toEqual([...ids].sort())
  })

  it.each([
    'Engineer',
    'Manager',
    'IT Project Manager',
    'Software Test Engineer',
    'Dental Nurse',
    'Optical Engineer',
    'QA Automation Tester (Selenium)',
    'Recruitment Consultant - Engineering Desk',
    'Fire & Security Engineer (intruder, CCTV)',
    '',
    '–',
  ])('has nothing for "%s"', (title) => {
    expect(guideOf(title)).toBeNull()
    expect(guidesOffered(title)).toEqual([])
  })

  it('offers three at most, and nothing beside a guide it is sure of', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (title) => {
        for (const { found, candidates } of [findGuideByTitle(title), findOccupationByTitle(title)]) {
          expect(candidates.length).toBeLessThanOrEqual(found ? 0 : 3)
        }
      }),
    )
  })
})

describe('findOccupationByTitle', () => {
  it.each([
    ['Civil Engineer', '2121'],
    ['Bridge Engineer', '2121'],
    ['Quality Manager', '2482'],
    ['Senior Care Assistant', '6136'],
    ['Care Assistant - Nights', '6135'],
    ['Construction Project Manager', '2455'],
    ['HGV Class 1 Driver', '8211'],
    ['Programmer', '2134'],
    ['PA to the Managing Director', '4215'],
    ['Recruitment Consultent', '3571'],
  ])('takes "%s" for unit group %s', (title, code) => {
    expect(codeOf(title)).toBe(code)
  })

  it.each([
    ['Mechanical Engineer', ['2122', '5223']],
    ['Project Manager', ['2127', '2440', '2455']],
    ['Electrical Engineer', ['2123', '5241']],
    ['Fitter', ['5223', '5231', '5241']],
    ['Naval Architect', ['2122', '2126', '2129']],
    ['Fire Engineer', ['2129', '3313', '3582']],
    ['Robotics Engineer', ['2122', '2124', '2129']],
    ['Bar & Waiting Staff (Seasonal) - Newquay', ['9264', '9265']],
  ])('asks which unit group is meant by "%s"', (title, codes) => {
    expect(codeOf(title)).toBeNull()
    expect(codesOffered(title).sort()).toEqual(codes)
  })

  it.each(['Engineer', 'General Manager', 'Operative', 'Technician (Level 3)', 'Team Member'])(
    'knows no unit group for "%s"',
    (title) => {
      expect(codeOf(title)).toBeNull()
      expect(codesOffered(title)).toEqual([])
    },
  )
})

it('gives titles only guides and unit groups that exist', () => {
  const toList = (value: string | string[] | null | undefined) => [value ?? []].flat()
  expect(meanings.flatMap(({ guide }) => toList(guide)).filter((id) => !readGuides().has(id))).toEqual([])
  expect(meanings.flatMap(({ code }) => toList(code)).filter((code) => !OCCUPATIONS.has(code))).toEqual([])
})
