import { randomUUID } from 'node:crypto'
import type { CallKey } from '@/lib/api/contract'
import type { Kit } from '@/lib/interview-kit/schema'

export const REGISTRATION = {
  name: 'Northmoor Bridges Ltd',
  email: 'jo@northmoor.example',
  contactName: 'Jo Bloggs',
  phone: '01234 567890',
}
const DETAILS = { industry: 'technology', size: '51-200', description: 'Designs and repairs bridges.' }
const MESSAGE =
  'We need a senior bridge engineer in Leeds, up to £55,000. They must know Tekla. It is permanent. They will design footbridges.'
const HANDBOOK =
  'Northmoor Bridges designs steel bridges.\n\nBenefits\n\n- 25 days of holiday\n- Cycle to work scheme'

/** What a browser owns: two companies, of which the first has a message and a specification. */
export interface Owned {
  companyId: string
  /** For calls that would change the specification of the first. */
  secondCompanyId: string
  /** The vacancy has the same id. */
  sessionId: string
  secondVacancyId: string
  specificationId: string
  revision: number
  factId: string
  lineId: string
  /** These exist only once a case has prepared them. */
  ruleId: string
  messageId: string
  runId: string
  itemId: string
  guideId: string
  guideLineId: string
  administratorId: string
  viewId: string
  registrationId: string
  emailId: string
  invitationId: string
  kitId: string
  kit: Pick<Kit, 'items' | 'revision'>
  /** Of a published job, and of what a candidate sent for it. */
  slug: string
  interestId: string
  erasedEmail: string
  shareId: string
  shareToken: string
  candidateId: string
  interviewerId: string
  interviewToken: string
  commentId: string
  /** Only an administrator can read it. */
  contactId: string
  website: string
}

/** Makes a call that must succeed, and returns its JSON. */
export type ReadCall = (
  key: CallKey,
  input?: { params?: Record<string, string>; body?: unknown },
) => ReturnType<Response['json']>

export async function createOwned(
  read: ReadCall,
  message = MESSAGE,
): Promise<Omit<Owned, 'contactId' | 'website'>> {
  const { company } = await read('POST /api/companies', { body: REGISTRATION })
  const companyId: string = company.id
  const { sessionId } = await read('POST /api/ai/chat', { body: { companyId, message } })
  const specificationId = await generateSpecification(read, companyId, sessionId)
  const { company: secondCompany } = await read('POST /api/companies', { body: REGISTRATION })
  const { sessions } = await read('GET /api/consultations/company/{companyId}', { params: { companyId } })
  const { jobSpecification } = await read('GET /api/job-specifications/{id}', {
    params: { id: specificationId },
  })
  const kit = message === MESSAGE ? await makeKit(read, specificationId) : NO_KIT
  const candidateId = kit === NO_KIT ? randomUUID() : await addCandidate(read, kit.id)
  const { vacancies } = await read('GET /api/vacancies')
  const isOfSecond = (vacancy: { companyId: string }) => vacancy.companyId === secondCompany.id
  return {
    companyId,
    secondVacancyId: vacancies.find(isOfSecond).id,
    secondCompanyId: secondCompany.id,
    sessionId,
    specificationId,
    revision: jobSpecification.revision,
    factId: sessions[0].brief.facts[0]?.id ?? randomUUID(),
    lineId: jobSpecification.evidence[0]?.lineId ?? 'line',
    ruleId: randomUUID(),
    messageId: randomUUID(),
    runId: randomUUID(),
    itemId: randomUUID(),
    guideId: 'bridge-engineer',
    guideLineId: 'line',
    administratorId: randomUUID(),
    viewId: randomUUID(),
    registrationId: randomUUID(),
    emailId: randomUUID(),
    invitationId: randomUUID(),
    kitId: kit.id,
    kit,
    slug: 'no-such-job',
    interestId: randomUUID(),
    erasedEmail: 'nobody@erased-works.example',
    shareId: randomUUID(),
    shareToken: 'token',
    candidateId,
    interviewerId: randomUUID(),
    interviewToken: 'token',
    commentId: randomUUID(),
  }
}

const NO_KIT = { id: randomUUID(), items: [], revision: 0 }

async function makeKit(read: ReadCall, id: string): Promise<Pick<Kit, 'id' | 'items' | 'revision'>> {
  const { kit } = await read('POST /api/job-specifications/{id}/kit', {
    params: { id },
    body: { minutes: 45 },
  })
  return kit
}

async function addCandidate(read: ReadCall, id: string): Promise<string> {
  const { panel } = await read('POST /api/kits/{id}/candidates', {
    params: { id },
    body: { label: 'Candidate 1' },
  })
  return panel.candidates[0].id
}

async function generateSpecification(read: ReadCall, companyId: string, sessionId: string): Promise<string> {
  const body = { companyId, sessionId }
  const { jobSpecification } = await read('POST /api/ai/generate-summary', { body })
  return jobSpecification.id
}

export async function addRule(
  read: ReadCall,
  { secondCompanyId: companyId }: Owned,
): Promise<Pick<Owned, 'ruleId'>> {
  const body = { kind: 'tone', text: 'Plain words.' }
  const { houseRule } = await read('POST /api/companies/{companyId}/house-rules', {
    params: { companyId },
    body,
  })
  return { ruleId: houseRule.id }
}

const ADVERT = 'Controls Engineer\n\nRequirements:\n- Siemens TIA Portal\n- Five years of commissioning'

