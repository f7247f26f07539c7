import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { OnboardingHeading, OnboardingShell } from '@/components/layout/onboarding-shell'
import { VacancyOverview } from '@/components/vacancy/vacancy-overview'
import { currentCaller } from '@/lib/auth/caller'
import { listOnboardingStates } from '@/lib/company/queries'
import { brand } from '@/lib/content/brand'
import { AppError } from '@/lib/errors'
import { id } from '@/lib/fields'
import { getVacancyDetail } from '@/lib/vacancy/workspace/queries'

export const metadata: Metadata = { title: 'Your vacancy', robots: { index: false } }

/** The same not-found screen for a missing id, a foreign id and no cookie. */
async function load(text: string) {
  const caller = await currentCaller()
  const vacancyId = id.safeParse(text)
  if (!caller || !vacancyId.success) notFound()
  try {
    const [detail, states] = await Promise.all([
      getVacancyDetail(caller, vacancyId.data),
      listOnboardingStates(caller, vacancyId.data),
    ])
    return { caller, detail, states }
  } catch (error) {
    if (error instanceof AppError && error.code === 'notFound') notFound()
    throw error
  }
}

export default async function VacancyPage({ params }: PageProps<'/vacancies/[id]'>) {
  const { caller, detail, states } = await load((await params).id)
  const { title } = detail.vacancy
  return (
    <OnboardingShell states={states} account={caller.person?.email} width="wide">
      <OnboardingHeading title={title ?? 'No job title yet'} />
      <VacancyOverview detail={detail} contact={brand.salesEmail} />
    </OnboardingShell>
  )
}
