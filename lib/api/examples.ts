import type { RouteName } from './contract'

const COMPANY = '0198f3a0-5b7c-7000-8000-3f6a2c1d9e04'
const CONSULTATION = '0198f3a1-0c2e-7000-8000-8d4b7a6f5e11'

/** A test checks each against its schema. */
export const EXAMPLES: Partial<Record<RouteName, object>> = {
  validateEmail: { email: 'jo@northmoor.example' },
  createCompany: {
    name: 'Northmoor Bridges Ltd',
    email: 'jo@northmoor.example',
    contactName: 'Jo Bloggs',
    phone: '01234 567890',
  },
  updateCompany: {
    industry: 'manufacturing',
    size: '51-200',
    website: 'www.northmoor.example',
    description: 'Designs and repairs steel bridges for councils.',
    jobTitle: 'Bridge engineer',
  },
  researchCompany: { website: 'https://www.northmoor.example', companyId: COMPANY },
  careerInsights: { website: 'https://www.northmoor.example', companyId: COMPANY },
  readDocument: { companyId: COMPANY, text: 'Benefits\n\n- 25 days of holiday\n- Cycle to work scheme' },
  initializeConsultation: { companyId: COMPANY },
  chat: { companyId: COMPANY, message: 'We need a senior bridge engineer in Leeds, up to £55,000.' },
  speak: { companyId: COMPANY, text: 'What is driving this hire?' },
  generateSummary: { companyId: COMPANY, sessionId: CONSULTATION },
  updateJobSpecification: { status: 'draft' },
  registerInterest: {
    name: 'Jo Bloggs',
    email: 'jo@northmoor.example',
    company: 'Northmoor Bridges Ltd',
    role: 'Head of Structures',
    userType: 'hiring_manager',
    interestedIn: ['AI job specification'],
    howDidYouHear: 'Word of mouth/referral',
  },
  contactSales: {
    name: 'Jo Bloggs',
    email: 'jo@northmoor.example',
    company: 'Northmoor Bridges Ltd',
    role: 'Head of Structures',
    timeline: 'exploring',
    message: 'Please call in the morning.',
  },
  adminLogin: { username: 'admin', password: 'correct horse battery staple' },
  setContactStatus: { status: 'contacted', version: 0 },
}
