'use client'

import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { SubmitButton } from '@/components/forms/submit-button'
import { useOnboarding } from '@/components/onboarding/onboarding-provider'
import { Button } from '@/components/ui/button'
import { notify } from '@/components/ui/notify'
import { Progress } from '@/components/ui/progress'
import { finishVacancyBuilder } from '@/lib/api/actions/vacancy-builder'
import { QUESTIONS } from '@/lib/consultation/vacancy-builder/options'
import type { VacancyAnswers } from '@/lib/consultation/vacancy-builder/schema'
import { AnswerTable } from './answer-table'
import { NextAction } from './next-action'
import { QuestionField } from './question-field'
import { NO_ANSWERS, readSavedAnswers, type SavedAnswers, saveAnswers } from './saved-answers'

const LAST = QUESTIONS.length - 1

/** The AI Vacancy Builder: five questions, then what happens next and the way on. `next` and `links` come from the server. */
export function VacancyBuilder({ next, links }: { next: ReactNode; links: ReactNode }) {
  const { session, update } = useOnboarding()
  const [kept, setKept] = useState<SavedAnswers>(NO_ANSWERS)
  const [pending, setPending] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const [moves, setMoves] = useState(0)

  useLayoutEffect(() => {
    setKept(readSavedAnswers())
    root.current?.setAttribute('data-ready', '')
  }, [])

  const { completed, answers } = kept
  const step = Math.min(kept.step, LAST)
  useEffect(() => {
    if (moves === 0) return
    const find = (selector: string) => root.current?.querySelector<HTMLElement>(selector)
    const target = find('h1[tabindex], input:checked') ?? find('input, textarea')
    target?.focus()
  }, [moves])

  function change(more: Partial<SavedAnswers>) {
    const changed = { ...kept, ...more }
    setKept(changed)
    saveAnswers(changed)
  }

  function go(more: Partial<SavedAnswers>) {
    setMoves((count) => count + 1)
    change(more)
  }

  async function complete() {
    const { companyId } = session
    if (!companyId) return go({ completed: true, companyId: null, onHold: false })
    setPending(true)
    const result = await finishVacancyBuilder({ companyId, answers: answers as VacancyAnswers }).catch(
      () => null,
    )
    setPending(false)
    if (result?.ok) {
      if (!result.data.underWay)
        update({ companyId, jobTitle: answers[2] ?? null, currentSessionId: null, currentJobSpecId: null })
      return go({ completed: true, companyId: companyId, onHold: result.data.underWay })
    }
    notify({
      title: 'Your answers could not be saved',
      description:
        result?.message ??
        'There is no connection at the moment. They are kept in this tab: please try again.',
      variant: 'destructive',
    })
  }

  const question = QUESTIONS[step]
  if (!question) return null
  const value = answers[question.id] ?? ''
  const answered = value.trim() !== ''

  return (
    <div ref={root} className="vacancy-builder">
      {completed ? (
        <div className="grid gap-10">
          <div className="grid gap-3">
            <h1 tabIndex={-1} className="text-4xl text-display">
              Consultation Complete
            </h1>
            <p className="measure text-lg">
              Your vacancy has its outline. These are the answers that everything after starts from.
            </p>
          </div>
          <div className="grid gap-3">
            <AnswerTable answers={answers} current={null} />
            <p className="flex flex-wrap gap-x-6 gap-y-2 text-sm">
              <button
                type="button"
                className="link touch-target"
                onClick={() => go({ completed: false, step: 0 })}
              >
                Change the answers
              </button>
              <button type="button" className="link touch-target" onClick={() => go(NO_ANSWERS)}>
                Build another vacancy
              </button>
            </p>
          </div>
          <NextAction kept={kept} onChange={change} />
          {next}
          {links}
        </div>
      ) : (
        <div className="grid gap-x-10 gap-y-6 lg:grid-cols-12">
          <div className="grid gap-2 lg:col-span-12">
            <h1 className="text-display">AI Vacancy Builder</h1>
            <p className="text-muted-foreground">Five questions. Takes about 10 minutes.</p>
          </div>
          <div className="grid content-start lg:col-span-7">
            <form
              noValidate
              className="card min-h-[26rem] sm:p-8"
              onSubmit={(event) => {
                event.preventDefault()
                if (!answered || pending) return
                if (step === LAST) complete()
                else go({ step: step + 1 })
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
              <div className="flex-1 pt-3">
                <QuestionField
                  key={question.id}
                  question={question}
                  value={value}
                  onAnswer={(answer) => change({ answers: { ...answers, [question.id]: answer } })}
                />
              </div>
              <div className="card-footer justify-between">
                <Button
                  variant="outline"
                  disabled={step === 0 || pending}
                  onClick={() => go({ step: step - 1 })}
                >
                  Previous
                </Button>
                <SubmitButton pending={pending} pendingLabel="Completing..." disabled={!answered}>
                  {step === LAST ? 'Complete' : 'Next'}
                </SubmitButton>
              </div>
            </form>
          </div>
          <aside aria-label="Your answers" className="grid content-start gap-3 lg:col-span-5">
            <p className="title-label">Your answers</p>
            <AnswerTable answers={answers} current={step} />
          </aside>
        </div>
      )}
    </div>
  )
}
