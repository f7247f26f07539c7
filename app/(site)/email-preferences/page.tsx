import type { Metadata } from 'next'
import { EmailPreferences } from '@/components/legal/email-preferences'
import { brand } from '@/lib/content/brand'
import { isMailStopped, readStopAddress } from '@/lib/mail/stops/queries'

/** The token must not reach other sites. With `no-referrer` the form would have no origin. */
export const metadata: Metadata = {
  title: 'Email preferences',
  robots: { index: false },
  referrer: 'same-origin',
}

export default async function EmailPreferencesPage({ searchParams }: PageProps<'/email-preferences'>) {
  const { token } = await searchParams
  const address = typeof token === 'string' ? readStopAddress(token) : null
  return (
    <EmailPreferences
      token={String(token)}
      address={address}
      isStopped={address !== null && (await isMailStopped(address))}
      contact={brand.privacyEmail}
    />
  )
}
