import type { Route } from 'next'
import { OnboardingHeading } from '@/components/layout/onboarding-shell'
import { Alert, AlertDescription, AlertTitle } from '@/components/ui/alert'
import { SIGN_IN_LINK_MINUTES } from '@/lib/content/retention-periods.mjs'

interface Notice {
  variant: 'destructive'
  title: string
  text: string
}

/** After someone has asked for a link. */
export const LINK_NOTICES = {
  limit: {
    variant: 'destructive',
    title: 'Please wait an hour',
    text: 'You’ve asked for a lot of links, so we didn’t send another one. Those you have still work.',
  },
} as const satisfies Record<string, Notice>

export const EMAIL_ERROR = 'Please enter a valid email address, such as jane@company.co.uk'

export function LinkNotice({ notices, name }: { notices: Record<string, Notice>; name: unknown }) {
  const notice = Object.entries(notices).find(([key]) => key === name)?.[1]
  if (!notice) return null
  return (
    <Alert variant={notice.variant} role="status">
      <AlertTitle>{notice.title}</AlertTitle>
      <AlertDescription>{notice.text}</AlertDescription>
    </Alert>
  )
}

/** Shown instead of the form once the link is on its way. */
export function LinkSent({
  to,
  otherAddress,
  back,
}: {
  to: string | null
  otherAddress: Route
  back?: { href: Route; label: string }
}) {
  return (
    <>
      <div role="status">
        <OnboardingHeading title="Check your inbox">
          {to ? (
            <>
              We sent a link to{' '}
              <span className="inline-block max-w-full font-semibold text-foreground">{to}</span>, if that
              address can receive our email.
            </>
          ) : (
            'If that address can receive our email, a link is on its way.'
          )}
        </OnboardingHeading>
      </div>
      <ul className="grid gap-2 border-y py-4">
        <li>It works once, for {SIGN_IN_LINK_MINUTES} minutes.</li>
        <li>You can open it in any browser, on any device.</li>
        <li>Nothing there? Look in your spam folder too.</li>
      </ul>
      <p className="mt-5 flex flex-wrap gap-x-6 gap-y-2">
        <a href={otherAddress} className="link touch-target inline-flex min-h-6 items-center">
          Use another address, or send it again
        </a>
        {back ? (
          <a href={back.href} className="link touch-target inline-flex min-h-6 items-center">
            {back.label}
          </a>
        ) : null}
      </p>
    </>
  )
}
