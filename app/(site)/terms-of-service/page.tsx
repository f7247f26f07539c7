import { LegalDate } from '@/components/legal/legal-date'
import { LegalDocument } from '@/components/legal/legal-document'
import { TERMS_SECTIONS } from '@/components/legal/terms/terms-sections'
import { brand } from '@/lib/content/brand'
import { LAST_UPDATED } from '@/lib/content/legal/figures'
import { pageMetadata } from '@/lib/content/pages'
import { APPROVAL_TERMS } from '@/lib/content/terms'

export const metadata = pageMetadata('terms')

export default function TermsPage() {
  return (
    <LegalDocument
      title="Terms of service"
      intro={`The agreement between ${brand.legalName} and businesses that hire with ${brand.product}.`}
      facts={[
        { label: 'Version', value: APPROVAL_TERMS.version },
        { label: 'Last updated', value: <LegalDate date={LAST_UPDATED.terms} /> },
        { label: 'Company number', value: brand.companyNumber },
      ]}
      sections={TERMS_SECTIONS}
    />
  )
}
