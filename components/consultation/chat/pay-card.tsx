'use client'

import { useId, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import { Field, FieldError, FieldLabel } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { NativeSelect } from '@/components/ui/native-select'
import type { Pay } from '@/lib/consultation/brief/slots/schema'

const UNITS: Record<Pay['unit'], string> = {
  year: 'a year',
  month: 'a month',
  week: 'a week',
  day: 'a day',
  hour: 'an hour',
}

function toAmount(text: string): number | null | undefined {
  const plain = text.replace(/[£,\s]/g, '').toLowerCase()
  if (plain === '') return null
  const match = /^(\d+(?:\.\d{1,2})?)(k?)$/.exec(plain)
  return match ? Number(match[1]) * (match[2] ? 1000 : 1) : undefined
}

/** For what is quicker to fill in than to type. The answer is a message like any other. */
export function PayCard({ disabled, onSend }: { disabled: boolean; onSend: (pay: Pay) => void }) {
  const id = useId()
  const [open, setOpen] = useState(false)
  const [error, setError] = useState('')
  if (!open)
    return (
      <button
        type="button"
        className="link touch-target min-h-6 justify-self-start pl-3.5 text-sm"
        onClick={() => setOpen(true)}
      >
        Fill in the pay instead
      </button>
    )

  function submit(form: FormData) {
    const text = (name: string) => String(form.get(name) ?? '').trim()
    const [min, max] = [toAmount(text('min')), toAmount(text('max'))]
    if (min === undefined || max === undefined) return setError('Enter figures, such as 48,000')
    if (min === null && max === null) return setError('Enter a figure')
    if (min !== null && max !== null && min > max)
      return setError('The second figure has to be the higher one')
    setError('')
    onSend({
      kind: 'pay',
      min,
      max,
      unit: text('unit') as Pay['unit'],
      currency: 'GBP',
      extras: text('extras').slice(0, 200) || null,
      inAdvert: form.get('hidden') === null,
    })
  }

  return (
    <form
      aria-label="Pay"
      className="ml-3.5 grid gap-4 rounded-md border bg-card p-3"
      onSubmit={(event) => {
        event.preventDefault()
        submit(new FormData(event.currentTarget))
      }}
    >
      <div className="grid gap-4 sm:grid-cols-3">
        <Field invalid={error !== ''}>
          <FieldLabel htmlFor={`${id}-min`}>From (£)</FieldLabel>
          <Input id={`${id}-min`} name="min" inputMode="decimal" aria-describedby={`${id}-error`} />
        </Field>
        <Field invalid={error !== ''}>
          <FieldLabel htmlFor={`${id}-max`} optional>
            To (£)
          </FieldLabel>
          <Input id={`${id}-max`} name="max" inputMode="decimal" aria-describedby={`${id}-error`} />
        </Field>
        <Field>
          <FieldLabel htmlFor={`${id}-unit`}>For</FieldLabel>
          <NativeSelect id={`${id}-unit`} name="unit" defaultValue="year">
            {Object.entries(UNITS).map(([unit, label]) => (
              <option key={unit} value={unit}>
                {label}
              </option>
            ))}
          </NativeSelect>
        </Field>
      </div>
      <Field>
        <FieldLabel htmlFor={`${id}-extras`} optional>
          On top of it
        </FieldLabel>
        <Input id={`${id}-extras`} name="extras" maxLength={200} />
      </Field>
      <label htmlFor={`${id}-hidden`} className="flex items-start gap-3 text-sm">
        <Checkbox id={`${id}-hidden`} name="hidden" className="mt-0.5" />
        <span>Not in the advert: only the agency sees it</span>
      </label>
      <FieldError id={`${id}-error`}>{error}</FieldError>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="sm" disabled={disabled}>
          Send
        </Button>
        <Button type="button" size="sm" variant="outline" onClick={() => setOpen(false)}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
