import { expect } from '@playwright/test'
import type { CallKey } from '@/lib/api/contract'
import { ADMIN } from '@/tests/support/app-server'
import { type Owned, REGISTRATION } from './fixtures'

export interface CallCase {
  params?: (owned: Owned) => Record<string, string>
  body?: (owned: Owned) => Record<string, unknown>
  query?: Record<string, string>
  /** For file responses: the start of the file name and of the first line. */
  file?: { name: string; head: string }
  status: number
  /** Expected values in the response by path; PRESENT accepts any value. */
  reads: Record<string, unknown>
  optional?: string[]
  ids?: string[]
}

const text = expect.any(String)
const list = expect.any(Array)
const id = expect.stringMatching(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)

const number = expect.any(Number)
const LIST_QUERY = { search: 'bloggs', sort: 'name', direction: 'desc', size: '1' }
const EXPORT_QUERY = { locale: 'en-GB', timeZone: 'Europe/London' }

const companyParams = ({ companyId }: Owned) => ({ companyId })
const specificationParams = ({ specificationId }: Owned) => ({ id: specificationId })

const PRESENT = undefined

/** Both research calls use the second company, because research changes the specification. */
const RESEARCH_CALL = {
  body: ({ secondCompanyId, website }: Owned) => ({ website, companyId: secondCompanyId }),
  status: 200,
  optional: ['companyId', 'refresh'],
  ids: ['companyId'],
}
const RESEARCH_FIELDS = {
  'research.industryAnalysis': PRESENT,
  'research.competitorAnalysis': PRESENT,
  'research.cultureAnalysis': PRESENT,
  'research.researchData.recruitmentInsights': PRESENT,
}

const HANDBOOK =
  'Northmoor Bridges designs steel bridges for councils.\n\nBenefits\n\n- 25 days of holiday\n- Cycle to work scheme'

const AUDIO_OFF = { title: 'Not available', detail: expect.stringMatching(/^Voice is not available here/) }

const SPECIFICATION_FIELDS = {
  'jobSpecification.id': id,
  'jobSpecification.jobTitle': text,
  'jobSpecification.jobOverview': text,
  'jobSpecification.keyRequirements.technical': list,
  'jobSpecification.keyRequirements.experience': list,
  'jobSpecification.keyRequirements.soft_skills': list,
  'jobSpecification.keyRequirements.niceToHave': list,
  'jobSpecification.employeeValueProposition.culture': list,
  'jobSpecification.employeeValueProposition.growth': list,
  'jobSpecification.employeeValueProposition.benefits': list,
  'jobSpecification.aiRecommendations': list,
  'jobSpecification.status': 'draft',
  'jobSpecification.version': expect.any(Number),
  'jobSpecification.evidence': list,
  jobTitle: text,
  'company.name': REGISTRATION.name,
  'company.description': PRESENT,
  'summary.jobOverview': text,
  'summary.employeeValueProposition.growth': list,
  'summary.idealCandidateProfile.motivation': PRESENT,
  'summary.idealCandidateProfile.education': PRESENT,
  'summary.keyRequirements.technical': list,
  'summary.compensationRange': PRESENT,
  'summary.practicalDetails.location': PRESENT,
  'summary.practicalDetails.workPattern': PRESENT,
  'summary.practicalDetails.hours': PRESENT,
  'summary.practicalDetails.contractType': PRESENT,
  'summary.practicalDetails.startDate': PRESENT,
  'summary.practicalDetails.duration': PRESENT,
  'summary.practicalDetails.travel': PRESENT,
  'summary.practicalDetails.onCall': PRESENT,
  'summary.practicalDetails.package': PRESENT,
}

const COMPANY_FIELDS = {
  'company.id': id,
  'company.name': REGISTRATION.name,
  'company.email': REGISTRATION.email,
  'company.contactName': REGISTRATION.contactName,
  'company.phone': REGISTRATION.phone,
  'company.industry': PRESENT,
  'company.size': PRESENT,
  'company.website': PRESENT,
  'company.description': PRESENT,
}

