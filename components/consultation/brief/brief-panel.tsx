'use client'

import { memo, type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import { LawCards } from '@/components/knowledge/law-card'
import { isNeededByLaw, LawMark, LawNote } from '@/components/knowledge/law-mark'
import { PayNote } from '@/components/knowledge/pay-note'
import { Card, CardTitle } from '@/components/ui/card'
import type { Company } from '@/lib/company/schema'
import type { HandEdit } from '@/lib/consultation/brief/hand-edit-schema'
import type { Fact } from '@/lib/consultation/brief/schema'
import type { ChatMessage } from '@/lib/consultation/messages/schema'
import type { BriefView } from '@/lib/consultation/session/schema'
import { BriefConflict } from './brief-conflict'
import { BriefFact } from './brief-fact'
import { groupFactsByTopic } from './brief-groups'
import { EmptyBrief } from './empty-brief'
import { FactDetails } from './fact-details'
import { MoveTargets } from './move-targets'
import { listOpenRows, OpenTopicsList } from './open-topics-list'
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
  readOnly,
  selection,
  onToggle,
  onShowInTranscript,
  onAnswerTopic,
}: {
  view: BriefView | null
  messages: readonly ChatMessage[]
  company: Company | null
  builderAnswers: Readonly<Record<string, string>>
  editing: BriefEditing
  readOnly: boolean
  selection: FactSelection | null
  onToggle: (factId: string) => void
  onShowInTranscript: (factId: string) => void
  /** Begins an answer about what is open. */
  onAnswerTopic: (label: string) => void
}) {
  const list = useRef<HTMLDivElement>(null)
  const topics = useMemo(() => groupFactsByTopic(view?.brief.facts ?? []), [view])
  const groups = topics.flatMap((topic) => topic.groups)
  const count = groups.flatMap(({ facts }) => facts).length
  const conflicts = groups.filter(({ facts }) => facts.length > 1).length
  const hasLawMarks =
    topics.some(({ topic }) => isNeededByLaw(topic)) ||
    (view !== null && listOpenRows(view).some((row) => row.isNeededByLaw))
  const changedIds = useChangedFacts(view?.brief.facts, list)
  useRestoredFocus(editing.lastChange, list)
  const [dragged, setDragged] = useState<Fact | null>(null)

  const texts = { messages, company, builderAnswers, proposalSources: view?.proposalSources ?? {} }
  const renderFact = (fact: Fact) => (
    <BriefFact
      key={fact.id}
      fact={fact}
      isChanged={changedIds.has(fact.id)}
      selection={selection}
      onToggle={onToggle}
      onDrag={readOnly ? null : setDragged}
      details={
        <FactDetails
          fact={fact}
          messages={messages}
          company={company}
          builderAnswers={builderAnswers}
          proposalSources={view?.proposalSources ?? {}}
          editing={readOnly ? null : editing}
          onShowInTranscript={onShowInTranscript}
        />
      }
    />
  )

  return (
    <Card aria-labelledby="brief-title" data-slot="brief" className="min-h-0 flex-1 gap-2 p-4 lg:pb-0">
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
          <p role="status" className="sr-only">
            The brief has {count} {count === 1 ? 'entry' : 'entries'}
            {conflicts > 0 ? ', some of which conflict' : ''}
          </p>
        </div>
      </div>
      <p role="alert" className="text-destructive text-sm empty:hidden">
        {editing.failure?.message}
      </p>
      <LawCards cards={editing.failure?.cards} />
      {editing.removedFact ? <RemovedFact fact={editing.removedFact} editing={editing} /> : null}
      <div className="relative flex min-h-0 flex-1 flex-col">
        {dragged ? (
          <MoveTargets
            fact={dragged}
            onMove={(topic) => {
              setDragged(null)
              editing.applyChange({ kind: 'move', factId: dragged.id, topic })
            }}
          />
        ) : null}
        <div
          ref={list}
          className="-mx-2 relative grid min-h-0 flex-1 content-start gap-1 px-2 lg:overflow-y-auto lg:overscroll-contain lg:mask-b-from-[calc(100%-2.5rem)] lg:pb-8"
        >
          {count === 0 ? <EmptyBrief /> : null}
          {topics.map(({ topic, label, groups: topicGroups }) => (
            <div
              key={topic}
              className="grid gap-x-3 border-t pt-1 has-[fieldset]:gap-y-2 sm:not-has-[fieldset]:grid-cols-[7.5rem_minmax(0,1fr)]"
            >
              <h3 className="title-label pt-1.5 pb-1 leading-snug">
                {label}
                {isNeededByLaw(topic) ? <LawMark /> : null}
              </h3>
              <div className="grid min-w-0 content-start gap-0.5 has-[fieldset]:gap-3">
                {topicGroups.map(({ key, facts }) =>
                  facts.length > 1 ? (
                    <BriefConflict
                      key={key}
                      label={label}
                      facts={facts}
                      texts={texts}
                      editing={readOnly ? null : editing}
                      selection={selection}
                    />
                  ) : (
                    facts.map(renderFact)
                  ),
                )}
                {topic === 'pay' && view?.payNote ? (
                  <PayNote note={view.payNote} readOnly={readOnly} />
                ) : null}
              </div>
            </div>
          ))}
          {view ? <OpenTopicsList view={view} onAnswer={readOnly ? null : onAnswerTopic} /> : null}
        </div>
        {hasLawMarks ? (
          <div className="border-t py-1.5">
            <LawNote />
          </div>
        ) : null}
      </div>
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
