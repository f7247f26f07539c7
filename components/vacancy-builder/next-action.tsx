'use client'

import { useRouter } from 'next/navigation'
import { type ReactNode, useState } from 'react'
import { SubmitButton } from '@/components/forms/submit-button'
import { useOnboarding } from '@/components/onboarding/onboarding-provider'
import { ButtonLink } from '@/components/ui/button'
import { FieldError } from '@/components/ui/field'
import { callApi, reasonOf } from '@/lib/api/client'
import type { VacancyAnswers } from '@/lib/consultation/vacancy-builder/schema'
import * as paths from '@/lib/paths'
import type { SavedAnswers } from './saved-answers'

export function NextAction({
  saved,
  onChange,
}: {
  saved: SavedAnswers
  onChange: (changes: Partial<SavedAnswers>) => void
}) {
  const router = useRouter()
  const { session, state, update, linkTo } = useOnboarding()
  const [pending, setPending] = useState(false)
  const [failure, setFailure] = useState('')
  const { companyId } = session

  async function startOver() {
    if (!companyId) return
    setPending(true)
    setFailure('')
    const answers = saved.answers as VacancyAnswers
    try {
      const { vacancyId } = await callApi('PUT /api/companies/{companyId}/vacancy-builder', {
        params: { companyId },
        body: { answers, startOver: true },
      })
      onChange({ onHold: false, companyId: companyId })
      update({
        step: 'consultation',
        vacancyId,
        jobTitle: answers[2],
        currentSessionId: null,
        currentJobSpecId: null,
      })
      router.push(paths.withVacancy(paths.consultation, vacancyId))
    } catch (error) {
      setPending(false)
      setFailure(reasonOf(error, 'Your answers are safe. Check your connection and try again.'))
    }
  }

  if (!state)
    return (
      <Panel text="Your outline is saved in this tab. Register to send it to us, and the consultant will pick up from here without asking you the same things again.">
        <ButtonLink href={paths.register} size="lg">
          Register your company
        </ButtonLink>
      </Panel>
    )
  if (saved.onHold)
    return (
      <Panel
        text={`You already have a consultation${state.jobTitle ? ` for ${state.jobTitle}` : ''}. If you start a new one, we’ll keep the other one and everything in it.`}
      >
        <SubmitButton
          type="button"
          size="lg"
          pending={pending}
          pendingLabel="Starting..."
          onClick={startOver}
        >
          Start a new consultation
        </SubmitButton>
        <ButtonLink href={linkTo(paths.consultation)} variant="outline" size="lg">
          Continue with {state.jobTitle ?? 'the current one'}
        </ButtonLink>
        <FieldError className="w-full">
          {failure === '' ? '' : `We couldn’t start the consultation. ${failure}`}
        </FieldError>
      </Panel>
    )
  return (
    <Panel
      text={`The consultant will continue from these answers for ${state.companyName} and only ask about what’s missing.`}
    >
      <ButtonLink href={linkTo(state.hasDetails ? paths.consultation : paths.about)} size="lg">
        Continue to the consultation
      </ButtonLink>
    </Panel>
  )
}

function Panel({ text, children }: { text: string; children: ReactNode }) {
  return (
    <div className="grid gap-4 border-signal border-l-4 pl-5">
      <p className="measure">{text}</p>
      <div className="flex flex-wrap gap-3 max-sm:grid">{children}</div>
    </div>
  )
}
