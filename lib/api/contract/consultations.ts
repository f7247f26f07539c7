import { z } from 'zod'
import { handEditSchema } from '@/lib/consultation/brief/hand-edit-schema'
import { houseRuleInputSchema, houseRuleSchema } from '@/lib/consultation/house-rules/schema'
import { chatRequestSchema, chatResponseSchema, useImportSchema } from '@/lib/consultation/messages/schema'
import {
  acceptProposalSchema,
  proposalListSchema,
  proposalQuerySchema,
} from '@/lib/consultation/proposals/schema'
import {
  briefViewSchema,
  openRequestSchema,
  sessionSchema,
  vacancyQuerySchema,
} from '@/lib/consultation/session/schema'
import { builderRequestSchema } from '@/lib/consultation/vacancy-builder/schema'
import { id } from '@/lib/fields'
import { type Calls, companyParams, EXAMPLE_COMPANY, EXAMPLE_FACT, NOTHING } from './entry'

export const CONSULTATIONS = {
  'GET /api/consultations/company/{companyId}': {
    summary: 'List a company’s consultations, or one vacancy’s, with messages, brief and progress',
    access: 'owner',
    needs: 'editor',
    ...companyParams,
    query: vacancyQuerySchema,
    response: z.object({ sessions: z.array(sessionSchema) }),
  },
  'POST /api/ai/initialize': {
    summary: 'Open the consultation of a vacancy, or return its opening message',
    access: 'owner',
    body: openRequestSchema,
    example: { companyId: EXAMPLE_COMPANY },
    response: z.object({ response: z.string(), sessionId: z.string() }),
  },
  'POST /api/ai/chat': {
    summary: 'Send a message to the consultant and get the reply as JSON or an event stream',
    idempotent: true,
    problems: ['modelFailed'],
    access: 'owner',
    body: chatRequestSchema,
    example: {
      companyId: EXAMPLE_COMPANY,
      message: 'We need a senior bridge engineer in Leeds, up to £55,000.',
    },
    response: chatResponseSchema,
    streams: true,
  },
  'POST /api/consultations/{sessionId}/edits': {
    summary:
      'Edit the brief by hand: add, change, move, lock, remove or restore an entry, or settle a conflict',
    access: 'owner',
    params: z.object({ sessionId: id }),
    body: handEditSchema,
    example: { kind: 'edit', factId: EXAMPLE_FACT, value: 'Leeds, two days a week' },
    response: briefViewSchema,
  },
  'GET /api/consultations/{sessionId}/proposals': {
    summary:
      'List suggestions from the role guide that aren’t in the brief yet, or the roles the job title could match',
    access: 'owner',
    needs: 'editor',
    params: z.object({ sessionId: id }),
    query: proposalQuerySchema,
    response: proposalListSchema,
  },
  'POST /api/consultations/{sessionId}/proposals': {
    summary: 'Add a line of a guide to the brief',
    access: 'owner',
    params: z.object({ sessionId: id }),
    body: acceptProposalSchema,
    example: { guideId: 'bridge-engineer', lineId: '0a1b2c3d4e5f', strength: 'nice' },
    response: briefViewSchema,
  },
  'PUT /api/companies/{companyId}/vacancy-builder': {
    summary: 'Save Vacancy Builder answers to a vacancy, or start a new vacancy from them',
    access: 'owner',
    ...companyParams,
    body: builderRequestSchema,
    example: {
      answers: {
        1: 'Manufacturing',
        2: 'Bridge engineer',
        3: 'New project',
        4: '£45-55k',
        5: 'Complete the design of the north span.',
      },
    },
    response: z.object({ hasConsultation: z.boolean(), vacancyId: z.string() }),
  },
  'GET /api/companies/{companyId}/house-rules': {
    summary: 'List a company’s house rules',
    access: 'owner',
    ...companyParams,
    response: z.object({ houseRules: z.array(houseRuleSchema) }),
  },
  'POST /api/companies/{companyId}/house-rules': {
    summary: 'Add a house rule, or return the existing one',
    access: 'owner',
    ...companyParams,
    body: houseRuleInputSchema,
    example: { kind: 'avoid', text: 'rockstar' },
    response: z.object({ houseRule: houseRuleSchema }),
    status: 201,
  },
  'DELETE /api/companies/{companyId}/house-rules/{ruleId}': {
    summary: 'Delete a house rule',
    access: 'owner',
    params: companyParams.params.extend({ ruleId: id }),
    response: NOTHING,
    status: 204,
  },
  'DELETE /api/consultations/{sessionId}/turns/{messageId}': {
    summary: 'Undo the last turn: the message, the reply and its changes to the brief',
    access: 'owner',
    params: z.object({ sessionId: id, messageId: id }),
    response: z.object({ message: z.string() }),
  },
  'POST /api/consultations/{sessionId}/imports/{messageId}': {
    summary: 'Put reviewed lines of a pasted advert into the brief',
    access: 'owner',
    params: z.object({ sessionId: id, messageId: id }),
    body: useImportSchema,
    example: { lines: [{ id: '1', use: 'must' }] },
    response: briefViewSchema,
  },
  'DELETE /api/consultations/{sessionId}/imports/{messageId}': {
    summary: 'Take the lines of a pasted advert out of the brief, and reopen their review',
    access: 'owner',
    params: z.object({ sessionId: id, messageId: id }),
    response: briefViewSchema,
  },
} as const satisfies Calls
