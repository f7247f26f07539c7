import type { ResearchField } from '@/lib/research/options'

interface Group {
  title: string
  /** Its fields, with the heading of each where there are several. */
  fields: readonly [field: ResearchField, heading: string | null][]
}

/** The sections of the Company Intelligence card (specification, section 2). */
export const INTELLIGENCE_SECTIONS: readonly Group[] = [
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

/** What the consultant knows beside it: the industry, the competitors and the recruitment (specification, section 3). */
export const MARKET_SECTIONS: readonly Group[] = [
  {
    title: 'Industry',
    fields: [
      ['sectors', 'Sectors'],
      ['customers', 'Customers'],
      ['standards', 'Standards and accreditations'],
    ],
  },
  { title: 'Competitors', fields: [['differentiators', 'What sets it apart']] },
  {
    title: 'Recruitment',
    fields: [
      ['openRoles', 'Open roles'],
      ['hiringProcess', 'Hiring process'],
      ['locations', 'Locations'],
    ],
  },
]
