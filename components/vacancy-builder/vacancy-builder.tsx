'use client'

import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { SubmitButton } from '@/components/forms/submit-button'
import { useOnboarding } from '@/components/onboarding/onboarding-provider'
import { Button } from '@/components/ui/button'
import { CARD, CardFooter } from '@/components/ui/card'
import { FieldError } from '@/components/ui/field'
import { Progress } from '@/components/ui/progress'
import { callApi, reasonOf } from '@/lib/api/client'
import { QUESTIONS } from '@/lib/consultation/vacancy-builder/options'
import type { VacancyAnswers } from '@/lib/consultation/vacancy-builder/schema'
import { AnswerTable } from './answer-table'
import { NextAction } from './next-action'
import { QuestionField } from './question-field'
import { NO_ANSWERS, readSavedAnswers, type SavedAnswers, saveAnswers } from './saved-answers'
import { WhatHappensNext } from './what-happens-next'

const LAST_STEP = QUESTIONS.length - 1

/**
 * `links` are rendered on the server. With saved answers in the tab (set by the boot script) it stays invisible until it shows
 * their step; without script, no-script-questions.tsx is shown instead.
 */
export function VacancyBuilder({ links }: { links: ReactNode }) {
  const { session, update } = useOnboarding()
  const [saved, setSaved] = useState<SavedAnswers>(NO_ANSWERS)
  const [pending, setPending] = useState(false)
  const [failure, setFailure] = useState('')
  const root = useRef<HTMLDivElement>(null)
  const [moves, setMoves] = useState(0)

  useLayoutEffect(() => {
    setSaved(readSavedAnswers())
    root.current?.setAttribute('data-ready', '')
  }, [])

  const { completed, answers } = saved
  const step = Math.min(saved.step, LAST_STEP)
  useEffect(() => {
    if (moves === 0) return
    const find = (selector: string) => root.current?.querySelector<HTMLElement>(selector)
    const target = find('h1[tabindex], input:checked') ?? find('input, textarea')
    target?.focus()
  }, [moves])

  function patch(changes: Partial<SavedAnswers>) {
    const updated = { ...saved, ...changes }
    setSaved(updated)
    saveAnswers(updated)
  }

  function moveTo(changes: Partial<SavedAnswers>) {
    setMoves((count) => count + 1)
    patch(changes)
  }

  async function complete() {
    const { companyId, vacancyId } = session
    if (!companyId) return moveTo({ completed: true, companyId: null, onHold: false })
    setPending(true)
    setFailure('')
    try {
      const { hasConsultation } = await callApi('PUT /api/companies/{companyId}/vacancy-builder', {
        params: { companyId },
        body: { answers: answers as VacancyAnswers, vacancyId },
      })
      if (!hasConsultation)
        update({ companyId, jobTitle: answers[2] ?? null, currentSessionId: null, currentJobSpecId: null })
      moveTo({ completed: true, companyId, onHold: hasConsultation })
    } catch (error) {
      setFailure(
        `We couldn’t save your answers. ${reasonOf(error, 'They’re safe in this tab. Check your connection and try again.')}`,
      )
    } finally {
      setPending(false)
    }
  }

  const question = QUESTIONS[step]
  if (!question) return null
  const value = answers[question.id] ?? ''
  const isAnswered = value.trim() !== ''

  return (
    <div ref={root} className="noscript:hidden in-data-answers:not-data-ready:invisible">
      {completed ? (
        <div className="grid gap-10">
          <div className="grid gap-3">
            <h1 tabIndex={-1} className="text-4xl text-display">
              Consultation Complete
            </h1>
            <p className="measure text-lg">
              That’s the outline of your vacancy. We’ll build on these answers.
            </p>
          </div>
          <div className="grid gap-10 lg:max-w-[calc(58.3333%-1rem)]">
            <div className="grid gap-3">
              <AnswerTable answers={answers} current={null} />
              <p className="flex flex-wrap gap-x-6 gap-y-2 text-sm">
                <button
                  type="button"
                  className="link touch-target"
                  onClick={() => moveTo({ completed: false, step: 0 })}
                >
                  Change your answers
                </button>
                <button type="button" className="link touch-target" onClick={() => moveTo(NO_ANSWERS)}>
                  Build another vacancy
                </button>
              </p>
            </div>
            <NextAction saved={saved} onChange={patch} />
          </div>
          <WhatHappensNext />
          {links}
        </div>
      ) : (
        <div className="grid gap-x-10 gap-y-6 lg:grid-cols-12">
          <div className="grid gap-2 lg:col-span-12">
            <h1 className="text-display">AI Vacancy Builder</h1>
            <p className="text-muted-foreground">Five questions, about 10 minutes.</p>
          </div>
          <div className="grid content-start lg:col-span-8">
            <form
              noValidate
              className={`${CARD} max-sm:pb-0 sm:p-8`}
              onSubmit={(event) => {
                event.preventDefault()
                if (!isAnswered || pending) return
                if (step === LAST_STEP) complete()
                else moveTo({ step: step + 1 })
              }}
            >
              <div className="grid gap-2">
                <p className="figure text-sm" aria-live="polite">
                  Step {step + 1} of {QUESTIONS.length}
                </p>
                <Progress
                  label="Progress"
                  value={step + 1}
                  max={QUESTIONS.length}
                  aria-valuetext={`Step ${step + 1} of ${QUESTIONS.length}`}
                />
              </div>
              <div className="pt-3">
                <QuestionField
                  key={question.id}
                  question={question}
                  value={value}
                  onAnswer={(answer) => patch({ answers: { ...answers, [question.id]: answer } })}
                />
                <FieldError className="mt-3">{failure}</FieldError>
              </div>
              <CardFooter className="justify-between max-sm:sticky max-sm:bottom-[var(--consent-height,0px)] max-sm:-mx-5 max-sm:rounded-b-lg max-sm:bg-card max-sm:px-5 max-sm:py-3">
                <Button
                  variant="outline"
                  className={step === 0 ? 'invisible' : undefined}
                  disabled={step === 0 || pending}
                  onClick={() => moveTo({ step: step - 1 })}
                >
                  Previous
                </Button>
                <SubmitButton pending={pending} pendingLabel="Saving..." disabled={!isAnswered}>
                  {step === LAST_STEP ? 'Complete' : 'Next'}
                </SubmitButton>
              </CardFooter>
            </form>
          </div>
          <aside aria-label="Your answers" className="grid content-start gap-3 lg:col-span-4">
            <p className="title-label">Your answers</p>
            <AnswerTable answers={answers} current={step} />
          </aside>
        </div>
      )}
    </div>
  )
}
