import { brand } from '@/lib/content/brand'
import { FAQ } from '@/lib/content/faq'
import { origin } from '@/lib/content/pages'

const ORGANIZATION = {
  '@type': 'Organization',
  name: brand.product,
  legalName: brand.legalName,
  description: 'A specialist engineering recruitment company.',
  ...(origin ? { url: `${origin}/`, logo: `${origin}/icons/512.png` } : {}),
  parentOrganization: { '@type': 'Organization', url: brand.parentUrl },
  contactPoint: { '@type': 'ContactPoint', contactType: 'sales', email: brand.salesEmail },
}

const QUESTIONS = {
  '@type': 'FAQPage',
  mainEntity: FAQ.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
}

/** It is data, so the Content-Security-Policy need not allow it. */
export function StructuredData() {
  return (
    <script type="application/ld+json">
      {JSON.stringify({ '@context': 'https://schema.org', '@graph': [ORGANIZATION, QUESTIONS] })}
    </script>
  )
}
