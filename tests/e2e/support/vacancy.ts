import type { APIRequestContext } from '@playwright/test'

export const FIRST_MESSAGE =
  'Our hydraulics lead retires in the spring. We need hydraulic design from first principles. Creo would be nice. We are in Derby, three days a week in the office. £52-60k. 25 days holiday. Permanent. They will design pumps and write the test reports.'

/** Lines written from `FIRST_MESSAGE`, with or without the words around what they name. */
export const SKILL = /^(?:[\w']+ ){0,3}hydraulic design from first principles\.?$/i
export const WISH = /^Creo\b[\w ]{0,30}\.?$/

export interface Vacancy {
  companyId: string
  sessionId: string
}

async function call<T>(
  request: APIRequestContext,
  method: 'POST' | 'PUT',
  path: string,
  data: object,
): Promise<T> {
  const answer = await request.fetch(path, { method, data })
  if (!answer.ok()) throw new Error(`${method} ${path}: ${answer.status()} ${await answer.text()}`)
  return await answer.json()
}

/** Saves the details that the consultation needs. Returns the company's id. */
export async function registerDescribedCompany(request: APIRequestContext, jobTitle = 'Hydraulics engineer') {
  const { company } = await call<{ company: { id: string } }>(request, 'POST', '/api/companies', {
    name: 'Castle Pumps Ltd',
    email: 'jo@castle-pumps.co.uk',
    contactName: 'Jo Barrow',
    phone: '+44 1332 496 012',
  })
  await call(request, 'PUT', `/api/companies/${company.id}`, {
    industry: 'manufacturing',
    size: '51-200',
    description: 'We make progressive cavity pumps.',
    jobTitle,
  })
  return company.id
}

export async function say(request: APIRequestContext, companyId: string, message: string): Promise<string> {
  const { sessionId } = await call<{ sessionId: string }>(request, 'POST', '/api/ai/chat', {
    companyId,
    message,
  })
  return sessionId
}

export async function consult(
  request: APIRequestContext,
  message = FIRST_MESSAGE,
  jobTitle?: string,
): Promise<Vacancy> {
  const companyId = await registerDescribedCompany(request, jobTitle)
  await call(request, 'POST', '/api/ai/initialize', { companyId })
  return { companyId, sessionId: await say(request, companyId, message) }
}

export async function generate(request: APIRequestContext, vacancy: Vacancy): Promise<string> {
  const { jobSpecification } = await call<{ jobSpecification: { id: string } }>(
    request,
    'POST',
    '/api/ai/generate-summary',
    vacancy,
  )
  return jobSpecification.id
}
