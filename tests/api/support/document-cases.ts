import type { CallCase } from './call-case'

const NO_CERTIFICATE = 'This version isn’t approved, so it has no certificate yet.'

/** A draft has no certificate: specification-documents.spec.ts reads those of approvals. */
export const DOCUMENT_CASES = {
  'GET /api/job-specifications/{id}/document': {
    params: ({ specificationId }) => ({ id: specificationId }),
    query: { format: 'md', edition: 'candidate' },
    status: 200,
    reads: {},
    file: {
      name: 'senior-bridge-engineer-version-1.md',
      head: '# Senior bridge engineer\n\n- **Place:** Leeds\n',
      type: 'text/markdown; charset=utf-8',
    },
  },
  'GET /api/job-specifications/{id}/certificate': {
    params: ({ specificationId }) => ({ id: specificationId }),
    status: 409,
    reads: { detail: NO_CERTIFICATE },
  },
  'GET /api/admin/vacancies/{id}/document': {
    params: ({ sessionId }) => ({ id: sessionId }),
    query: { format: 'txt', edition: 'agency' },
    status: 200,
    reads: {},
    file: {
      name: 'senior-bridge-engineer-version-1-agency-edition.txt',
      head: 'Senior bridge engineer\n\nCompany: Northmoor Bridges Ltd\n',
      type: 'text/plain; charset=utf-8',
    },
  },
  'GET /api/admin/vacancies/{id}/certificate': {
    params: ({ sessionId }) => ({ id: sessionId }),
    status: 409,
    reads: { detail: NO_CERTIFICATE },
  },
} as const satisfies Record<string, CallCase>
