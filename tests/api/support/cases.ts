import { expect } from '@playwright/test'
import type { CallKey } from '@/lib/api/contract'
import { ACCOUNT_CASES } from './account-cases'
import { ADMIN_CASES } from './admin-cases'
import type { CallCase } from './call-case'
import { DOCUMENT_CASES } from './document-cases'
import { IMPORT_CASES } from './import-cases'
import { KIT_CASES } from './kit-cases'
import {
  addRule,
  consultSecond,
  draftSecond,
  type Owned,
  pasteAdvert,
  REGISTRATION,
  type ReadCall,
  readHandbook,
  talkToSecond,
} from './owned'
import { PROPOSAL_CASES } from './proposal-cases'
import { JOB_CASES } from './publication-cases'
import { SCORECARD_CASES } from './scorecard-cases'
import { SHARING_CASES } from './sharing-cases'
import { VACANCY_CASES } from './vacancy-cases'

const text = expect.any(String)
const list = expect.any(Array)
const id = expect.stringMatching(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)

const companyParams = ({ companyId }: Owned) => ({ companyId })
const messageParams = ({ sessionId, messageId }: Owned) => ({ sessionId, messageId })
const specificationParams = ({ specificationId }: Owned) => ({ id: specificationId })

const PRESENT = undefined

const ANSWERS = {
  1: 'Manufacturing',
  2: 'Bridge engineer',
  3: 'New project',
  4: '£45-55k',
  5: 'Complete the design of the north span.',
}

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

const AUDIO_OFF = { title: 'Not available', detail: expect.stringMatching(/^Voice isn’t available here/) }

