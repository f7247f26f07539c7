import type { EvalCase } from './case-schema'

export const EXAMPLE: EvalCase = {
  id: 'x-example',
  about: 'An example.',
  company: {
    name: 'Example Pumps',
    email: 'hiring@example-pumps.co.uk',
    contactName: 'A Person',
    phone: '0117 496 0123',
    industry: 'manufacturing',
    size: '11-50',
    website: '',
    description: 'Pumps.',
  },
  jobTitle: 'Engineer',
  turns: ['One.', 'Two.'],
  facts: [],
  absent: [],
  notMust: [],
}
