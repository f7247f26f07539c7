'use client'

import { useLayoutEffect, useRef, useState } from 'react'
import { InvalidFieldLinks } from '@/components/forms/invalid-field-links'
import { Alert, AlertDescription, AlertTitle } from '@/components/ui/alert'

/** Whether somebody would miss it: a password is typed again in a moment. */
const isTyped = (control: Element) =>
  (control instanceof HTMLTextAreaElement ||
    (control instanceof HTMLInputElement && TYPED.includes(control.type))) &&
  !control.hidden &&
  !control.readOnly &&
  !control.autocomplete.includes('password') &&
  control.value.trim() !== ''

const TYPED = ['text', 'email', 'tel', 'url', 'search', 'number', 'date']

/** What is wrong with a form, with a link to each invalid field. */
export function ErrorAlert({ title, names }: { title: string; names: readonly string[] }) {
  const alert = useRef<HTMLDivElement>(null)
  const [hasText, setHasText] = useState(false)

  useLayoutEffect(() => {
    setHasText([...(alert.current?.closest('form')?.elements ?? [])].some(isTyped))
  }, [])

  return (
    <Alert ref={alert} variant="destructive">
      <AlertTitle>{title}</AlertTitle>
      <AlertDescription>
        {names.length > 0 ? <InvalidFieldLinks names={names} /> : null}
        {hasText ? <p className="mt-2">Nothing you’ve entered is lost.</p> : null}
      </AlertDescription>
    </Alert>
  )
}
