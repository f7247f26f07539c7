'use client'

import { useCallback, useEffect, useRef, useState } from 'react'
import { Alert, AlertDescription, AlertTitle } from '@/components/ui/alert'
import type { Interview } from '@/lib/interview-kit/scorecards/schema'
import { ScorecardForm } from './scorecard-form'
import { SubmittedScorecard } from './submitted-scorecard'

/** Shown once there is script: what the browser kept is part of it. */
export function Scorecard({
  token,
  interviewerId,
  candidateId,
  interview: initial,
}: {
  token: string
  interviewerId: string
  candidateId: string
  interview: Interview
}) {
  const [interview, setInterview] = useState(initial)
  const [isReady, setIsReady] = useState(false)
  const [isSubmittedNow, setIsSubmittedNow] = useState(false)
  const notice = useRef<HTMLDivElement>(null)

  useEffect(() => setIsReady(true), [])
  useEffect(() => {
    if (isSubmittedNow) notice.current?.focus()
  }, [isSubmittedNow])
  const finish = useCallback((next: Interview) => {
    setInterview(next)
    setIsSubmittedNow(true)
  }, [])

  const candidate = interview.candidates.find(({ id }) => id === candidateId)
  if (!candidate) return <p>This candidate has been removed.</p>
  const { scorecard, others } = candidate
  if (scorecard?.submittedAt)
    return (
      <div className="grid gap-8">
        <Alert ref={notice} tabIndex={-1} variant="success">
          <AlertTitle>Submitted. Thank you.</AlertTitle>
          <AlertDescription>
            It can’t be changed any more.{' '}
            {others && others.length > 0
              ? 'Below yours is what the others have submitted.'
              : 'Once the others have submitted theirs, you’ll find them here.'}
          </AlertDescription>
        </Alert>
        <SubmittedScorecard title="You" scorecard={scorecard} items={interview.items} />
        {others?.map((other) => (
          <SubmittedScorecard
            key={`${other.interviewer} ${other.submittedAt}`}
            title={other.interviewer}
            scorecard={other}
            items={interview.items}
          />
        ))}
      </div>
    )
  return isReady ? (
    <ScorecardForm
      key={candidateId}
      token={token}
      interviewerId={interviewerId}
      candidate={candidate}
      items={interview.items}
      onSubmitted={finish}
    />
  ) : (
    <p className="text-muted-foreground">
      Opening the scorecard…
      <noscript> It saves as you type, so it needs JavaScript.</noscript>
    </p>
  )
}
