import { expect } from '@playwright/test'
import type { CallCase } from './call-case'
import type { Owned, ReadCall } from './owned'

const id = expect.stringMatching(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)
const text = expect.any(String)
const list = expect.any(Array)

const RATED = ['pastBehaviour', 'ownWork', 'situational']

/** The token in the address of an interviewer’s link. */
export const interviewTokenIn = (url: string) => /\/interviews\/([\w-]{43})$/.exec(url)?.[1] ?? ''

/** A full scorecard of a kit. */
export const scorecardOf = ({ items }: Pick<Owned['kit'], 'items'>, revision = 0) => ({
  ratings: items
    .filter(({ kind }) => RATED.includes(kind))
    .map(({ id: itemId }, index) => ({
      itemId,
      score: index === 0 ? 'notAsked' : 4,
      note: index === 0 ? '' : 'Rebuilt the load model after the survey was wrong.',
    })),
  recommendation: 'yes',
  reason: 'Showed her own assessment.',
  revision,
})

async function interview(read: ReadCall, { kitId }: Owned) {
  const params = { id: kitId }
  const label = `Candidate ${crypto.randomUUID()}`
  const { panel } = await read('POST /api/kits/{id}/candidates', { params, body: { label } })
  const { interviewer } = await read('POST /api/kits/{id}/interviewers', {
    params,
    body: { name: 'Priya Shah' },
  })
  return {
    candidateId: panel.candidates.at(-1).id,
    interviewerId: interviewer.id,
    interviewToken: interviewTokenIn(interviewer.url),
  }
}

const ofKit = ({ kitId }: Owned) => ({ id: kitId })
const ofCandidate = ({ candidateId }: Owned) => ({ id: candidateId })
const ofScorecard = ({ interviewToken, candidateId }: Owned) => ({ token: interviewToken, candidateId })

export const SCORECARD_CASES = {
  'GET /api/kits/{id}/document': {
    params: ofKit,
    query: { format: 'txt' },
    status: 200,
    reads: {},
    file: {
      name: 'senior-bridge-engineer-version-1-interview-kit.txt',
      head: 'Senior bridge engineer: interview kit\n\nCompany: Northmoor Bridges Ltd\n',
      type: 'text/plain; charset=utf-8',
    },
  },
  'GET /api/kits/{id}/panel': {
    prepare: interview,
    params: ofKit,
    status: 200,
    reads: { 'panel.candidates[0].id': id, 'panel.interviewers[0].name': 'Priya Shah' },
  },
  'POST /api/kits/{id}/candidates': {
    params: ofKit,
    body: () => ({ label: `Candidate ${crypto.randomUUID()}` }),
    status: 201,
    reads: { 'panel.candidates[0].id': id, 'panel.candidates[0].scorecards': list },
  },
  'PUT /api/candidates/{id}/decision': {
    prepare: interview,
    params: ofCandidate,
    body: () => ({ decision: 'no', reason: 'No bridge assessment of their own yet.' }),
    status: 200,
    reads: { 'panel.candidates': list },
  },
  'GET /api/candidates/{id}/document': {
    prepare: interview,
    params: ofCandidate,
    query: { format: 'txt' },
    status: 200,
    reads: {},
    file: { name: 'interview-records.txt', head: 'Candidate ', type: 'text/plain; charset=utf-8' },
  },
  'DELETE /api/candidates/{id}': { prepare: interview, params: ofCandidate, status: 204, reads: {} },
  'POST /api/kits/{id}/interviewers': {
    params: ofKit,
    body: () => ({ name: 'Priya Shah' }),
    status: 201,
    reads: {
      'interviewer.id': id,
      'interviewer.url': expect.stringMatching(/\/interviews\/[\w-]{43}$/),
      'interviewer.expiresAt': text,
      'interviewer.isEmailed': false,
    },
  },
  'DELETE /api/kits/{id}/interviewers/{interviewerId}': {
    prepare: interview,
    params: ({ kitId, interviewerId }) => ({ id: kitId, interviewerId }),
    status: 204,
    reads: {},
  },
  'GET /api/interviews/{token}': {
    prepare: interview,
    params: ({ interviewToken }) => ({ token: interviewToken }),
    status: 200,
    reads: {
      'interview.name': 'Priya Shah',
      'interview.items[0].question': text,
      'interview.items[0].lines[0]': text,
      'interview.candidates[0].label': text,
    },
  },
  'PUT /api/interviews/{token}/scorecards/{candidateId}': {
    prepare: interview,
    params: ofScorecard,
    body: ({ kit }) => scorecardOf(kit),
    nullable: ['recommendation', 'ratings.0.score'],
    status: 200,
    reads: { 'scorecard.revision': 1, 'scorecard.submittedAt': null, 'scorecard.recommendation': 'yes' },
  },
  'POST /api/interviews/{token}/scorecards/{candidateId}/submission': {
    prepare: interview,
    params: ofScorecard,
    body: ({ kit }) => scorecardOf(kit),
    nullable: ['recommendation', 'ratings.0.score'],
    status: 201,
    reads: { 'scorecard.revision': 1, 'scorecard.submittedAt': text },
  },
} satisfies Partial<Record<string, CallCase>>
