import { expect } from '@playwright/test'
import type { CallCase } from './call-case'
import { approveSecond, type Owned, type ReadCall } from './owned'

const id = expect.stringMatching(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)
const text = expect.any(String)
const PRESENT = undefined

/** A published vacancy of the second company. */
export async function publishSecond(read: ReadCall, owned: Owned): Promise<Pick<Owned, 'sessionId'>> {
  const { sessionId } = await approveSecond(read, owned)
  await read('POST /api/admin/vacancies/{id}/publication', {
    params: { id: sessionId },
    body: { showClient: false, applyBy: 'form' },
  })
  return { sessionId }
}

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
} as const satisfies Record<string, CallCase>
