import type { Section } from './options'

/** What could be said of a detail, as a hint beside its field. They are of no real vacancy. */
const EXAMPLES: Partial<Record<Section, string>> = {
  responsibilities: 'Design and test mechanical seals for process pumps',
  firstYear: 'Halve the seal failures on site',
  technical: 'Finite element analysis in Ansys',
  experience: 'Has taken a pump from concept to test',
  softSkills: 'Explains technical choices to customers',
  niceToHave: 'Knows API 682',
  culture: 'A team of 12 in one workshop, with a weekly design review',
  growth: 'Support to become chartered, then a route to principal engineer',
  benefits: '25 days’ holiday and a 6% pension',
  motivation: 'Likes to see a design through to site',
  education: 'HNC in mechanical engineering, or the same level from work',
  compensation: '£48,000 to £56,000 a year',
  package: 'Basic pay, a bonus of up to 10% and a company van',
  location: 'Our works in Derby, DE24',
  workPattern: 'Four days on site, one at home',
  hours: '37.5 hours a week, Monday to Friday, 8:30 to 17:00',
  posts: '2',
  contractType: 'Permanent, or fixed-term for 12 months',
  startDate: '1 March, or as soon as possible',
  duration: '12 months, or no end date',
  travel: 'Two site visits a month in the UK',
  onCall: 'One week in six',
  notice: 'One month on either side',
  healthSafety: 'Noise in the workshop, and lifting up to 15 kg. We give ear protection and hoists.',
  expenses: 'We pay 45p a mile for travel to sites',
  process: 'A call, then one interview on site',
  internalNotes: 'The post is new, for a contract we won in May',
}

/** "For example: 37.5 hours a week." Undefined for what nobody fills in. */
export function describeExample(section: Section): string | undefined {
  const example = EXAMPLES[section]
  return example && `For example: ${example.replace(/\.$/, '')}.`
}
