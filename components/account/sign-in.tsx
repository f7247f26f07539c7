import { OnboardingHeading } from '@/components/layout/onboarding-shell'
import { Alert, AlertDescription, AlertTitle } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { buttonVariants } from '@/components/ui/button-variants'
import { Field, FieldDescription, FieldError, FieldLabel } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { SIGN_IN_LINK_MINUTES } from '@/lib/content/retention-periods.mjs'
import * as paths from '@/lib/paths'
import { EMAIL_ERROR, LINK_NOTICES, LinkNotice, LinkSent } from './link-notice'

const NOTICES = {
  ...LINK_NOTICES,
  link: {
    variant: 'destructive',
    title: 'This link doesn’t work',
    text: `Links work once, for ${SIGN_IN_LINK_MINUTES} minutes. You can ask for a new one below.`,
  },
} as const

/** Forms without script: signing in must work without it. */
export function SignIn({
  notice,
  isMailSetUp,
  signedInAs,
  contact,
  sentTo,
}: {
  notice: unknown
  isMailSetUp: boolean
  signedInAs: string | null
  contact: string
  /** Where the link went, as far as it may be shown. */
  sentTo: string | null
}) {
  if (notice === 'sent') return <LinkSent to={sentTo} otherAddress={paths.signIn} />
  if (signedInAs && isMailSetUp)
    return (
      <>
        <OnboardingHeading title="You’re signed in">As {signedInAs}.</OnboardingHeading>
        <div className="grid gap-6">
          <LinkNotice notices={NOTICES} name={notice} />
          <a href={paths.account} className={buttonVariants({ className: 'sm:justify-self-start' })}>
            Open your account
          </a>
          <details open={notice === 'email' || notice === 'link' || undefined}>
            <summary className="disclosure touch-target w-fit">
              <span className="link">Use another address</span>
            </summary>
            <div className="mt-4">
              <LinkForm hasError={notice === 'email'} isSecond />
            </div>
          </details>
        </div>
      </>
    )
  return (
    <>
      <OnboardingHeading title="Sign in">
        {isMailSetUp ? 'We’ll email you a link, so there’s no password to remember.' : null}
      </OnboardingHeading>
      <div className="grid gap-6">
        <LinkNotice notices={NOTICES} name={notice} />
        {isMailSetUp ? <LinkForm hasError={notice === 'email'} /> : <NoMail contact={contact} />}
      </div>
    </>
  )
}

/** `isSecond` to something else that can be done. */
function LinkForm({ hasError, isSecond = false }: { hasError: boolean; isSecond?: boolean }) {
  return (
    <form method="post" action="/sign-in/link" className="grid justify-items-start gap-5">
      <Field invalid={hasError} className="w-full">
        <FieldLabel htmlFor="email">Email</FieldLabel>
        <FieldDescription id="email-note">
          The address you registered with, or the one you were invited at.
        </FieldDescription>
        <Input
          id="email"
          name="email"
          type="email"
          autoComplete="email"
          required
          maxLength={254}
          aria-invalid={hasError || undefined}
          aria-describedby="email-error email-note"
        />
        <FieldError id="email-error">{hasError ? EMAIL_ERROR : ''}</FieldError>
      </Field>
      <Button type="submit" variant={isSecond ? 'outline' : 'default'}>
        Email me a link
      </Button>
    </form>
  )
}

function NoMail({ contact }: { contact: string }) {
  return (
    <>
      <Alert role="note">
        <AlertTitle>We can’t email sign-in links yet</AlertTitle>
        <AlertDescription>
          Please write to{' '}
          <a className="link" href={`mailto:${contact}`}>
            {contact}
          </a>
          , and we’ll give you one. You can still use the browser you registered in.
        </AlertDescription>
      </Alert>
      <p className="flex flex-wrap gap-3 max-sm:grid">
        <a href={`mailto:${contact}`} className={buttonVariants()}>
          Write to us
        </a>
        <a href={paths.vacancies} className={buttonVariants({ variant: 'outline' })}>
          Open what’s in this browser
        </a>
      </p>
      <p className="text-muted-foreground">
        New here?{' '}
        <a href={paths.register} className="link">
          Register a company
        </a>
      </p>
    </>
  )
}
