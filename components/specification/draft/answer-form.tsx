'use client'

import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState, useTransition } from 'react'
import { FormField } from '@/components/forms/form-field'
import { SubmitButton } from '@/components/forms/submit-button'
import { LawCards } from '@/components/knowledge/law-card'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import { Input } from '@/components/ui/input'
import type { Failure } from '@/lib/api/client'
import type { HandEdit } from '@/lib/consultation/brief/hand-edit-schema'
import { FACT_MAX } from '@/lib/consultation/brief/options'
import type { Topic } from '@/lib/consultation/topics'
import { cn } from '@/lib/utils'

type Addition = Extract<HandEdit, { kind: 'add' }>

/** One answer that enters the brief. Pay must be a figure, and can be kept out of the advert. */
export function AnswerForm({
  topic,
  label,
  message = 'Enter what the specification should say',
  description = '',
  example = '',
  isInPlace = false,
  isRefused = false,
  onSubmit,
  onCancel,
}: {
  topic: Topic
  label: string
  /** Shown where the field is empty. */
  message?: string
  description?: string
  /** Of an answer, as a sentence. */
  example?: string | undefined
  /** In the row that says its label already. Takes the focus. */
  isInPlace?: boolean
  /** An approval was refused for want of it. */
  isRefused?: boolean
  /** Resolves to the failure where it did not work. */
  onSubmit: (edit: Addition) => Promise<Failure | null>
  onCancel?: () => void
}) {
  const hiddenId = useId()
  const form = useRef<HTMLFormElement>(null)
  const [value, setValue] = useState('')
  const [isHidden, setHidden] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)
  const [pending, startTransition] = useTransition()
  const isPay = topic === 'pay'

  useEffect(() => {
    if (isInPlace) form.current?.querySelector('input')?.focus()
  }, [isInPlace])

  const error = failure?.message ?? (isRefused && value.trim() === '' ? message : undefined)

  function submit(event: FormEvent) {
    event.preventDefault()
    const text = value.trim()
    if (text === '' || (isPay && !/\d/.test(text))) {
      form.current?.querySelector('input')?.focus()
      return setFailure({
        message: isPay ? 'Enter a figure, such as £48,000 to £56,000 a year' : message,
        cards: [],
      })
    }
    setFailure(null)
    startTransition(async () => {
      const audience = isPay && isHidden ? ({ audience: 'agency' } as const) : {}
      setFailure(await onSubmit({ kind: 'add', topic, value: text, ...audience }))
    })
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !onCancel) return
    event.stopPropagation()
    onCancel()
  }

  const add = (
    <SubmitButton variant={onCancel ? 'default' : 'outline'} pending={pending} pendingLabel="Adding...">
      Add<span className="sr-only"> {label.toLowerCase()}</span>
    </SubmitButton>
  )
  const cancel = onCancel ? (
    <Button variant="outline" onClick={onCancel}>
      Cancel
    </Button>
  ) : null

  return (
    <form
      ref={form}
      onSubmit={submit}
      onKeyDown={onKeyDown}
      noValidate
      className={cn('grid gap-3', !isInPlace && 'max-w-xl')}
    >
      <FormField
        label={label}
        description={[error === message ? '' : description, example].join(' ').trim()}
        error={error}
        className={isInPlace ? '[&>label]:sr-only' : undefined}
      >
        {(control) => (
          <span className="flex flex-wrap gap-x-3 gap-y-2">
            <Input
              {...control}
              className={isInPlace ? 'max-w-96 flex-1 basis-56' : 'flex-1 basis-40'}
              value={value}
              maxLength={FACT_MAX}
              autoComplete="off"
              onChange={(event) => setValue(event.target.value)}
            />
            {add}
            {cancel}
          </span>
        )}
      </FormField>
      <LawCards cards={failure?.cards} />
      {isPay ? (
        <label htmlFor={hiddenId} className="flex items-start gap-3">
          <Checkbox
            id={hiddenId}
            checked={isHidden}
            onCheckedChange={(checked) => setHidden(checked === true)}
            className="mt-0.5"
          />
          <span>Agency only: keep this out of the advert</span>
        </label>
      ) : null}
      {pending ? (
        <p role="status" className="text-muted-foreground text-sm">
          Updating the draft. Your other lines won’t change.
        </p>
      ) : null}
    </form>
  )
}
