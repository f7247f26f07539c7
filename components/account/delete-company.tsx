'use client'

import { type FormEvent, useState } from 'react'
import { Form } from '@/components/forms/form'
import { DrawnSection } from '@/components/layout/drawn-section'
import { Button } from '@/components/ui/button'
import { Field, FieldError, FieldLabel } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { ApiError, callApi, reasonOf } from '@/lib/api/client'
import * as paths from '@/lib/paths'

/** For owners. */
export function DeleteCompany({ companyId, companyName }: { companyId: string; companyName: string }) {
  const [isDeleting, setDeleting] = useState(false)
  const [message, setMessage] = useState('')

  async function remove(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const name = String(new FormData(event.currentTarget).get('name'))
    setDeleting(true)
    setMessage('')
    try {
      await callApi('DELETE /api/companies/{companyId}', { params: { companyId }, body: { name } })
      window.location.assign(paths.vacancies)
    } catch (error) {
      setDeleting(false)
      const fieldError = error instanceof ApiError ? error.problem?.errors?.[0]?.message : undefined
      setMessage(
        fieldError ?? reasonOf(error, 'We couldn’t reach the server. Please check before you try again.'),
      )
    }
  }

  return (
    <DrawnSection title={`Delete ${companyName}`}>
      <p className="measure text-muted-foreground">
        This deletes all its vacancies, conversations and specifications, approved ones too, for everyone. You
        can’t undo it.
      </p>
      <Form noValidate={false} onSubmit={remove} className="grid max-w-md gap-4">
        <Field invalid={message !== ''}>
          <FieldLabel htmlFor="delete-name">Type “{companyName}” to confirm</FieldLabel>
          <Input
            id="delete-name"
            name="name"
            required
            maxLength={200}
            autoComplete="off"
            aria-invalid={message !== '' || undefined}
            aria-describedby="delete-error"
          />
          <FieldError id="delete-error">{message}</FieldError>
        </Field>
        <Button
          type="submit"
          variant="outline"
          pending={isDeleting}
          className="text-destructive sm:justify-self-start"
        >
          Delete the company
        </Button>
      </Form>
    </DrawnSection>
  )
}
