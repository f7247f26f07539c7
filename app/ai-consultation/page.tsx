import { OnboardingShell } from '@/components/layout/onboarding-shell'
import { OnboardingProvider } from '@/components/onboarding/onboarding-provider'
import { ButtonLink } from '@/components/ui/button'
import { NoScriptQuestions } from '@/components/vacancy-builder/no-script-questions'
import { VacancyBuilder } from '@/components/vacancy-builder/vacancy-builder'
import { currentCaller } from '@/lib/auth/caller'
import { listOnboardingStates } from '@/lib/company/queries'
import { pageMetadata } from '@/lib/content/pages'
import * as paths from '@/lib/paths'

export const metadata = pageMetadata('vacancyBuilder')

export default async function VacancyBuilderPage() {
  const caller = await currentCaller()
  const states = caller ? await listOnboardingStates(caller) : []
  return (
    <OnboardingShell width="wide" states={states} account={caller?.person?.email}>
      <noscript>
        <NoScriptQuestions />
      </noscript>
      <OnboardingProvider states={states}>
        <VacancyBuilder
          links={
            <p className="flex flex-wrap gap-3 border-t pt-6 max-sm:grid">
              <ButtonLink href={paths.home} variant="outline">
                Return to Homepage
              </ButtonLink>
              <ButtonLink href={paths.interest()} variant="outline">
                Register Interest
              </ButtonLink>
            </p>
          }
        />
      </OnboardingProvider>
    </OnboardingShell>
  )
}
