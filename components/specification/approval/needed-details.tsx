'use client'

import type { Route } from 'next'
import { useState, useTransition } from 'react'
import { LawCards } from '@/components/knowledge/law-card'
import { neededAnchorOf } from '@/components/specification/anchors'
import { useApproval } from '@/components/specification/approval-context'
import { AnswerForm } from '@/components/specification/draft/answer-form'
import { useDraftEditor } from '@/components/specification/draft/draft-editor'
import { Button } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import type { Failure } from '@/lib/api/client'
import type { HandEdit } from '@/lib/consultation/brief/hand-edit-schema'
import { type Topic, topicLabel } from '@/lib/consultation/topics'
import { describeExample } from '@/lib/specification/examples'
import type { Missing } from '@/lib/specification/floor'
import { NEEDS } from '@/lib/specification/needs'

type Submit = (edit: HandEdit) => Promise<Failure | null>

/** What keeps the draft from being approved, each with a way to settle it here. An answer enters the brief, and the draft is written again. */
export function NeededDetails({
  missing,
  consultation,
}: {
  missing: readonly Missing[]
  consultation: Route
}) {
  const submit: Submit = useDraftEditor().answer
  const { refused } = useApproval()

  if (missing.length === 0) return null
  return (
    <section aria-labelledby="needed" className="grid gap-3 print:hidden">
      <h3 id="needed" tabIndex={-1} className="text-lg">
        Needed to approve
      </h3>
      <ul className="border-signal border-l-4">
        {missing.map((item) => (
          <li
            key={item.path}
            id={neededAnchorOf(item.path)}
            className="border-b py-4 pl-4 last:border-b-0 target:bg-signal-wash"
          >
            {item.kind === 'detail' ? (
              <AnswerForm
                topic={item.topic}
                label={topicLabel(item.topic)}
                message={item.message}
                description={`${item.message}.`}
                example={exampleOf(item.topic)}
                isRefused={refused.includes(item.path)}
                onSubmit={submit}
              />
            ) : null}
            {item.kind === 'conflict' ? <ConflictChoice item={item} onSubmit={submit} /> : null}
            {item.kind === 'held' ? (
              <>
                <p>
                  {item.message}.{' '}
                  <Link href={consultation} className="link">
                    Go to the consultation
                  </Link>
                </p>
                <LawCards cards={item.cards} />
              </>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  )
}

function exampleOf(topic: Topic): string | undefined {
  const section = NEEDS.find((need) => need.topic === topic)?.sections[0]
  return section && describeExample(section)
}

function ConflictChoice({
  item,
  onSubmit,
}: {
  item: Extract<Missing, { kind: 'conflict' }>
  onSubmit: Submit
}) {
  const [error, setError] = useState('')
  const [pending, startTransition] = useTransition()
  const [first] = item.choices
  const choose = (edit: HandEdit) =>
    startTransition(async () => {
      setError((await onSubmit(edit))?.message ?? '')
    })

  return (
    <fieldset className="grid min-w-0 gap-3" disabled={pending}>
      <legend className="mb-3 font-semibold">{topicLabel(item.topic)}: which is right?</legend>
      <div className="flex flex-wrap gap-2">
        {item.choices.map(({ factId, value }) => (
          <Button key={factId} size="sm" variant="outline" onClick={() => choose({ kind: 'settle', factId })}>
            {value}
          </Button>
        ))}
        {first ? (
          <Button
            size="sm"
            variant="ghost"
            onClick={() => choose({ kind: 'keepBoth', factId: first.factId })}
          >
            Both are right
          </Button>
        ) : null}
      </div>
      <p role="alert" className="text-destructive text-sm empty:hidden">
        {error}
      </p>
    </fieldset>
  )
}
