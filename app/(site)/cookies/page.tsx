import { COOKIE_SECTIONS } from '@/components/legal/cookie-sections'
import { LegalDate } from '@/components/legal/legal-date'
import { LegalDocument } from '@/components/legal/legal-document'
import { brand } from '@/lib/content/brand'
import { LAST_UPDATED } from '@/lib/content/legal/figures'
import { pageMetadata } from '@/lib/content/pages'

export const metadata = pageMetadata('cookies')

export default function CookiesPage() {
  return (
    <LegalDocument
      title="Cookie policy"
      intro="What this site stores in your browser and why, and how to turn off anything optional."
      facts={[
        { label: 'Applies to', value: brand.legalName },
        { label: 'Last updated', value: <LegalDate date={LAST_UPDATED.cookies} /> },
      ]}
      sections={COOKIE_SECTIONS}
    />
  )
}
