'use client'

import { memo, type RefObject, useEffect, useMemo, useRef } from 'react'
import { LawCard } from '@/components/knowledge/law-card'
import { PayNote } from '@/components/knowledge/pay-note'
import { Card, CardTitle } from '@/components/ui/card'
import type { Company } from '@/lib/company/schema'
import type { HandEdit } from '@/lib/consultation/brief/hand-edit-schema'
import type { Fact } from '@/lib/consultation/brief/schema'
import { openTopics } from '@/lib/consultation/interview/open-topics'
import type { ChatMessage } from '@/lib/consultation/messages/schema'
import type { BriefView } from '@/lib/consultation/session/schema'
import { topicLabel } from '@/lib/consultation/topics'
import { BriefConflict } from './brief-conflict'
import { BriefFact } from './brief-fact'
import { groupFactsByTopic } from './brief-groups'
import { EmptyBrief } from './empty-brief'
import { FactDetails } from './fact-details'
import { RemovedFact } from './removed-fact'
import type { BriefEditing } from './use-brief-editing'
import { useChangedFacts } from './use-changed-facts'
import type { FactSelection } from './use-fact-selection'

export const BriefPanel = memo(function BriefPanel({
  view,
  messages,
  company,
  builderAnswers,
  editing,
  selection,
  onToggle,
  onShowInTranscript,
}: {
  view: BriefView | null
  messages: readonly ChatMessage[]
  company: Company | null
  builderAnswers: Readonly<Record<string, string>>
  editing: BriefEditing
  selection: FactSelection | null
  onToggle: (factId: string) => void
  onShowInTranscript: (factId: string) => void
}) {
  const list = useRef<HTMLDivElement>(null)
  const topics = useMemo(() => groupFactsByTopic(view?.brief.facts ?? []), [view])
  const groups = topics.flatMap((topic) => topic.groups)
  const count = groups.flatMap(({ facts }) => facts).length
  const conflicts = groups.filter(({ facts }) => facts.length > 1).length
  const changedIds = useChangedFacts(view?.brief.facts, list)
  useRestoredFocus(editing.lastChange, list)
  const open = view && count > 0 ? openTopics(view.brief).map(topicLabel) : []

  const renderFact = (fact: Fact) => (
    <BriefFact
      key={fact.id}
      fact={fact}
      isChanged={changedIds.has(fact.id)}
      selection={selection}
      onToggle={onToggle}
      details={
        <FactDetails
          fact={fact}
          messages={messages}
          company={company}
          builderAnswers={builderAnswers}
          proposalSources={view?.proposalSources ?? {}}
          editing={editing}
          onShowInTranscript={onShowInTranscript}
        />
      }
    />
  )

  return (
    <Card aria-labelledby="brief-title" data-slot="brief" className="gap-3 p-4 sm:p-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <CardTitle id="brief-title" tabIndex={-1}>
          The brief
        </CardTitle>
        <div className="figure flex flex-wrap gap-x-3 text-muted-foreground text-xs">
          {conflicts > 0 ? (
            <button
              type="button"
              onClick={() => list.current?.querySelector('fieldset')?.focus()}
              className="touch-target min-h-6 font-semibold text-signal-text underline underline-offset-4"
            >
              {conflicts} {conflicts === 1 ? 'conflict' : 'conflicts'}
            </button>
          ) : null}
          <p role="status" className="content-center">
            <span className="sr-only">The brief has </span>
            {count} {count === 1 ? 'entry' : 'entries'}
            <span className="sr-only">{conflicts > 0 ? ', some of which conflict' : ''}</span>
          </p>
        </div>
      </div>
      <p role="alert" className="text-destructive text-sm empty:hidden">
        {editing.failure?.message}
      </p>
      {editing.failure?.card ? <LawCard card={editing.failure.card} /> : null}
      {editing.removedFact ? <RemovedFact fact={editing.removedFact} editing={editing} /> : null}
      {count === 0 ? <EmptyBrief /> : null}
      {count > 0 ? (
        <div
          ref={list}
          className="-mx-2 relative grid gap-2 px-2 lg:max-h-120 lg:overflow-y-auto lg:overscroll-contain"
        >
          {topics.map(({ topic, label, groups: topicGroups }) => (
            <div
              key={topic}
              className="grid gap-x-3 border-t pt-1 sm:not-has-[fieldset]:grid-cols-[7.5rem_minmax(0,1fr)]"
            >
              <h3 className="title-label pt-1.5 leading-snug">{label}</h3>
              <div className="grid min-w-0 gap-0.5">
                {topicGroups.map(({ key, facts }) =>
                  facts.length > 1 ? (
                    <BriefConflict key={key} label={label} facts={facts} editing={editing}>
                      {renderFact}
                    </BriefConflict>
                  ) : (
                    facts.map(renderFact)
                  ),
                )}
                {topic === 'pay' && view?.payNote ? <PayNote note={view.payNote} /> : null}
              </div>
            </div>
          ))}
          {open.length > 0 ? (
            <p className="border-t border-dashed pt-3 text-muted-foreground text-sm leading-snug">
              <span className="font-semibold">Still to discuss:</span> {open.join(' · ')}
            </p>
          ) : null}
        </div>
      ) : null}
    </Card>
  )
})

/** A hand edit can remove the control that made it. The focus then moves to the entry. */
function useRestoredFocus(lastChange: HandEdit | null, list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (!lastChange || !('factId' in lastChange) || document.activeElement !== document.body) return
    list.current?.querySelector<HTMLElement>(`[data-fact="${lastChange.factId}"] button`)?.focus()
  }, [lastChange, list])
}
