'use client'

import { InvalidFieldLinks } from '@/components/forms/invalid-field-links'
import { Alert, AlertDescription, AlertTitle } from '@/components/ui/alert'

/** What is wrong with a form, with a link to each invalid field. */
export function ErrorAlert({ title, names }: { title: string; names: readonly string[] }) {
  return (
    <Alert variant="destructive">
      <AlertTitle>{title}</AlertTitle>
      <AlertDescription>
        {names.length > 0 ? <InvalidFieldLinks names={names} /> : null}
        <p className="mt-2">Nothing you’ve entered is lost.</p>
      </AlertDescription>
    </Alert>
  )
}
