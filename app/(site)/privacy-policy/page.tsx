import { connection } from 'next/server'
import { LegalDate } from '@/components/legal/legal-date'
import { LegalDocument } from '@/components/legal/legal-document'
import { privacySections } from '@/components/legal/privacy/privacy-sections'
import { offersAudio } from '@/lib/ai/audio'
import { engineOf } from '@/lib/ai/engine'
import { brand } from '@/lib/content/brand'
import { LAST_UPDATED } from '@/lib/content/legal/figures'
import { pageMetadata } from '@/lib/content/pages'
import { env } from '@/lib/server/env'

export const metadata = pageMetadata('privacy')

/** Rendered for each request: its date is today's, and it says which model provider this server uses. */
export default async function PrivacyPolicyPage() {
  await connection()
  return (
    <LegalDocument
      title="Privacy policy"
      intro={`What personal data ${brand.legalName} collects, why, how long we keep it, and the rights that you have over it.`}
      facts={[
        { label: 'Date', value: <LegalDate date={new Date()} /> },
        { label: 'Last updated', value: <LegalDate date={LAST_UPDATED.privacy} /> },
      ]}
      sections={privacySections({ engine: engineOf(env), audio: offersAudio(env) })}
    />
  )
}
