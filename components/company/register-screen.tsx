import { CaptionedSketch } from '@/components/layout/blank-sheet-sketch'
import { OnboardingHeading, OnboardingShell } from '@/components/layout/onboarding-shell'
import { OnboardingProvider } from '@/components/onboarding/onboarding-provider'
import { Card, CardContent, CardDescription, CardFooter, CardHeader, CardTitle } from '@/components/ui/card'
import { Link } from '@/components/ui/link'
import type { OnboardingState } from '@/lib/company/schema'
import * as paths from '@/lib/paths'
import { RegisterForm } from './register-form'
import { RegisteredCompanyNotice } from './registered-company-notice'

/** `states` are those of the companies registered in this browser. */
export function RegisterScreen({
  states,
  account,
}: {
  states: OnboardingState[]
  /** The address of the person who is signed in. */
  account?: string | undefined
}) {
  return (
    <OnboardingShell current="registration" states={states} account={account} width="wide">
      <OnboardingHeading title="Create Your Account">
        Start with four details. Then tell us about your company and talk to our consultant for about 10
        minutes.
      </OnboardingHeading>
      <div className="grid items-start gap-x-10 lg:grid-cols-[minmax(0,39rem)_minmax(0,1fr)]">
        <OnboardingProvider states={states}>
          <div className="grid min-w-0 gap-6">
            <RegisteredCompanyNotice />
            <Card aria-labelledby="registration">
              <CardHeader>
                <CardTitle id="registration">Company Registration</CardTitle>
                <CardDescription>Enter your company details to get started</CardDescription>
              </CardHeader>
              <CardContent className="grid gap-4">
                <RegisterForm
                  registered={states.map(({ companyName }) => companyName)}
                  terms={
                    <p className="text-muted-foreground text-sm">
                      By registering, you accept our{' '}
                      <Link href={paths.terms} className="link">
                        terms of service
                      </Link>
                      . See also our{' '}
                      <Link href={paths.privacy} className="link">
                        privacy policy
                      </Link>
                      .
                    </p>
                  }
                />
                <p className="text-muted-foreground text-sm">
                  You don’t need a password: this browser will remember you. If you registered on another
                  device,{' '}
                  <Link href={paths.signIn} className="link whitespace-nowrap">
                    sign in
                  </Link>{' '}
                  to find your vacancies. Registering again starts a separate account.
                </p>
              </CardContent>
              <CardFooter className="justify-between">
                <p className="flex items-center gap-2 text-muted-foreground text-sm">
                  <LockMark />
                  <span>Secure Registration</span>
                </p>
                <Link href={paths.home} className="link text-sm">
                  Back to homepage
                </Link>
              </CardFooter>
            </Card>
            <p className="text-muted-foreground text-sm">
              Not ready to register?{' '}
              <Link href={paths.vacancyBuilder} className="link">
                Answer five questions about the vacancy first
              </Link>
              . We’ll keep your answers.
            </p>
          </div>
        </OnboardingProvider>
        <CaptionedSketch className="max-lg:hidden">
          Each line of your specification shows its source.
        </CaptionedSketch>
      </div>
    </OnboardingShell>
  )
}

function LockMark() {
  return (
    <svg
      viewBox="0 0 16 16"
      className="size-4 shrink-0"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.25"
      aria-hidden="true"
    >
      <path d="M2.500 7h11v7.500h-11zM5 7V4.500a3 3 0 0 1 6 0V7M8 10v2" />
    </svg>
  )
}
