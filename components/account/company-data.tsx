'use client'

import { type FormEvent, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Field, FieldError, FieldLabel } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { notify } from '@/components/ui/notify'
import { ApiError, callApi, reasonOf } from '@/lib/api/client'
import * as paths from '@/lib/paths'

/** For owners: all data as a file, and deleting the company. */
export function CompanyData({ companyId, companyName }: { companyId: string; companyName: string }) {
  const [isDeleting, setDeleting] = useState(false)
  const [message, setMessage] = useState('')
  const [typed, setTyped] = useState('')

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
      if (fieldError) setMessage(fieldError)
      else
        notify({
          title: 'Not deleted',
          description: reasonOf(error, 'We couldn’t reach the server. Please check before you try again.'),
          variant: 'destructive',
        })
    }
  }

  return (
    <section aria-labelledby="data" className="mt-10 grid justify-items-start gap-4 border-t pt-6">
      <h2 id="data" className="font-semibold text-xl">
        Data
      </h2>
      <p className="measure text-muted-foreground">
        Download everything {companyName} has stored here: company details, colleagues, conversations, briefs
        and specifications.
      </p>
      <a
        href={`/api/companies/${encodeURIComponent(companyId)}/export`}
        download={`company-${companyId}.json`}
        className="link inline-flex min-h-11 items-center"
      >
        Download all data (JSON)
      </a>
      <form onSubmit={remove} className="grid w-full justify-items-start gap-4">
        <h3 className="font-semibold">Delete {companyName}</h3>
        <p className="measure text-muted-foreground">
          This deletes all its vacancies, conversations and specifications, approved ones too, for everyone.
          You can’t undo it.
        </p>
        <Field invalid={message !== ''} className="w-full">
          <FieldLabel htmlFor="delete-name">Type “{companyName}” to confirm</FieldLabel>
          <Input
            id="delete-name"
            name="name"
            required
            maxLength={200}
            autoComplete="off"
            onChange={(event) => setTyped(event.target.value)}
            aria-invalid={message !== '' || undefined}
            aria-describedby="delete-error"
          />
          <FieldError id="delete-error">{message}</FieldError>
        </Field>
        <Button type="submit" variant={typed.trim() === '' ? 'outline' : 'destructive'} pending={isDeleting}>
          Delete the company
        </Button>
      </form>
    </section>
  )
}
