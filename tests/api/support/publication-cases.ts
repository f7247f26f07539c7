import { expect } from '@playwright/test'
import type { CallCase } from './call-case'
import { approveSecond, type Owned, type ReadCall } from './owned'

const id = expect.stringMatching(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)
const text = expect.any(String)
const PRESENT = undefined

/** A published vacancy of the second company. Published only where it isn’t. */
export async function publishSecond(
  read: ReadCall,
  owned: Owned,
): Promise<Pick<Owned, 'sessionId' | 'slug'>> {
  const params = { id: owned.secondVacancyId }
  const path = 'admin/vacancies/{id}/publication'
  const before = await read(`GET /api/${path}`, { params })
  if (before.publication?.state === 'open')
    return { sessionId: owned.secondVacancyId, slug: before.publication.slug }
  const { sessionId } = await approveSecond(read, owned)
  const { publication } = await read(`POST /api/${path}`, {
    params: { id: sessionId },
    body: { showClient: false, applyBy: 'form' },
  })
  return { sessionId, slug: publication.slug }
}

const CANDIDATE = { name: 'Sam Rivers', email: 'sam@rivers.example', message: 'I can start in March.' }

async function respond(read: ReadCall, owned: Owned): Promise<Pick<Owned, 'sessionId' | 'interestId'>> {
  const { sessionId, slug } = await publishSecond(read, owned)
  // The same response isn't stored twice, and the newest is listed first.
  const email = `sam.${crypto.randomUUID()}@rivers.example`
  await read('POST /api/jobs/{slug}/interests', { params: { slug }, body: { ...CANDIDATE, email } })
  const { interests } = await read('GET /api/admin/vacancies/{id}/interests', { params: { id: sessionId } })
  return { sessionId, interestId: interests[0].id }
}

const ofInterest = ({ interestId }: Owned) => ({ id: interestId })

const ofVacancy = ({ sessionId }: Owned) => ({ id: sessionId })

export const PUBLICATION_CASES = {
  'GET /api/admin/vacancies/{id}/publication': {
    prepare: publishSecond,
    params: ofVacancy,
    query: { showClient: 'true', closesOn: '2099-01-01', town: 'Leeds', postcode: 'LS1' },
    status: 200,
    reads: {
      'publication.state': 'open',
      'preflight[0].key': 'authority',
      'preflight[0].rule': text,
      'preflight[0].source': text,
      'advert.title': text,
      showClient: true,
      closesOn: '2099-01-01',
    },
  },
  'POST /api/admin/vacancies/{id}/publication': {
    prepare: approveSecond,
    params: ofVacancy,
    body: () => ({
      showClient: false,
      applyBy: 'form',
      town: 'Leeds',
      postcode: 'LS1',
      reason: 'Agreed with the client',
    }),
    status: 201,
    reads: {
      'publication.id': id,
      'publication.slug': expect.stringMatching(/^[a-z0-9-]+$/),
      'publication.url': expect.stringMatching(/\/jobs\/[a-z0-9-]+$/),
      'publication.state': 'open',
      'publication.closesOn': expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      'publication.closedAt': PRESENT,
    },
    optional: ['town', 'postcode', 'reason'],
    nullable: ['town', 'postcode', 'reason'],
  },
  'DELETE /api/admin/vacancies/{id}/publication': {
    prepare: publishSecond,
    params: ofVacancy,
    status: 204,
    reads: {},
  },
  'GET /api/admin/vacancies/{id}/channels': {
    prepare: publishSecond,
    params: ofVacancy,
    status: 200,
    reads: {
      'channels[0].key': 'page',
      'channels[0].state': 'live',
      'channels[0].openedAfter': PRESENT,
      'channels[1].openedAfter': null,
      'channels[2].problems': expect.any(Array),
      'channels[7].text': text,
    },
  },
  'GET /api/admin/vacancies/{id}/hirers-record': {
    prepare: publishSecond,
    params: ofVacancy,
    query: { locale: 'en-GB', timeZone: 'Europe/London' },
    status: 200,
    reads: {},
    file: { name: 'spanwright-hirers-record-', head: '"Record","Detail"' },
  },
  'GET /api/admin/vacancies/{id}/interests': {
    prepare: respond,
    params: ofVacancy,
    status: 200,
    reads: {
      'interests[0].id': id,
      'interests[0].name': CANDIDATE.name,
      'interests[0].email': expect.stringMatching(/^sam\.\S+@rivers\.example$/),
      'interests[0].message': CANDIDATE.message,
      'interests[0].status': 'new',
      'interests[0].cv': null,
    },
  },
  'GET /api/admin/vacancies/{id}/interests/export': {
    prepare: respond,
    params: ofVacancy,
    query: { locale: 'en-GB', timeZone: 'Europe/London' },
    status: 200,
    reads: {},
    file: { name: 'spanwright-job-interests-', head: '"Name","Email","Message","CV","Status","Sent"' },
  },
  'PUT /api/admin/job-interests/{id}/status': {
    prepare: respond,
    params: ofInterest,
    body: () => ({ status: 'contacted', version: 0 }),
    status: 200,
    reads: { 'interest.id': id, 'interest.status': 'contacted', 'interest.version': 1 },
    optional: ['version'],
  },
  'GET /api/admin/job-interests/{id}/history': {
    prepare: respond,
    params: ofInterest,
    status: 200,
    reads: { history: expect.any(Array) },
  },
  'POST /api/admin/job-interests/{id}/notes': {
    prepare: respond,
    params: ofInterest,
    body: () => ({ text: 'Rang at noon.' }),
    status: 201,
    reads: { 'history[0].kind': 'note', 'history[0].text': 'Rang at noon.' },
  },
  // This one sent none: jobs.spec.ts downloads a CV.
  'GET /api/admin/job-interests/{id}/cv': {
    prepare: respond,
    params: ofInterest,
    status: 404,
    reads: { title: 'Not found' },
  },
} as const satisfies Record<string, CallCase>

export const JOB_CASES = {
  'POST /api/jobs/{slug}/interests': {
    prepare: publishSecond,
    params: ({ slug }: Owned) => ({ slug }),
    body: () => ({ ...CANDIDATE }),
    status: 201,
    reads: { received: true },
    optional: ['message', 'cv', 'homepage', 'elapsedMs'],
  },
} as const satisfies Record<string, CallCase>
