'use client'

import { useEffect, useId, useRef, useState } from 'react'
import { PayNote } from '@/components/knowledge/pay-note'
import { Button } from '@/components/ui/button'
import type { Card } from '@/lib/consultation/brief/card-schema'
import type { CardKind } from '@/lib/consultation/brief/options'
import type { Fact } from '@/lib/consultation/brief/schema'
import type { PayNote as Note } from '@/lib/knowledge/pay/note-schema'
import { CARD_FIELDS, type KnownSlots } from './card-fields'
import { type CardErrors, readCard } from './read-card'
import { StickyActions } from './sticky-actions'
import { readWeights } from './weights'

const TITLES: Record<CardKind, string> = {
  pay: 'Pay',
  place: 'Location and days on site',
  hours: 'Hours',
  contract: 'Contract and duration',
  start: 'Start date',
  notice: 'Notice period',
  weigh: 'Which of these are must-haves?',
}
const OPENERS: Record<CardKind, string> = {
  pay: 'Use the pay form instead',
  place: 'Use the location form instead',
  hours: 'Use the hours form instead',
  contract: 'Use the contract form instead',
  start: 'Use the start date form instead',
  notice: 'Use the notice period form instead',
  weigh: 'Rate each one',
}

/** A field starts empty where two facts give different values. */
function knownSlotsOf(facts: readonly Fact[]): KnownSlots {
  const slots = facts.flatMap(({ state, slot }) => (state === 'active' && slot ? [slot] : []))
  const single = slots.filter((slot) => slots.filter(({ kind }) => kind === slot.kind).length === 1)
  return Object.fromEntries(single.map((slot) => [slot.kind, slot]))
}

/** For what is quicker to fill in than to type. The answer is a message like any other. */
export function CardForm({
  kind,
  facts,
  payFigure,
  disabled,
  onSend,
  onSkip,
}: {
  kind: CardKind
  facts: readonly Fact[]
  /** Beside the question about pay. */
  payFigure: Note | null
  disabled: boolean
  onSend: (card: Card) => void
  /** Null where the question can't be skipped. */
  onSkip: (() => void) | null
}) {
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [wasOpen, setWasOpen] = useState(false)
  const [errors, setErrors] = useState<CardErrors>({})

  // The control that had the focus is gone.
  useEffect(() => {
    if (isOpen) form.current?.querySelector<HTMLElement>(`[id^="${id}-"]`)?.focus()
    else if (wasOpen) opener.current?.focus()
  }, [id, isOpen, wasOpen])

  useEffect(() => {
    const [name] = Object.keys(errors)
    if (name) document.getElementById(`${id}-${name}`)?.focus()
  }, [id, errors])

  if (!isOpen)
    return (
      <button
        ref={opener}
        type="button"
        className="link touch-target min-h-6 justify-self-start pl-3.5 text-sm"
        onClick={() => setOpen(true)}
      >
        {OPENERS[kind]}
      </button>
    )

  function close() {
    setErrors({})
    setWasOpen(true)
    setOpen(false)
  }

  const Fields = CARD_FIELDS[kind]
  return (
    <form
      ref={form}
      noValidate
      data-slot="card-form"
      data-read-from-top="question"
      aria-label={TITLES[kind]}
      className="grid gap-4 border-t bg-card p-3 max-sm:-mx-3 sm:ml-3.5 sm:rounded-md sm:border"
      onSubmit={(event) => {
        event.preventDefault()
        const data = new FormData(event.currentTarget)
        const reading = kind === 'weigh' ? readWeights(data, facts) : readCard(kind, data)
        if ('errors' in reading) setErrors(reading.errors)
        else onSend(reading.card)
      }}
    >
      <Fields id={id} known={knownSlotsOf(facts)} facts={facts} errors={errors} />
      {kind === 'pay' && payFigure ? (
        <details className="text-sm">
          <summary className="disclosure touch-target min-h-6 w-fit cursor-pointer">
            <span className="link">What this job pays elsewhere</span>
          </summary>
          <div className="pt-2">
            <PayNote note={payFigure} />
          </div>
        </details>
      ) : null}
      <StickyActions>
        <Button type="submit" size="sm" disabled={disabled}>
          Use this
        </Button>
        <Button type="button" size="sm" variant="outline" onClick={close}>
          Cancel
        </Button>
        {onSkip ? (
          <Button
            type="button"
            size="sm"
            variant="link"
            className="ml-auto sm:hidden"
            disabled={disabled}
            onClick={onSkip}
          >
            Skip
          </Button>
        ) : null}
      </StickyActions>
    </form>
  )
}
