'use client'

import { useRef } from 'react'
import { Button } from '@/components/ui/button'
import { Card, CardDescription } from '@/components/ui/card'
import type { BriefView } from '@/lib/consultation/session/schema'
import { formatDay } from '@/lib/dates'
import { dismissalOf } from './guide-choice'
import { ProposalGroup } from './proposal-group'
import { useProposals } from './use-proposals'

/** Nothing where no guide fits the job title, or the brief says all of it already. */
export function ProposalsCard({
  sessionId,
  view,
  onView,
}: {
  sessionId: string | null
  view: BriefView | null
  onView: (view: BriefView, basedOn: BriefView | null) => Promise<void>
}) {
  const { list, choose, add, pending, error, addedText } = useProposals({ sessionId, view, onView })
  const title = useRef<HTMLHeadingElement>(null)

  if (list === null) return null
  const { guide, candidates, proposals } = list
  if (guide ? proposals.length === 0 && !addedText : candidates.length === 0) return null
  const others = candidates.filter(({ id }) => id !== guide?.id)
  // The button goes, and the focus with it.
  const chooseAndFocus = (choice: string, next: HTMLElement | null) => {
    choose(choice)
    next?.focus()
  }
  return (
    <Card aria-labelledby="proposals-title" data-slot="proposals" className="gap-3 p-4 sm:p-5">
      <div className="grid gap-0.5">
        <h2 ref={title} id="proposals-title" tabIndex={-1} className="text-lg">
          What companies usually ask for in this role
        </h2>
        {guide ? (
          <CardDescription>
            From our guide, “{guide.name}”, reviewed {formatDay(new Date(guide.reviewed))}. Add what fits your
            vacancy.
          </CardDescription>
        ) : null}
      </div>
      {guide ? (
        <>
          <div className="grid items-start gap-x-8 gap-y-3 lg:grid-cols-[4fr_3fr]">
            <ProposalGroup
              key={`${guide.id} requirement`}
              label="Requirements"
              proposals={proposals.filter(({ kind }) => kind === 'requirement')}
              pending={pending}
              onAdd={add}
            />
            <ProposalGroup
              key={`${guide.id} duty`}
              label="Duties"
              proposals={proposals.filter(({ kind }) => kind === 'duty')}
              pending={pending}
              onAdd={add}
            />
          </div>
          {others.length > 0 ? (
            <p className="flex flex-wrap gap-x-3 border-t pt-2.5 text-sm">
              Not this role?
              {others.map(({ id, name }) => (
                <button
                  key={id}
                  type="button"
                  onClick={() => chooseAndFocus(id, title.current)}
                  className="link touch-target min-h-6"
                >
                  {name}
                </button>
              ))}
            </p>
          ) : null}
        </>
      ) : (
        <fieldset className="grid gap-2">
          <legend className="mb-2 text-sm">Which is closest?</legend>
          <div className="flex flex-wrap gap-2">
            {candidates.map(({ id, name }) => (
              <Button key={id} size="sm" variant="outline" onClick={() => chooseAndFocus(id, title.current)}>
                {name}
              </Button>
            ))}
            <Button
              size="sm"
              variant="ghost"
              onClick={() => chooseAndFocus(dismissalOf(candidates), document.getElementById('brief-title'))}
            >
              None of these
            </Button>
          </div>
        </fieldset>
      )}
      <p role="alert" className="text-destructive text-sm empty:hidden">
        {error}
      </p>
      <p role="status" className="text-muted-foreground text-sm empty:hidden">
        {addedText ? `Added to the brief: ${addedText}` : null}
      </p>
    </Card>
  )
}
