import { connection } from 'next/server'
import { LegalDate } from '@/components/legal/legal-date'
import { LegalDocument } from '@/components/legal/legal-document'
import { privacySections } from '@/components/legal/privacy/privacy-sections'
import { hasAudio } from '@/lib/ai/audio'
import { engineKindOf } from '@/lib/ai/engine'
import { brand } from '@/lib/content/brand'
import { LAST_UPDATED } from '@/lib/content/legal/figures'
import { pageMetadata } from '@/lib/content/pages'
import { env } from '@/lib/server/env'

export const metadata = pageMetadata('privacy')

/** Rendered for each request, because it shows today's date and names the model provider of this server. */
export default async function PrivacyPolicyPage() {
  await connection()
  return (
    <LegalDocument
      title="Privacy policy"
      intro={`What personal data ${brand.legalName} collects, why, how long we keep it, and your rights.`}
      facts={[
        { label: 'Today’s date', value: <LegalDate date={new Date()} isShort /> },
        { label: 'Last updated', value: <LegalDate date={LAST_UPDATED.privacy} /> },
      ]}
      sections={privacySections({ engine: engineKindOf(env), audio: hasAudio(env) })}
    />
  )
}