/** A case for every call of the contract; a missing one is a type error. */
export const CASES: Record<CallKey, CallCase> = {
  'POST /api/validate-email': {
    body: () => ({ email: REGISTRATION.email }),
    status: 200,
    reads: {
      'validation.isValid': true,
      'validation.isBusinessEmail': true,
      'validation.reason': null,
      'validation.advice': null,
    },
  },
  'POST /api/companies': { body: () => ({ ...REGISTRATION }), status: 201, reads: COMPANY_FIELDS },
  'GET /api/companies/{companyId}': {
    params: companyParams,
    status: 200,
    reads: { ...COMPANY_FIELDS, research: PRESENT },
  },
  'PUT /api/companies/{companyId}': {
    params: ({ secondCompanyId }) => ({ companyId: secondCompanyId }),
    body: () => ({
      industry: 'technology',
      size: '51-200',
      website: 'www.northmoor.example',
      description: 'Designs and repairs bridges.',
      jobTitle: 'Bridge engineer',
    }),
    status: 200,
    reads: {
      ...COMPANY_FIELDS,
      'company.website': 'https://www.northmoor.example',
      'company.size': '51-200',
    },
    optional: ['website', 'jobTitle'],
  },
  'POST /api/company/research': { ...RESEARCH_CALL, reads: { description: text, ...RESEARCH_FIELDS } },
  'POST /api/company/career-insights': {
    ...RESEARCH_CALL,
    reads: {
      'insights.companyOverview': text,
      'insights.cultureInsights.values': list,
      'insights.cultureInsights.workingStyle': text,
      'insights.careerOpportunities.growthPath': text,
      'insights.careerOpportunities.learningDevelopment': text,
      'insights.employeeValue.benefits': list,
      'insights.employeeValue.perks': list,
      'insights.companyStrengths': list,
      'insights.missionVision': text,
      ...RESEARCH_FIELDS,
    },
  },
  'POST /api/company/documents': {
    body: ({ secondCompanyId }) => ({ companyId: secondCompanyId, text: HANDBOOK }),
    status: 200,
    reads: { 'insights.employeeValue.benefits': list, 'research.items': list, 'research.sources': list },
    optional: ['file'],
    ids: ['companyId'],
  },
  'GET /api/consultations/company/{companyId}': {
    params: companyParams,
    status: 200,
    reads: {
      'sessions[0].sessionId': id,
      'sessions[0].status': 'active',
      'sessions[0].progress.step': text,
      'sessions[0].progress.completed': list,
      'sessions[0].messages[0].role': 'assistant',
      'sessions[0].messages[0].content': text,
      'sessions[0].messages[0].timestamp': expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    },
  },
  'POST /api/ai/initialize': {
    body: companyParams,
    status: 200,
    reads: { response: text, sessionId: id },
    ids: ['companyId'],
  },
  'POST /api/ai/chat': {
    body: ({ secondCompanyId }) => ({ companyId: secondCompanyId, message: 'They must know Tekla.' }),
    status: 200,
    reads: { response: expect.stringMatching(/\w/), sessionId: id },
    ids: ['companyId'],
  },
  'POST /api/ai/transcribe/{companyId}': { params: companyParams, status: 501, reads: AUDIO_OFF },
  'POST /api/ai/speech': {
    body: ({ companyId }) => ({ companyId, text: 'What is driving this hire?' }),
    status: 501,
    reads: AUDIO_OFF,
    ids: ['companyId'],
  },
  'POST /api/ai/generate-summary': {
    body: ({ companyId, sessionId }) => ({ companyId, sessionId }),
    status: 200,
    reads: { 'jobSpecification.id': id },
    ids: ['companyId', 'sessionId'],
  },
  'GET /api/job-specifications/{id}': {
    params: specificationParams,
    status: 200,
    reads: SPECIFICATION_FIELDS,
  },
  'PUT /api/job-specifications/{id}': {
    params: specificationParams,
    body: () => ({ status: 'draft' }),
    status: 200,
    reads: SPECIFICATION_FIELDS,
  },
  'POST /api/interest': {
    body: () => ({
      name: 'Jo Bloggs',
      email: 'jo@northmoor.example',
      company: 'Northmoor Bridges Ltd',
      role: 'Head of Structures',
      userType: 'hiring_manager',
      phone: '01234 567890',
      message: 'Two bridge engineers by spring.',
      interestedIn: ['AI job specification', 'Recruitment analytics'],
      howDidYouHear: 'Word of mouth/referral',
      pricingPlan: 'success-based',
    }),
    status: 201,
    reads: { received: true },
    optional: ['company', 'role', 'phone', 'message', 'interestedIn', 'howDidYouHear', 'pricingPlan'],
  },
  'POST /api/contact-sales': {
    body: () => ({
      name: 'Jo Bloggs',
      email: 'jo@northmoor.example',
      company: 'Northmoor Bridges Ltd',
      role: 'Head of Structures',
      phone: '01234 567890',
      companySize: '501-1000',
      industry: 'manufacturing',
      productInterest: 'general',
      timeline: 'exploring',
      budget: '5-15k',
      currentSolution: 'Two agencies',
      message: 'Please call in the morning.',
    }),
    status: 201,
    reads: { received: true },
    optional: [
      'phone',
      'companySize',
      'industry',
      'productInterest',
      'timeline',
      'budget',
      'currentSolution',
      'message',
    ],
  },
  'POST /api/admin/login': { body: () => ({ ...ADMIN }), status: 200, reads: { token: text } },
  'GET /api/admin/interest-registrations': {
    status: 200,
    query: LIST_QUERY,
    reads: { 'registrations[0].id': id, 'page.next': PRESENT },
  },
  'GET /api/admin/interest-registrations/counts': {
    status: 200,
    query: { search: 'bloggs', userType: 'hiring_manager', source: 'referral' },
    reads: {
      'counts.total': number,
      'counts.hiringManagers': number,
      'counts.candidates': 0,
      'counts.withPhone': number,
      matching: number,
    },
  },
  'GET /api/admin/interest-registrations/export': {
    status: 200,
    query: EXPORT_QUERY,
    reads: {},
    file: {
      name: 'spanwright-interest-registrations-',
      head: '"Name","Email","Company","Role","User Type",',
    },
  },
  'GET /api/admin/contact-sales': {
    status: 200,
    query: LIST_QUERY,
    reads: { 'contacts[0].id': id, 'page.next': PRESENT },
  },
  'GET /api/admin/contact-sales/counts': {
    status: 200,
    query: { search: 'NORTHMOOR' },
    reads: {
      'counts.total': number,
      'counts.new': number,
      'counts.contacted': number,
      'counts.qualified': number,
      'counts.closed': number,
      matching: number,
    },
  },
  'GET /api/admin/contact-sales/export': {
    status: 200,
    query: EXPORT_QUERY,
    reads: {},
    file: { name: 'spanwright-contact-sales-', head: '"Name","Email","Company","Role","Phone",' },
  },
  'PUT /api/admin/contact-sales/{id}/status': {
    params: ({ contactId }) => ({ id: contactId }),
    body: () => ({ status: 'qualified' }),
    status: 200,
    reads: { 'contact.id': id, 'contact.status': 'qualified' },
    optional: ['version'],
  },
  'GET /api/admin/contact-sales/{id}/history': {
    params: ({ contactId }) => ({ id: contactId }),
    status: 200,
    reads: { history: list },
  },
  'GET /api/admin/vacancies': {
    status: 200,
    query: { search: 'northmoor', size: '5' },
    reads: { 'vacancies[0].id': id, 'vacancies[0].company.name': REGISTRATION.name },
  },
  'GET /api/admin/vacancies/counts': {
    status: 200,
    reads: { 'counts.awaiting': number, 'counts.unapproved': number },
  },
  'GET /api/admin/vacancies/{id}': {
    params: ({ sessionId }) => ({ id: sessionId }),
    status: 200,
    reads: { 'vacancy.id': id, 'specifications[0].content.jobTitle': text, 'consultation.messages': list },
  },
  'GET /api/admin/audit': {
    status: 200,
    query: { action: 'signIn.succeeded', size: '1' },
    reads: { 'entries[0].actor': ADMIN.username },
  },
  'GET /api/admin/audit/export': {
    status: 200,
    query: EXPORT_QUERY,
    reads: {},
    file: { name: 'spanwright-audit-log-', head: '"Time (UTC)","Administrator","Action",' },
  },
  'GET /api/health': { status: 200, reads: { status: 'ok' } },
  'GET /api/ready': { status: 200, reads: { status: 'ready' } },
}