/** A pasted advert of the second company, which waits for its review and can be undone. */
export async function pasteAdvert(
  read: ReadCall,
  owned: Owned,
): Promise<Pick<Owned, 'sessionId' | 'messageId'>> {
  const { secondCompanyId } = owned
  await reopenSecond(read, owned)
  const body = { companyId: secondCompanyId, message: ADVERT, import: 'review' }
  const { sessionId, import: lines } = await read('POST /api/ai/chat', { body })
  return { sessionId, messageId: lines.id }
}

/** A pasted advert whose lines are in the brief. */
export async function takeAdvert(read: ReadCall, owned: Owned) {
  const { sessionId, messageId } = await pasteAdvert(read, owned)
  const params = { sessionId, messageId }
  const body = { lines: [{ id: '1', use: 'must' }] }
  await read('POST /api/consultations/{sessionId}/imports/{messageId}', { params, body })
  return params
}

/** An approval closes the consultation; a new draft opens it again. Null where nothing was written. */
async function reopenSecond(
  read: ReadCall,
  { secondCompanyId: companyId }: Owned,
): Promise<{ sessionId: string; id: string } | null> {
  const { sessions } = await read('GET /api/consultations/company/{companyId}', { params: { companyId } })
  const [newest] = sessions
  const id = newest?.jobSpecificationId
  if (!id) return null
  const { jobSpecification } = await read('POST /api/job-specifications/{id}/revisions', { params: { id } })
  return { sessionId: newest.sessionId, id: jobSpecification.id }
}

async function writeSecond(read: ReadCall, { secondCompanyId: companyId }: Owned) {
  const { sessionId } = await read('POST /api/ai/chat', { body: { companyId, message: MESSAGE } })
  return { sessionId, id: await generateSpecification(read, companyId, sessionId) }
}

/** The second company can be talked to. */
export async function talkToSecond(read: ReadCall, owned: Owned): Promise<Record<string, never>> {
  await reopenSecond(read, owned)
  return {}
}

/** The newest draft of the second company, whatever was written or approved before. Written only where there is none. */
export async function draftSecond(
  read: ReadCall,
  owned: Owned,
): Promise<Pick<Owned, 'sessionId' | 'specificationId' | 'revision' | 'lineId'>> {
  const newest = await reopenSecond(read, owned)
  const { sessionId, id } = newest ?? (await writeSecond(read, owned))
  const { jobSpecification } = await read('GET /api/job-specifications/{id}', { params: { id } })
  const { round } = await read('GET /api/job-specifications/{id}/approval-round', { params: { id } })
  if (round?.state === 'open')
    await read('DELETE /api/job-specifications/{id}/approval-round', { params: { id } })
  const { revision, evidence } = jobSpecification
  return { sessionId, specificationId: id, revision, lineId: evidence[0].lineId }
}

/** A consultation of the second company. */
export async function consultSecond(
  read: ReadCall,
  owned: Owned,
): Promise<Pick<Owned, 'sessionId' | 'factId'>> {
  const { secondCompanyId: companyId } = owned
  await reopenSecond(read, owned)
  const { sessionId } = await read('POST /api/ai/chat', { body: { companyId, message: MESSAGE } })
  const { sessions } = await read('GET /api/consultations/company/{companyId}', { params: { companyId } })
  const { id } = sessions[0].brief.facts.find(({ topic }: { topic: string }) => topic === 'location')
  return { sessionId, factId: id }
}

/** A consultation of the second company, and a line of our guide to its role that the brief does not hold. */
export async function findProposal(
  read: ReadCall,
  { secondCompanyId, secondVacancyId }: Owned,
): Promise<Pick<Owned, 'sessionId' | 'guideId' | 'guideLineId'>> {
  await read('PUT /api/companies/{companyId}', {
    params: { companyId: secondCompanyId },
    body: { ...DETAILS, jobTitle: 'Bridge engineer', vacancyId: secondVacancyId },
  })
  const body = { companyId: secondCompanyId, vacancyId: secondVacancyId }
  const { sessionId } = await read('POST /api/ai/initialize', { body })
  const { guide, proposals } = await read('GET /api/consultations/{sessionId}/proposals', {
    params: { sessionId },
  })
  return { sessionId, guideId: guide.id, guideLineId: proposals[0].id }
}

/** An approved specification of the second company. */
export async function approveSecond(
  read: ReadCall,
  owned: Owned,
): Promise<Pick<Owned, 'sessionId' | 'specificationId' | 'revision'>> {
  const draft = await draftSecond(read, owned)
  await read('POST /api/job-specifications/{id}/approval', {
    params: { id: draft.specificationId },
    body: { name: 'Jo Bloggs', acceptTerms: true },
  })
  return draft
}

/** Of the second company. */
export async function readHandbook(
  read: ReadCall,
  { secondCompanyId }: Owned,
): Promise<Pick<Owned, 'runId' | 'itemId'>> {
  const body = { companyId: secondCompanyId, text: HANDBOOK }
  const { research } = await read('POST /api/company/documents', { body })
  const { id, runId } = research.sources.find(({ kind }: { kind: string }) => kind === 'document')
  const item = research.items.find(({ sourceId }: { sourceId: string }) => sourceId === id)
  return { runId, itemId: item.id }
}

/** Another company, whose vacancy has nothing yet. */
export async function registerThird(read: ReadCall): Promise<Pick<Owned, 'companyId' | 'secondVacancyId'>> {
  const { company } = await read('POST /api/companies', { body: REGISTRATION })
  const { vacancies } = await read('GET /api/vacancies')
  const { id } = vacancies.find(({ companyId }: { companyId: string }) => companyId === company.id)
  return { companyId: company.id, secondVacancyId: id }
}
