import type { ResearchField } from '@/lib/research/options'

interface Section {
  title: string
  /** The heading is null where a section has only one field. */
  fields: readonly [field: ResearchField, heading: string | null][]
}

export const INTELLIGENCE_SECTIONS: readonly Section[] = [
  { title: 'Company Overview', fields: [['overview', null]] },
  {
    title: 'Culture and Values',
    fields: [
      ['values', 'Core values'],
      ['workingStyle', 'Working style'],
    ],
  },
  {
    title: 'Career Development',
    fields: [
      ['growthPath', 'Growth path'],
      ['learningDevelopment', 'Learning and development'],
    ],
  },
  {
    title: 'Employee Benefits',
    fields: [
      ['benefits', 'Benefits'],
      ['perks', 'Perks'],
    ],
  },
  { title: 'Key Strengths', fields: [['strengths', null]] },
  { title: 'Mission and Vision', fields: [['missionVision', null]] },
]

export const MARKET_SECTIONS: readonly Section[] = [
  {
    title: 'Industry',
    fields: [
      ['sectors', 'Sectors'],
      ['customers', 'Customers'],
      ['standards', 'Standards and accreditations'],
    ],
  },
  { title: 'Competitors', fields: [['differentiators', 'What sets you apart']] },
  {
    title: 'Recruitment',
    fields: [
      ['openRoles', 'Open roles'],
      ['hiringProcess', 'Hiring process'],
      ['locations', 'Locations'],
    ],
  },
]
