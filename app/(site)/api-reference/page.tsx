import type { Metadata } from 'next'
import { Endpoint } from '@/components/api-reference/endpoint'
import { LegalDocument } from '@/components/legal/legal-document'
import { buildApiReference } from '@/lib/api/reference'
import { brand } from '@/lib/content/brand'

export const metadata: Metadata = {
  title: 'API reference',
  description: `Every call of the ${brand.product} API: what goes in, what comes out, who may make it and how often.`,
}

const idOf = (title: string) => title.toLowerCase().replaceAll(' ', '-')

export default function ApiReferencePage() {
  const parts = buildApiReference()
  const count = parts.reduce((sum, { calls }) => sum + calls.length, 0)
  return (
    <LegalDocument
      title="API reference"
      intro={
        <>
          JSON in and out. Whatever goes wrong is answered as a problem document (RFC 9457), and every answer
          of a limited call says what is left. The same for machines:{' '}
          <a href="/api/openapi.json">OpenAPI 3.1</a>.
        </>
      }
      facts={[
        { label: 'Calls', value: <span className="figure">{count}</span> },
        { label: 'Format', value: 'OpenAPI 3.1' },
      ]}
      sections={parts.map(({ title, calls }) => ({
        id: idOf(title),
        title,
        body: calls.map((call) => <Endpoint key={call.name} call={call} />),
      }))}
    />
  )
}
