'use client'

import { useState } from 'react'
import { FileLinks } from '@/components/interview-kit/file-links'
import { SubmittedScorecard } from '@/components/interview-kit/scorecards/submitted-scorecard'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { CARD } from '@/components/ui/card'
import { callApi } from '@/lib/api/client'
import { decisionLabelOf } from '@/lib/interview-kit/panel/options'
import type { CandidateView, InterviewerView, Panel } from '@/lib/interview-kit/panel/schema'
import type { KitItem } from '@/lib/interview-kit/schema'
import { cn } from '@/lib/utils'
import { DecisionForm } from './decision-form'
import { errorsOf } from './use-panel'

function describeProgress({ decision, scorecards, inProgress }: CandidateView): string {
  const count = scorecards.length
  const submitted = count === 0 ? 'No scorecard yet' : `${count} ${count === 1 ? 'scorecard' : 'scorecards'}`
  const waiting = inProgress.length > 0 ? `, ${inProgress.length} not submitted yet` : ''
  return `${submitted}${waiting}.${decision ? '' : ' Not decided.'}`
}

/** One candidate: what each interviewer wrote, the decision, and what data protection asks for. */
export function CandidateRecord({
  candidate,
  items,
  interviewers,
  keptMonths,
  onDecided,
  onDeleted,
}: {
  candidate: CandidateView
  items: readonly KitItem[]
  interviewers: readonly InterviewerView[]
  /** After the decision. */
  keptMonths: number
  onDecided: (panel: Panel) => void
  onDeleted: () => Promise<void>
}) {
  const { id, label, decision, scorecards, inProgress } = candidate
  const nameOf = (interviewerId: string) =>
    interviewers.find((interviewer) => interviewer.id === interviewerId)?.name ?? 'An interviewer'
  return (
    <article id={id} aria-label={label} className={cn(CARD, 'scroll-mt-4 gap-4')}>
      <header className="flex flex-wrap items-center gap-3">
        <h3 className="wrap-anywhere font-semibold text-lg">{label}</h3>
        {decision ? <Badge variant="outline">{decisionLabelOf(decision)}</Badge> : null}
        <p className="text-muted-foreground text-sm">{describeProgress(candidate)}</p>
      </header>
      {scorecards.length > 0 ? (
        <details>
          <summary className="disclosure touch-target w-fit cursor-pointer">
            <span className="link">
              What {scorecards.length === 1 ? 'the interviewer' : `${scorecards.length} interviewers`} wrote
              <span className="sr-only"> about {label}</span>
            </span>
          </summary>
          <div className="mt-4 grid gap-6">
            {scorecards.map((scorecard) => (
              <SubmittedScorecard
                key={scorecard.interviewerId}
                title={nameOf(scorecard.interviewerId)}
                scorecard={scorecard}
                items={items}
              />
            ))}
          </div>
        </details>
      ) : null}
      {inProgress.length > 0 ? (
        <p className="text-muted-foreground text-sm">
          Not submitted yet: {inProgress.map(nameOf).join(', ')}.
        </p>
      ) : null}
      {scorecards.length > 0 ? (
        <DecisionForm candidate={candidate} onDecided={onDecided} />
      ) : (
        <details open={decision !== null || undefined}>
          <summary className="disclosure touch-target w-fit cursor-pointer">
            <span className="link">
              Decide without a scorecard<span className="sr-only"> about {label}</span>
            </span>
          </summary>
          <div className="mt-4">
            <DecisionForm candidate={candidate} onDecided={onDecided} />
          </div>
        </details>
      )}
      <footer className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2 border-t pt-4 print:hidden">
        <FileLinks
          title="Everything we hold about them"
          address={`/api/candidates/${id}/document`}
          about={`about ${label}`}
        />
        <DeleteCandidate id={id} label={label} keptMonths={keptMonths} onDeleted={onDeleted} />
      </footer>
    </article>
  )
}

function DeleteCandidate({
  id,
  label,
  keptMonths,
  onDeleted,
}: {
  id: string
  label: string
  keptMonths: number
  onDeleted: () => Promise<void>
}) {
  const [isAsked, setIsAsked] = useState(false)
  const [failure, setFailure] = useState('')

  async function remove() {
    try {
      await callApi('DELETE /api/candidates/{id}', { params: { id } })
      await onDeleted()
    } catch (error) {
      setFailure(errorsOf(error).form ?? '')
    }
  }

  return (
    <div
      className={
        isAsked
          ? 'grid w-full justify-items-start gap-3 border-l-4 border-l-destructive bg-destructive-wash p-4'
          : 'contents'
      }
    >
      {isAsked ? (
        <>
          <p>Delete {label} with every scorecard and the decision? We can’t bring them back.</p>
          <div className="flex flex-wrap gap-3">
            <Button variant="destructive" size="sm" onClick={remove}>
              Delete for good
            </Button>
            <Button variant="outline" size="sm" onClick={() => setIsAsked(false)}>
              Keep
            </Button>
          </div>
        </>
      ) : (
        <>
          <button
            type="button"
            className="touch-target min-h-6 text-destructive text-sm underline underline-offset-[0.22em]"
            onClick={() => setIsAsked(true)}
          >
            Delete<span className="sr-only"> {label}</span>
          </button>
          <p className="w-full text-muted-foreground text-sm">
            We delete this candidate ourselves {keptMonths === 1 ? 'a month' : `${keptMonths} months`} after
            your decision.
          </p>
        </>
      )}
      <p role="alert" className="text-destructive text-sm empty:hidden">
        {failure}
      </p>
    </div>
  )
}
