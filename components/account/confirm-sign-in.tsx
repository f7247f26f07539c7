import { OnboardingHeading } from '@/components/layout/onboarding-shell'
import { Button } from '@/components/ui/button'
import { buttonVariants } from '@/components/ui/button-variants'
import { maskAddress } from '@/lib/account/mask-address'
import type { SignInTarget } from '@/lib/auth/sign-in-links'
import * as paths from '@/lib/paths'

/** A form without script, because opening the link must not use it up. `target` is null for a link that doesn’t work. */
export function ConfirmSignIn({ token, target }: { token: string; target: SignInTarget | null }) {
  if (target === null)
    return (
      <>
        <OnboardingHeading title="This link doesn’t work">
          It may have been used already, or it may be too old. You can ask for a new one.
        </OnboardingHeading>
        <a href={paths.signIn} className={buttonVariants()}>
          Get a new link
        </a>
      </>
    )
  const { email, company } = target
  return (
    <>
      <OnboardingHeading title={company ? 'Continue here' : 'Sign in here?'}>
        You’re about to sign in as{' '}
        <span className="inline-block max-w-full font-semibold text-foreground">{maskAddress(email)}</span> in
        this browser{company ? ', and to add a company to your account' : ''}.
      </OnboardingHeading>
      {company ? (
        <p className="mb-6 font-semibold wrap-anywhere">
          <bdi>{company}</bdi>
        </p>
      ) : null}
      <form method="post" action="/sign-in/use">
        <input type="hidden" name="token" value={token} />
        <Button type="submit">{company ? 'Sign in and continue' : 'Sign in'}</Button>
      </form>
      <p className="measure mt-6 text-muted-foreground text-sm">
        Is that not your address? Then close this page. Someone else may have sent you the link.
      </p>
    </>
  )
}
