'use client'

import { useRouter } from 'next/navigation'
import { type ReactNode, useState } from 'react'
import { SubmitButton } from '@/components/forms/submit-button'
import { useOnboarding } from '@/components/onboarding/onboarding-provider'
import { ButtonLink } from '@/components/ui/button'
import { notify } from '@/components/ui/notify'
import { startOverFromAnswers } from '@/lib/api/actions/vacancy-builder'
import type { VacancyAnswers } from '@/lib/consultation/vacancy-builder/schema'
import * as paths from '@/lib/paths'
import type { SavedAnswers } from './saved-answers'

/** Where the answers lead: into registration, into the consultation, or into a new one beside the one under way. */
export function NextAction({
  kept,
  onChange,
}: {
  kept: SavedAnswers
  onChange: (more: Partial<SavedAnswers>) => void
}) {
  const router = useRouter()
  const { session, state, update } = useOnboarding()
  const [pending, setPending] = useState(false)
  const { companyId } = session

  async function startOver() {
    if (!companyId) return
    setPending(true)
    const answers = kept.answers as VacancyAnswers
    const result = await startOverFromAnswers({ companyId, answers }).catch(() => null)
    if (result?.ok) {
      onChange({ onHold: false, companyId: companyId })
      update({
        step: 'consultation',
        jobTitle: answers[2],
        currentSessionId: null,
        currentJobSpecId: null,
      })
      router.push(paths.consultation)
      return
    }
    setPending(false)
    notify({
      title: 'The consultation could not be started',
      description: result?.message ?? 'There is no connection at the moment. Please try again.',
      variant: 'destructive',
    })
  }

  if (!state)
    return (
      <Panel text="Register your company, and the consultant goes on from these answers without asking for them again.">
        <ButtonLink href={paths.register} variant="signal" size="lg">
          Register your company
        </ButtonLink>
      </Panel>
    )
  if (kept.onHold)
    return (
      <Panel
        text={`A consultation${state.jobTitle ? ` about ${state.jobTitle}` : ''} is under way. A new one starts from these answers; the other is put aside, and what was written from it is kept.`}
      >
        <SubmitButton
          type="button"
          variant="signal"
          size="lg"
          pending={pending}
          pendingLabel="Starting..."
          onClick={startOver}
        >
          Start a new consultation
        </SubmitButton>
        <ButtonLink href={paths.consultation} variant="outline" size="lg">
          Go on with the one under way
        </ButtonLink>
      </Panel>
    )
  return (
    <Panel
      text={`The consultant goes on from these answers for ${state.companyName}, and asks only for what is open.`}
    >
      <ButtonLink href={state.described ? paths.consultation : paths.about} variant="signal" size="lg">
        Continue to the consultation
      </ButtonLink>
    </Panel>
  )
}

function Panel({ text, children }: { text: string; children: ReactNode }) {
  return (
    <div className="grid gap-4 border-signal border-l-4 pl-5">
      <p className="measure">{text}</p>
      <p className="flex flex-wrap gap-3">{children}</p>
    </div>
  )
}
