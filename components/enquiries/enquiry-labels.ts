/** Of the fields by name, in the order of the screen. */
export const CONTACT_LABELS = {
  name: 'Name',
  email: 'Email',
  company: 'Company',
  role: 'Role',
  phone: 'Phone',
  companySize: 'Company size',
  industry: 'Industry',
  currentSolution: 'How do you hire at the moment?',
  productInterest: 'Product interest',
  timeline: 'Timeline',
  budget: 'Budget',
  message: 'Message',
} as const

export const INTEREST_LABELS = {
  userType: 'I am a',
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  company: 'Company',
  role: 'Role',
  interestedIn: 'Services',
  pricingPlan: 'Pricing plan',
  howDidYouHear: 'How did you hear about us?',
  message: 'Message',
} as const
