import { expect } from '@playwright/test'
import type { CallCase } from './call-case'
import { findProposal } from './owned'

const text = expect.any(String)
const list = expect.any(Array)

export const PROPOSAL_CASES = {
  'GET /api/consultations/{sessionId}/proposals': {
    prepare: findProposal,
    params: ({ sessionId }) => ({ sessionId }),
    status: 200,
    reads: {
      'guide.id': 'bridge-engineer',
      'guide.name': 'Bridge engineer',
      'guide.reviewed': expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      candidates: [],
      'proposals[0].id': text,
      'proposals[0].text': text,
    },
  },
  'POST /api/consultations/{sessionId}/proposals': {
    prepare: findProposal,
    params: ({ sessionId }) => ({ sessionId }),
    body: ({ guideId, guideLineId }) => ({ guideId, lineId: guideLineId, strength: 'nice' }),
    status: 200,
    reads: { 'brief.facts': list, proposalSources: expect.any(Object), checklist: list },
    optional: ['strength'],
  },
} satisfies Record<string, CallCase>
