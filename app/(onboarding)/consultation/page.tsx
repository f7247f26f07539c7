import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { loadStates, readVacancyId } from '@/app/(onboarding)/vacancy-address'
import { Consultation } from '@/components/consultation/consultation'
import { ConsultationLoading } from '@/components/consultation/consultation-loading'
import { OnboardingShell } from '@/components/layout/onboarding-shell'
import { OnboardingScreen } from '@/components/onboarding/onboarding-screen'
import { hasAudio } from '@/lib/ai/audio'
import { engineKindOf } from '@/lib/ai/engine'
import { currentCaller } from '@/lib/auth/caller'
import { brand } from '@/lib/content/brand'
import * as paths from '@/lib/paths'
import { env } from '@/lib/server/env'

export const metadata: Metadata = { title: 'AI recruitment consultation' }

export default async function ConsultationPage({ searchParams }: PageProps<'/consultation'>) {
  const caller = await currentCaller()
  const vacancyId = await readVacancyId(searchParams)
  const states = caller ? await loadStates(caller, vacancyId) : []
  if (states.length === 0) redirect(paths.register)
  return (
    <OnboardingShell
      width="wide"
      compact
      current="consultation"
      states={states}
      account={caller?.person?.email}
    >
      <OnboardingScreen
        screen="consultation"
        states={states}
        vacancyId={vacancyId}
        loading={<ConsultationLoading />}
      >
        <Consultation
          product={brand.product}
          isModelLed={engineKindOf(env) !== 'builtIn'}
          serverAudio={hasAudio(env)}
        />
      </OnboardingScreen>
    </OnboardingShell>
  )
}
