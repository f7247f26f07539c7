import { notFound } from 'next/navigation'
import type { Caller } from '@/lib/auth/caller'
import { listOnboardingStates } from '@/lib/company/queries'
import type { OnboardingState } from '@/lib/company/schema'
import { AppError } from '@/lib/errors'
import { id } from '@/lib/fields'

/** Of `?vacancy=`. Anything that is no id shows the not-found screen. */
export async function readVacancyId(
  searchParams: Promise<Record<string, string | string[] | undefined>>,
): Promise<string | undefined> {
  const result = id.optional().safeParse((await searchParams).vacancy)
  if (!result.success) notFound()
  return result.data
}

/** The named vacancy first. The same not-found screen for a missing one and a foreign one. */
export async function loadStates(caller: Caller, vacancyId: string | undefined): Promise<OnboardingState[]> {
  try {
    return await listOnboardingStates(caller, vacancyId)
  } catch (error) {
    if (error instanceof AppError && error.code === 'notFound') notFound()
    throw error
  }
}
