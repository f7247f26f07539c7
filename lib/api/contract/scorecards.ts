import { z } from 'zod'
import { CONTENT_TYPES } from '@/lib/documents/writing/model'
import {
  decisionSchema,
  interviewerParamsSchema,
  kitFileQuerySchema,
  newCandidateSchema,
  newInterviewerResponseSchema,
  newInterviewerSchema,
  panelResponseSchema,
} from '@/lib/interview-kit/panel/schema'
import {
  interviewParamsSchema,
  interviewSchema,
  scorecardParamsSchema,
  scorecardResponseSchema,
  scorecardUpdateSchema,
} from '@/lib/interview-kit/scorecards/schema'
import { type Calls, file, idParams, NOTHING } from './entry'

const SCORECARD = {
  ratings: [
    { itemId: 'i1', score: 4, note: 'Rebuilt the load model herself after the first survey was wrong.' },
    { itemId: 'i2', score: 'notAsked', note: '' },
  ],
  recommendation: 'yes',
  reason: '',
  revision: 3,
}

const FILE = {
  access: 'owner',
  needs: 'editor',
  ...idParams,
  query: kitFileQuerySchema,
  response: file,
  fileType: Object.values(CONTENT_TYPES),
  problems: ['notImplemented'],
} as const

export const SCORECARDS = {
  'GET /api/kits/{id}/document': { summary: 'Download an interview kit, for the panel only', ...FILE },
  'GET /api/kits/{id}/panel': {
    summary: 'Get the candidates, interviewers and submitted scorecards of a kit',
    access: 'owner',
    needs: 'editor',
    ...idParams,
    response: panelResponseSchema,
  },
  'POST /api/kits/{id}/candidates': {
    summary: 'Add a candidate to a kit, by a name, initials or a number',
    access: 'owner',
    ...idParams,
    body: newCandidateSchema,
    example: { label: 'Candidate 3' },
    response: panelResponseSchema,
    status: 201,
    problems: ['conflict'],
  },
  'PUT /api/candidates/{id}/decision': {
    summary: 'Decide on a candidate, with the reason',
    access: 'owner',
    ...idParams,
    body: decisionSchema,
    example: { decision: 'no', reason: 'No bridge assessment of their own yet.' },
    response: panelResponseSchema,
  },
  'GET /api/candidates/{id}/document': {
    summary: 'Download everything that is stored of a candidate',
    ...FILE,
  },
  'DELETE /api/candidates/{id}': {
    summary: 'Delete a candidate and every scorecard of them',
    access: 'owner',
    ...idParams,
    response: NOTHING,
    status: 204,
  },
  'POST /api/kits/{id}/interviewers': {
    summary: 'Make a link with which an interviewer scores candidates without an account',
    access: 'owner',
    ...idParams,
    body: newInterviewerSchema,
    example: { name: 'Priya Shah' },
    response: newInterviewerResponseSchema,
    status: 201,
    problems: ['conflict'],
  },
  'DELETE /api/kits/{id}/interviewers/{interviewerId}': {
    summary: 'Revoke an interviewer’s link. What they submitted stays',
    access: 'owner',
    params: interviewerParamsSchema,
    response: NOTHING,
    status: 204,
  },
  'GET /api/interviews/{token}': {
    summary: 'Get the questions, candidates and own scorecards of an interviewer’s link',
    access: 'public',
    params: interviewParamsSchema,
    response: interviewSchema,
    problems: ['notFound'],
  },
  'PUT /api/interviews/{token}/scorecards/{candidateId}': {
    summary: 'Save a scorecard as typed. The first one freezes the kit',
    access: 'public',
    params: scorecardParamsSchema,
    body: scorecardUpdateSchema,
    example: SCORECARD,
    response: scorecardResponseSchema,
    problems: ['conflict', 'notFound'],
  },
  'POST /api/interviews/{token}/scorecards/{candidateId}/submission': {
    summary: 'Submit a scorecard, once. Each rating needs a note, and a “no” needs a reason',
    access: 'public',
    params: scorecardParamsSchema,
    body: scorecardUpdateSchema,
    example: SCORECARD,
    response: z.object({ ...interviewSchema.shape, ...scorecardResponseSchema.shape }),
    status: 201,
    problems: ['conflict', 'notFound'],
  },
} as const satisfies Calls
