'use client'

import { type FormEvent, useState, useTransition } from 'react'
import { FormField } from '@/components/forms/form-field'
import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/input'
import { errorsOf } from './use-panel'

/** One field and a button. */
export function LabelForm({
  label,
  description,
  field,
  maxLength,
  button,
  isNext,
  onSubmit,
}: {
  label: string
  description: string
  /** Its name in the call. */
  field: string
  maxLength: number
  button: string
  /** It is what the screen waits for. */
  isNext: boolean
  /** What it throws is shown. */
  onSubmit: (value: string) => Promise<void>
}) {
  const [value, setValue] = useState('')
  const [error, setError] = useState('')
  const [pending, startTransition] = useTransition()

  function submit(event: FormEvent) {
    event.preventDefault()
    setError('')
    startTransition(async () => {
      try {
        await onSubmit(value)
        // Somebody may be typing the next one.
        setValue((current) => (current === value ? '' : current))
      } catch (cause) {
        const errors = errorsOf(cause)
        setError(errors[field] ?? errors.form ?? Object.values(errors)[0] ?? '')
      }
    })
  }

  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <FormField label={label} description={description} error={error}>
        {(control) => (
          <Input
            {...control}
            value={value}
            maxLength={maxLength}
            autoComplete="off"
            onChange={({ target }) => setValue(target.value)}
          />
        )}
      </FormField>
      <Button
        type="submit"
        variant={isNext ? 'default' : 'outline'}
        pending={pending}
        className="sm:justify-self-start"
      >
        {button}
      </Button>
    </form>
  )
}
