import { z } from 'zod'
import { kitRenewalSchema, kitRequestSchema, kitSchema, kitUpdateSchema } from '@/lib/interview-kit/schema'
import { type Calls, idParams } from './entry'

const answer = z.object({ kit: kitSchema })

export const INTERVIEW_KITS = {
  'POST /api/job-specifications/{id}/kit': {
    summary: 'Make an interview kit from a specification, or get the one of this length',
    access: 'owner',
    ...idParams,
    body: kitRequestSchema,
    example: { minutes: 60 },
    response: answer,
    status: 201,
  },
  'GET /api/kits/{id}': {
    summary: 'Get an interview kit',
    access: 'owner',
    ...idParams,
    response: answer,
  },
  'PUT /api/kits/{id}': {
    summary: 'Edit, reorder, add or remove items of an interview kit',
    access: 'owner',
    ...idParams,
    body: kitUpdateSchema,
    example: {
      items: [
        {
          id: 'i1',
          lineIds: ['line-1'],
          kind: 'ownWork',
          question: 'Walk us through a drawing of your own.',
          probes: ['Who checked it?'],
          points: [],
          anchors: { 1: 'No drawing of their own.', 3: 'One with a result.', 5: 'One with figures.' },
        },
      ],
      revision: 0,
    },
    response: answer,
  },
  'POST /api/kits/{id}/renewal': {
    summary: 'Make a kit again from its specification as it is now, in place of its questions',
    access: 'owner',
    ...idParams,
    body: kitRenewalSchema,
    example: { revision: 0 },
    response: answer,
    status: 201,
    problems: ['conflict'],
  },
} as const satisfies Calls
