'use client'

import type { Route } from 'next'
import { useRouter } from 'next/navigation'
import { type FormEvent, useId, useState, useTransition } from 'react'
import { FormField } from '@/components/forms/form-field'
import { SubmitButton } from '@/components/forms/submit-button'
import { LawCard } from '@/components/knowledge/law-card'
import { useDraftEditor } from '@/components/specification/draft/draft-editor'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import { Input } from '@/components/ui/input'
import { Link } from '@/components/ui/link'
import { callApi, type Failure, failureOf } from '@/lib/api/client'
import type { HandEdit } from '@/lib/consultation/brief/hand-edit-schema'
import { FACT_MAX } from '@/lib/consultation/brief/options'
import { topicLabel } from '@/lib/consultation/topics'
import * as paths from '@/lib/paths'
import type { Missing } from '@/lib/specification/floor'

const UNREACHABLE = 'We lost the connection, so we don’t know if this was saved. Reload the page to check.'
const UNSAVED_LINE: Failure = {
  message: 'You’re still editing a line below. Save or cancel it first.',
  card: null,
}

type Submit = (edit: HandEdit) => Promise<Failure | null>

/** What keeps the draft from being approved, each with a way to settle it here. An answer enters the brief, and the draft is written again. */
export function NeededDetails({
  companyId,
  sessionId,
  missing,
  consultation,
}: {
  companyId: string
  sessionId: string
  missing: readonly Missing[]
  consultation: Route
}) {
  const router = useRouter()
  const editor = useDraftEditor()

  /** Resolves to the failure where it did not work. */
  async function submit(edit: HandEdit): Promise<Failure | null> {
    if (editor.unsavedLines.length > 0) return UNSAVED_LINE
    try {
      await callApi('POST /api/consultations/{sessionId}/edits', { params: { sessionId }, body: edit })
      const { jobSpecification } = await callApi('POST /api/ai/generate-summary', {
        body: { companyId, sessionId, vacancyId: sessionId },
      })
      router.replace(paths.jobSpecification(jobSpecification.id), { scroll: false })
      router.refresh()
      return null
    } catch (error) {
      return failureOf(error, UNREACHABLE)
    }
  }

  return (
    <ul className="grid gap-4 print:hidden">
      {missing.map((item) => (
        <li key={item.path} className="rounded-md border border-signal bg-signal-wash p-4">
          {item.kind === 'detail' ? <DetailForm item={item} onSubmit={submit} /> : null}
          {item.kind === 'conflict' ? <ConflictChoice item={item} onSubmit={submit} /> : null}
          {item.kind === 'held' ? (
            <>
              <p>
                {item.message}.{' '}
                <Link href={consultation} className="link">
                  Go to the consultation
                </Link>
              </p>
              {item.cards.map((card) => (
                <LawCard key={card.id} card={card} />
              ))}
            </>
          ) : null}
        </li>
      ))}
    </ul>
  )
}

function DetailForm({ item, onSubmit }: { item: Extract<Missing, { kind: 'detail' }>; onSubmit: Submit }) {
  const hiddenId = useId()
  const [value, setValue] = useState('')
  const [isHidden, setHidden] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)
  const [pending, startTransition] = useTransition()
  const isPay = item.topic === 'pay'

  function submit(event: FormEvent) {
    event.preventDefault()
    const text = value.trim()
    if (text === '' || (isPay && !/\d/.test(text)))
      return setFailure({
        message: isPay ? 'Enter a figure, such as £48,000 to £56,000 a year' : item.message,
        card: null,
      })
    setFailure(null)
    startTransition(async () => {
      const audience = isPay && isHidden ? ({ audience: 'agency' } as const) : {}
      setFailure(await onSubmit({ kind: 'add', topic: item.topic, value: text, ...audience }))
    })
  }

  return (
    <form onSubmit={submit} noValidate className="grid gap-3">
      <FormField
        label={topicLabel(item.topic)}
        description={`${item.message}.`.replace('..', '.')}
        error={failure?.message}
      >
        {(control) => (
          <Input
            {...control}
            value={value}
            maxLength={FACT_MAX}
            autoComplete="off"
            onChange={(event) => setValue(event.target.value)}
          />
        )}
      </FormField>
      {failure?.card ? <LawCard card={failure.card} /> : null}
      {isPay ? (
        <label htmlFor={hiddenId} className="flex items-start gap-3">
          <Checkbox
            id={hiddenId}
            checked={isHidden}
            onChange={(event) => setHidden(event.target.checked)}
            className="mt-0.5"
          />
          <span>Agency only: keep this out of the advert</span>
        </label>
      ) : null}
      <SubmitButton size="sm" className="w-fit" pending={pending} pendingLabel="Adding...">
        Add<span className="sr-only"> {topicLabel(item.topic).toLowerCase()}</span>
      </SubmitButton>
    </form>
  )
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
