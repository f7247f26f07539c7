import { expect } from '@playwright/test'
import type { CallCase } from './call-case'
import { type Owned, pasteAdvert, takeAdvert } from './owned'

const text = expect.any(String)
const list = expect.any(Array)

const messageParams = ({ sessionId, messageId }: Owned) => ({ sessionId, messageId })

/** An old job description becomes lines that are reviewed. */
export const IMPORT_CASES = {
  'POST /api/company/document-text': {
    body: ({ secondCompanyId }) => ({ companyId: secondCompanyId, text: 'Bridge engineer' }),
    status: 200,
    reads: { name: text, text: 'Bridge engineer', truncated: false },
    optional: ['file'],
    ids: ['companyId'],
  },
  'POST /api/consultations/{sessionId}/imports/{messageId}': {
    prepare: pasteAdvert,
    params: messageParams,
    body: () => ({ lines: [{ id: '1', use: 'must' }] }),
    status: 200,
    reads: { 'brief.facts': list, asks: list, held: list, canGenerate: true },
  },
  'DELETE /api/consultations/{sessionId}/imports/{messageId}': {
    prepare: takeAdvert,
    params: messageParams,
    status: 200,
    reads: { 'brief.facts': list, asks: list, held: list, canGenerate: true },
  },
} as const satisfies Record<string, CallCase>
