'use client'

import { memo, useMemo } from 'react'
import { Card, CardTitle } from '@/components/ui/card'
import type { Company } from '@/lib/companies/schema'
import { openTopics, topicLabel } from '@/lib/consultations/rules'
import type { ChatMessage, Fact } from '@/lib/consultations/schema'
import { BriefConflict } from './brief-conflict'
import { BriefFact } from './brief-fact'
import { briefGroups } from './brief-groups'
import { EmptyBrief } from './empty-brief'
import { FactDetails } from './fact-details'
import { RemovedFact } from './removed-fact'
import type { BriefView } from './turn-stream'
import type { BriefEditing } from './use-brief-editing'
import type { Selection } from './use-selection'

/** The brief as it fills in: each fact with its strength, its source, and what can be done with it by hand. */
export const BriefPanel = memo(function BriefPanel({
  view,
  messages,
  company,
  editing,
  selection,
  onToggle,
  onShowWords,
}: {
  view: BriefView | null
  messages: readonly ChatMessage[]
  company: Company | null
  editing: BriefEditing
  selection: Selection | null
  onToggle: (factId: string) => void
  onShowWords: (factId: string) => void
}) {
  const topics = useMemo(() => briefGroups(view?.brief.facts ?? []), [view])
  const count = topics.reduce((sum, { groups }) => sum + groups.flatMap(({ facts }) => facts).length, 0)
  const open = view && count > 0 ? openTopics(view.brief).map(topicLabel) : []

  const drawn = (fact: Fact) => (
    <BriefFact
      key={fact.id}
      fact={fact}
      selection={selection}
      onToggle={onToggle}
      details={
        <FactDetails
          fact={fact}
          messages={messages}
          company={company}
          editing={editing}
          onShowWords={onShowWords}
        />
      }
    />
  )

  return (
    <Card aria-labelledby="brief-title" data-slot="brief" className="gap-3 p-4 sm:p-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <CardTitle id="brief-title">The brief</CardTitle>
        <p className="figure text-muted-foreground text-xs">
          {count} {count === 1 ? 'entry' : 'entries'}
        </p>
      </div>
      <p role="alert" className="text-destructive text-sm empty:hidden">
        {editing.error}
      </p>
      {editing.removed ? <RemovedFact fact={editing.removed} editing={editing} /> : null}
      {count === 0 ? <EmptyBrief /> : null}
      {topics.map(({ topic, label, groups }) => (
        <section key={topic} aria-labelledby={`topic-${topic}`} className="grid gap-1">
          <h3 id={`topic-${topic}`} className="title-label border-b pb-0.5">
            {label}
          </h3>
          {groups.map(({ key, facts }) =>
            facts.length > 1 ? (
              <BriefConflict key={key} label={label} facts={facts} editing={editing}>
                {drawn}
              </BriefConflict>
            ) : (
              facts.map(drawn)
            ),
          )}
        </section>
      ))}
      {open.length > 0 ? (
        <p className="border-t border-dashed pt-3 text-muted-foreground text-sm leading-snug">
          <span className="font-semibold">Still open:</span> {open.join(', ')}.
        </p>
      ) : null}
    </Card>
  )
})
