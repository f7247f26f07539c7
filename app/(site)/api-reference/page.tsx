import type { Metadata } from 'next'
import { CallSearch } from '@/components/api-reference/call-search'
import { Endpoint, Problems } from '@/components/api-reference/endpoint'
import { LegalDocument } from '@/components/legal/legal-document'
import { buildApiReference, COMMON_PROBLEMS } from '@/lib/api/reference'
import { brand } from '@/lib/content/brand'

export const metadata: Metadata = {
  title: 'API reference',
  description: `Every endpoint of the ${brand.product} API: request, response, access and rate limits.`,
}

const OPEN_API = (
  <a href="/api/openapi.json" className="link">
    OpenAPI 3.1
  </a>
)

const idOf = (title: string) => title.toLowerCase().replaceAll(' ', '-')

export default function ApiReferencePage() {
  const parts = buildApiReference()
  const count = parts.reduce((sum, { calls }) => sum + calls.length, 0)
  return (
    <LegalDocument
      title="API reference"
      frame={CallSearch}
      intro={
        <>
          Send and receive JSON. Errors are problem documents (RFC 9457). Rate-limited endpoints return the
          remaining quota. In the commands, <code className="figure">SITE</code> is the address of this site.
          A machine-readable version is available as {OPEN_API}.
        </>
      }
      facts={[
        { label: 'Endpoints', value: <span className="figure">{count}</span> },
        { label: 'Format', value: OPEN_API },
      ]}
      sections={[
        {
          id: 'errors',
          title: 'Errors any call can return',
          body: (
            <>
              <p className="mb-3">Each call lists only its other errors.</p>
              <Problems problems={COMMON_PROBLEMS} />
            </>
          ),
        },
        ...parts.map(({ title, calls }) => ({
          id: idOf(title),
          title,
          body: calls.map((call) => <Endpoint key={call.id} call={call} />),
        })),
      ]}
    />
  )
}
