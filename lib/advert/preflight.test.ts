import { describe, expect, it } from 'vitest'
import type { Section } from '@/lib/specification/options'
import type { SpecificationContent, SpecificationLine } from '@/lib/specification/schema'
import { type AdvertChoices, buildAdvert } from './build'
import { checkAdvert, isPublishable } from './preflight'

const AGENCY = {
  product: 'Spanwright',
  legalName: 'Spanwright Recruitment Limited',
  companyNumber: '00000000',
  registeredOffice: 'Keel House, Bristol',
}
const TODAY = '2026-11-28'
const LINES = {
  overview: 'You will lead the design of steel footbridges, from the first sketch to the last bolt on site.',
  responsibilities: 'Design footbridges',
  experience: 'Chartered, or close to it',
  location: 'Bristol',
  contractType: 'Permanent',
  hours: '37.5 hours a week',
  compensation: '£55,000 to £65,000 a year',
} as const satisfies Partial<Record<Section, string>>

function check(
  changes: Partial<Record<Section, string | null>> = {},
  {
    title = 'Structural Engineer',
    hasApproval = true,
    ...choices
  }: Partial<AdvertChoices> & { title?: string; hasApproval?: boolean } = {},
) {
  const lines = Object.entries({ ...LINES, ...changes }).flatMap(([section, text]): SpecificationLine[] =>
    text === null
      ? []
      : [
          {
            id: section,
            section: section as Section,
            text,
            audience: 'candidate',
            factIds: [],
            evidence: [],
          },
        ],
  )
  const content: SpecificationContent = {
    jobTitle: title,
    companyName: 'Halyard Controls Ltd',
    companyDescription: null,
    lines,
  }
  const chosen = { showClient: false, closesOn: '2026-12-26', ...choices }
  const advert = buildAdvert(content, chosen, AGENCY)
  return checkAdvert({ content, advert, showClient: chosen.showClient, hasApproval, today: TODAY })
}

const levelOf = (items: ReturnType<typeof check>, key: string) =>
  items.find((item) => item.key === key)?.level ?? null

describe('checkAdvert', () => {
  it('finds nothing in a complete advert', () => {
    const items = check()
    expect(items.filter(({ level }) => level !== 'met')).toEqual([])
    expect(isPublishable(items)).toBe(true)
    expect(items.every(({ rule, source, message }) => rule && source && message)).toBe(true)
  })

  it.each<[string, 'red' | 'amber', ReturnType<typeof check>]>([
    ['authority', 'red', check({}, { hasApproval: false })],
    ['permanence', 'red', check({ contractType: 'Open' })],
    ['permanence', 'amber', check({ contractType: 'Permanent or contract' })],
    ['place', 'red', check({ location: null })],
    ['place', 'amber', check({ location: 'at one of two sites' })],
    ['work', 'red', check({ overview: null, responsibilities: null })],
    ['qualification', 'red', check({ experience: null })],
    ['closesOn', 'red', check({}, { closesOn: '2026-11-27' })],
    ['closesOn', 'red', check({}, { closesOn: '2028-01-01' })],
    ['closesOn', 'amber', check({}, { closesOn: '2027-01-15' })],
    ['title', 'red', check({}, { title: 'Structural Engineer, £60k' })],
    ['title', 'red', check({}, { title: 'Structural Engineer Bristol' })],
    ['title', 'red', check({}, { title: 'STRUCTURAL ENGINEER' })],
    ['title', 'red', check({}, { title: 'Urgent: structural engineer' })],
    ['title', 'red', check({}, { title: 'Halyard Controls structural engineer', showClient: true })],
    ['title', 'amber', check({}, { title: 'Structural Engineer!!' })],
    ['lawful', 'red', check({}, { title: 'Waitress, women only' })],
    ['pay', 'amber', check({ compensation: null })],
    ['pay', 'amber', check({ compensation: 'Competitive' })],
    ['remote', 'amber', check({ workPattern: 'Two days a week from home' })],
    ['time', 'amber', check({ hours: null })],
    ['client', 'red', check({ culture: 'Northgate people and Halyard people share an office' })],
    ['client', 'amber', check({ culture: 'Halyard Controls has one office' })],
    ['leftOut', 'amber', check({ culture: 'Ask Sarah Jones for the rest' })],
    ['length', 'amber', check({ overview: null, experience: null, compensation: null, hours: null })],
  ])('%s is %s', (key, level, items) => {
    expect(levelOf(items, key)).toBe(level)
    expect(isPublishable(items)).toBe(level !== 'red')
  })

  it.each(['CNC Programmer', 'HVAC Engineer', 'Senior C++ Engineer / Team Lead', 'BIM Coordinator'])(
    'accepts the title %j',
    (title) => expect(levelOf(check({}, { title }), 'title')).toBe('met'),
  )

  it('asks for no qualification where no pay is given', () => {
    expect(levelOf(check({ experience: null, compensation: null }), 'qualification')).toBeNull()
  })

  it('takes a job that is always remote without a place', () => {
    expect(levelOf(check({ location: 'Fully remote' }), 'place')).toBe('met')
  })
})
