import { OnboardingHeading } from '@/components/layout/onboarding-shell'
import { Alert, AlertDescription, AlertTitle } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { buttonVariants } from '@/components/ui/button-variants'
import { Field, FieldDescription, FieldError, FieldLabel } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { NativeSelect } from '@/components/ui/native-select'
import { SIGN_IN_LINK_MINUTES } from '@/lib/content/retention-periods.mjs'
import * as paths from '@/lib/paths'
import { EMAIL_ERROR, LINK_NOTICES, LinkNotice, LinkSent } from './link-notice'

const NOTICES = {
  ...LINK_NOTICES,
  full: {
    variant: 'destructive',
    title: 'This company has too many people',
    text: 'Remove someone or withdraw an invitation first.',
  },
} as const

/** A form without script: leaving must work without it. */
export function ContinueElsewhere({
  notice,
  isMailSetUp,
  companies,
  email,
  sentTo,
}: {
  notice: unknown
  isMailSetUp: boolean
  companies: readonly { id: string; name: string }[]
  email: string
  sentTo: string | null
}) {
  if (notice === 'sent')
    return (
      <LinkSent
        to={sentTo}
        otherAddress={paths.continueElsewhere}
        back={{ href: paths.vacancies, label: 'Back to your vacancies' }}
      />
    )
  if (companies.length === 0)
    return (
      <>
        <OnboardingHeading title="Nothing to save yet">
          There’s no company of yours in this browser. If you’ve signed in before, sign in here.
        </OnboardingHeading>
        <p className="flex flex-wrap gap-3">
          <a href={paths.signIn} className={buttonVariants()}>
            Sign in
          </a>
          <a href={paths.register} className={buttonVariants({ variant: 'outline' })}>
            Register a company
          </a>
        </p>
      </>
    )
  return (
    <>
      <OnboardingHeading title="Save for later">
        Everything is saved as you go.
        {isMailSetUp
          ? ' We’ll email you a link that opens it on your desk, your phone or anywhere else.'
          : ' Come back to it in this browser.'}
      </OnboardingHeading>
      <div className="grid gap-6">
        <LinkNotice notices={NOTICES} name={notice} />
        {isMailSetUp ? (
          <ContinueForm companies={companies} email={email} hasError={notice === 'email'} />
        ) : (
          <Alert role="note">
            <AlertTitle>Email isn’t set up here</AlertTitle>
            <AlertDescription>
              We can’t send links from this site yet, so you can’t move your work to another device.
            </AlertDescription>
          </Alert>
        )}
        <p>
          <a href={paths.vacancies} className={buttonVariants({ variant: 'outline' })}>
            Back to your vacancies
          </a>
        </p>
      </div>
    </>
  )
}

function ContinueForm({
  companies,
  email,
  hasError,
}: {
  companies: readonly { id: string; name: string }[]
  email: string
  hasError: boolean
}) {
  const [first, ...others] = companies
  return (
    <form method="post" action="/continue/link" className="grid justify-items-start gap-5">
      {others.length === 0 ? (
        <input type="hidden" name="company" value={first?.id} />
      ) : (
        <Field className="w-full">
          <FieldLabel htmlFor="company">Company</FieldLabel>
          <NativeSelect id="company" name="company" defaultValue={first?.id}>
            {companies.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </NativeSelect>
        </Field>
      )}
      <Field invalid={hasError} className="w-full">
        <FieldLabel htmlFor="email">Email</FieldLabel>
        <FieldDescription id="email-note">
          Use your own address. Anyone who opens the link becomes an owner of{' '}
          {others.length === 0 ? first?.name : 'the company'}. It works once, for {SIGN_IN_LINK_MINUTES}{' '}
          minutes.
        </FieldDescription>
        <Input
          id="email"
          name="email"
          type="email"
          autoComplete="email"
          // What was typed is not in the address, and the address we know is not what the error is about.
          defaultValue={hasError ? '' : email}
          required
          maxLength={254}
          aria-invalid={hasError || undefined}
          aria-describedby="email-error email-note"
        />
        <FieldError id="email-error">{hasError ? EMAIL_ERROR : ''}</FieldError>
      </Field>
      <Button type="submit">Email me a link</Button>
    </form>
  )
}