const SPECIFICATION_FIELDS = {
  'jobSpecification.id': id,
  'jobSpecification.jobTitle': text,
  'jobSpecification.jobOverview': text,
  'jobSpecification.responsibilities': list,
  'jobSpecification.firstYear': list,
  'jobSpecification.internalNotes': list,
  'jobSpecification.needsRewrite': list,
  'jobSpecification.agencyOnly': list,
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
  'jobSpecification.revision': expect.any(Number),
  'jobSpecification.toBeConfirmed': list,
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
  'summary.pay': PRESENT,
  'summary.practicalDetails.location': PRESENT,
  'summary.practicalDetails.workPattern': PRESENT,
  'summary.practicalDetails.hours': PRESENT,
  'summary.practicalDetails.posts': PRESENT,
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
  ...ACCOUNT_CASES,
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
    body: ({ secondVacancyId }) => ({
      industry: 'technology',
      size: '51-200',
      website: 'www.northmoor.example',
      description: 'Designs and repairs bridges.',
      jobTitle: 'Bridge engineer',
      vacancyId: secondVacancyId,
    }),
    status: 200,
    reads: {
      ...COMPANY_FIELDS,
      'company.website': 'https://www.northmoor.example',
      'company.size': '51-200',
    },
    optional: ['website', 'jobTitle', 'vacancyId'],
    ids: ['vacancyId'],
  },
  ...VACANCY_CASES,
  ...SHARING_CASES,
  ...KIT_CASES,
  ...SCORECARD_CASES,
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
    body: ({ secondCompanyId }) => ({ companyId: secondCompanyId, text: 'Benefits\n\n- 25 days of holiday' }),
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
    body: ({ companyId, sessionId }) => ({ companyId, vacancyId: sessionId }),
    status: 200,
    reads: { response: text, sessionId: id },
    optional: ['vacancyId'],
    ids: ['companyId', 'vacancyId'],
  },
  'POST /api/ai/chat': {
    prepare: talkToSecond,
    body: ({ secondCompanyId, secondVacancyId }) => ({
      companyId: secondCompanyId,
      vacancyId: secondVacancyId,
      message: 'They must know Tekla.',
    }),
    status: 200,
    reads: { response: expect.stringMatching(/\w/), sessionId: id },
    optional: ['vacancyId'],
    ids: ['companyId', 'vacancyId'],
  },
  'POST /api/ai/transcribe/{companyId}': { params: companyParams, status: 501, reads: AUDIO_OFF },
  'POST /api/ai/speech': {
    body: ({ companyId }) => ({ companyId, text: 'What is driving this hire?' }),
    status: 501,
    reads: AUDIO_OFF,
    ids: ['companyId'],
  },
  'POST /api/ai/generate-summary': {
    body: ({ companyId, sessionId }) => ({ companyId, sessionId, vacancyId: sessionId }),
    status: 200,
    reads: { 'jobSpecification.id': id },
    optional: ['vacancyId'],
    ids: ['companyId', 'sessionId', 'vacancyId'],
  },
  'GET /api/job-specifications/{id}': {
    prepare: draftSecond,
    params: specificationParams,
    status: 200,
    reads: SPECIFICATION_FIELDS,
  },
  'PUT /api/job-specifications/{id}': {
    prepare: draftSecond,
    params: specificationParams,
    body: () => ({ status: 'draft' }),
    status: 200,
    reads: SPECIFICATION_FIELDS,
  },
  'POST /api/consultations/{sessionId}/edits': {
    prepare: consultSecond,
    params: ({ sessionId }) => ({ sessionId }),
    body: ({ factId }) => ({ kind: 'edit', factId, value: 'Leeds' }),
    status: 200,
    reads: {
      'brief.facts': list,
      'progress.step': text,
      'progress.completed': list,
      checklist: list,
      canGenerate: true,
    },
  },
  'DELETE /api/consultations/{sessionId}/turns/{messageId}': {
    prepare: pasteAdvert,
    params: messageParams,
    status: 200,
    reads: { message: text },
  },
  ...IMPORT_CASES,
  ...PROPOSAL_CASES,
  'PUT /api/companies/{companyId}/vacancy-builder': {
    params: ({ secondCompanyId }) => ({ companyId: secondCompanyId }),
    body: ({ secondVacancyId }) => ({ answers: ANSWERS, vacancyId: secondVacancyId, startOver: false }),
    status: 200,
    reads: { hasConsultation: expect.any(Boolean), vacancyId: id },
    optional: ['startOver', 'vacancyId'],
    ids: ['vacancyId'],
  },
  'GET /api/companies/{companyId}/house-rules': {
    params: companyParams,
    status: 200,
    reads: { houseRules: list },
  },
  'POST /api/companies/{companyId}/house-rules': {
    // A rule for the first would change its specification when it is written again.
    params: ({ secondCompanyId }) => ({ companyId: secondCompanyId }),
    body: () => ({ kind: 'tone', text: 'Plain words.' }),
    status: 201,
    reads: { 'houseRule.id': id, 'houseRule.kind': 'tone', 'houseRule.text': 'Plain words.' },
  },
  'DELETE /api/companies/{companyId}/house-rules/{ruleId}': {
    prepare: addRule,
    params: ({ secondCompanyId, ruleId }) => ({ companyId: secondCompanyId, ruleId }),
    status: 204,
    reads: {},
  },
  'PUT /api/companies/{companyId}/research/items/{itemId}': {
    prepare: readHandbook,
    params: ({ secondCompanyId, itemId }) => ({ companyId: secondCompanyId, itemId }),
    body: () => ({ decision: 'edited', text: '27 days of holiday' }),
    status: 200,
    reads: { 'research.items[0].text': text, 'research.insights.employeeValue.benefits': list },
  },
  'DELETE /api/companies/{companyId}/research/runs/{runId}': {
    prepare: readHandbook,
    params: ({ secondCompanyId, runId }) => ({ companyId: secondCompanyId, runId }),
    status: 204,
    reads: {},
  },
  'PATCH /api/job-specifications/{id}/lines/{lineId}': {
    prepare: draftSecond,
    params: ({ specificationId, lineId }) => ({ id: specificationId, lineId }),
    body: ({ revision }) => ({ text: 'Tekla Structures', revision }),
    status: 200,
    reads: SPECIFICATION_FIELDS,
  },
  'GET /api/job-specifications/{id}/sources': {
    params: specificationParams,
    status: 200,
    reads: { sources: expect.any(Object) },
  },
  ...DOCUMENT_CASES,
  'POST /api/job-specifications/{id}/approval': {
    prepare: draftSecond,
    params: specificationParams,
    body: ({ revision }) => ({ name: 'Jo Bloggs', acceptTerms: true, revision }),
    status: 201,
    reads: {
      'approval.name': 'Jo Bloggs',
      'approval.at': expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      'approval.hash': expect.stringMatching(/^[0-9a-f]{64}$/),
      'approval.termsVersion': text,
      complete: true,
      waitingFor: [],
    },
    optional: ['revision', 'confirmations'],
  },
  'POST /api/job-specifications/{id}/revisions': {
    params: specificationParams,
    status: 200,
    reads: { 'jobSpecification.id': id },
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
  ...JOB_CASES,
  ...ADMIN_CASES,
  'GET /api/health': { status: 200, reads: { status: 'ok' } },
  'GET /api/ready': { status: 200, reads: { status: 'ready' } },
}

export interface CallInput {
  params: Record<string, string> | undefined
  query: Record<string, string> | undefined
  body: Record<string, unknown> | undefined
}

export function inputOf(key: CallKey, owned: Owned): CallInput {
  const { params, query, body } = CASES[key]
  return { params: params?.(owned), query, body: body?.(owned) }
}

/** Valid input for a call, with all that it needs. */
export async function prepareInput(read: ReadCall, key: CallKey, owned: Owned): Promise<CallInput> {
  return inputOf(key, { ...owned, ...(await CASES[key].prepare?.(read, owned)) })
}
