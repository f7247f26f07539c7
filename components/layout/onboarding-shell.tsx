import type { ReactNode } from 'react'
import { ThemeToggle } from '@/components/layout/theme/theme-toggle'
import { Link } from '@/components/ui/link'
import { listCompletedSteps } from '@/lib/company/onboarding'
import type { OnboardingState } from '@/lib/company/schema'
import { brand } from '@/lib/content/brand'
import type { OnboardingStep } from '@/lib/content/navigation'
import * as paths from '@/lib/paths'
import { cn } from '@/lib/utils'
import { LegalLine, LegalLinks } from './site-footer'
import { SkipLink } from './skip-link'
import { StepRail } from './step-rail'
import { Wordmark } from './wordmark'

/** The page brings its `h1`, usually an `OnboardingHeading`. */
export function OnboardingShell({
  current,
  states = [],
  width = 'form',
  compact = false,
  account,
  complete = false,
  isSigningIn = false,
  children,
}: {
  current?: OnboardingStep
  /** Of the owner's vacancies, the shown one first. */
  states?: readonly OnboardingState[]
  /** `form` is as narrow as a form. Both begin at the same edge. */
  width?: 'form' | 'wide'
  /** As little as possible around a screen that needs its height. */
  compact?: boolean
  /** The address of the person who is signed in. */
  account?: string | null | undefined
  /** The current step is done. */
  complete?: boolean | undefined
  /** The page is about signing in, so the header has no link to it. */
  isSigningIn?: boolean
  children: ReactNode
}) {
  const [shown] = states
  const hasWork = states.length > 0
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <header data-slot="onboarding-header" className="border-b bg-background">
        <div className="container-page flex min-h-14 items-center justify-between gap-3">
          <Wordmark product={brand.product} shortOn={hasWork ? 'phone' : 'narrow'} />
          <div className="flex items-center gap-3 sm:gap-5">
            {hasWork ? (
              <Link href={paths.vacancies} className={HEADER_LINK}>
                <span className="max-sm:hidden">Your vacancies</span>
                <span className="sm:hidden">Vacancies</span>
              </Link>
            ) : null}
            {isSigningIn && !account && !hasWork ? null : <AccountLinks email={account} hasWork={hasWork} />}
            <ThemeToggle />
          </div>
        </div>
      </header>
      {current ? (
        <StepRail
          current={current}
          compact={compact}
          complete={complete}
          done={listCompletedSteps(shown)}
          linkTo={(screen) => (shown ? paths.screenOf(screen, shown.vacancyId, states) : screen)}
        />
      ) : null}
      <main
        id="main"
        tabIndex={-1}
        className={cn('container-page flex-1', compact ? 'py-3' : 'py-8 sm:py-12')}
      >
        {width === 'form' ? <div className="max-w-[39rem]">{children}</div> : children}
      </main>
      <footer data-slot="site-footer" className="border-t">
        <div className="container-page flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2 py-5">
          <LegalLine />
          <LegalLinks />
        </div>
      </footer>
    </div>
  )
}

const HEADER_LINK = 'link inline-flex min-h-11 items-center whitespace-nowrap text-sm'

/** A form without script: signing out must always work. */
function AccountLinks({ email, hasWork }: { email: string | null | undefined; hasWork: boolean }) {
  if (!email)
    return hasWork ? (
      <a href={paths.continueElsewhere} className={HEADER_LINK}>
        Save for later
      </a>
    ) : (
      <a href={paths.signIn} className={HEADER_LINK}>
        Sign in
      </a>
    )
  return (
    <>
      <a href={paths.account} className={`${HEADER_LINK} justify-center max-md:min-w-11`}>
        <span className="sr-only">Your account: </span>
        <span className="max-w-56 truncate max-md:sr-only">{email}</span>
        <PersonMark />
      </a>
      <form method="post" action="/account/sign-out" className="max-sm:hidden">
        <button type="submit" className={HEADER_LINK}>
          Sign out
        </button>
      </form>
    </>
  )
}

/** Not of lucide, whose script every screen would load for it. */
function PersonMark() {
  return (
    <svg
      viewBox="0 0 24 24"
      className="size-5 md:hidden"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <circle cx="12" cy="8" r="5" />
      <path d="M20 21a8 8 0 0 0-16 0" />
    </svg>
  )
}

export function OnboardingHeading({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div data-slot="onboarding-heading" className="mb-8 grid gap-2">
      <h1 className="text-display">{title}</h1>
      {children ? <p className="measure text-pretty text-muted-foreground print:hidden">{children}</p> : null}
    </div>
  )
}
