'use client'

import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { callAdmin } from '@/components/admin/lists/admin-api'
import { describeMutationError } from '@/components/admin/lists/errors'
import { Form } from '@/components/forms/form'
import { FormField } from '@/components/forms/form-field'
import { lazyResolver } from '@/components/forms/lazy-resolver'
import { applyServerErrors } from '@/components/forms/server-errors'
import { SubmitButton } from '@/components/forms/submit-button'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { FieldError } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import type { PersonInput } from '@/lib/admin/personal-data/request-schema'
import type { ErasedPerson, HeldData } from '@/lib/admin/personal-data/schema'
import { reasonOf } from '@/lib/api/client'
import { EraseForm } from './erase-form'

const resolver = lazyResolver(() =>
  import('@/lib/admin/personal-data/request-schema').then((module) => module.personSchema),
)
const UNREACHABLE = 'We couldn’t reach the server. Nothing was changed. Please try again.'

/** "Interest registrations: 3". */
const describeCounts = (counts: Record<string, number>) =>
  Object.entries(counts).map(([table, rows]) => {
    const name = table === 'mail_messages' ? 'emails' : table.replaceAll('_', ' ')
    return `${name.charAt(0).toUpperCase()}${name.slice(1)}: ${rows}`
  })

function download(name: string, content: object) {
  const url = URL.createObjectURL(new Blob([JSON.stringify(content, null, 2)], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}

export function PersonalData({ canErase }: { canErase: boolean }) {
  const [found, setFound] = useState<{ email: string; held: HeldData } | null>(null)
  const [erased, setErased] = useState<ErasedPerson | null>(null)
  const { register, handleSubmit, reset, setError, formState } = useForm<PersonInput>({
    resolver,
    defaultValues: { email: '' },
  })
  const searching = useMutation({
    mutationFn: (body: PersonInput) => callAdmin('POST /api/admin/personal-data/search', { body }),
    onMutate: () => {
      setFound(null)
      setErased(null)
      exporting.reset()
    },
    onSuccess: (held, { email }) => setFound({ email: email.trim().toLowerCase(), held }),
    onError: (error) => {
      if (applyServerErrors(error, setError, ['email'])) return
      setError('email', { type: 'server', message: reasonOf(error, UNREACHABLE) }, { shouldFocus: true })
    },
  })
  const exporting = useMutation({
    mutationFn: (email: string) => callAdmin('POST /api/admin/personal-data/export', { body: { email } }),
    onSuccess: (person) => download(`personal-data-${person.reference}.json`, person),
  })
  return (
    <section aria-labelledby="personal-data" className="list-card">
      <h2 id="personal-data">Personal data</h2>
      <p className="measure text-muted-foreground text-sm">
        Export or erase a person’s data when they ask. The audit log gets a reference, never the person’s
        name.
      </p>
      <Form
        className="mt-3"
        onReady={resolver.preload}
        onSubmit={handleSubmit((values) => searching.mutate(values))}
      >
        <FormField label="Person’s email address" error={formState.errors.email?.message}>
          {(control) => (
            <span className="flex max-w-105 gap-2 max-sm:flex-col">
              <Input {...control} {...register('email')} type="email" autoComplete="off" />
              <SubmitButton variant="outline" pending={searching.isPending} pendingLabel="Searching...">
                Find
              </SubmitButton>
            </span>
          )}
        </FormField>
      </Form>
      {found ? (
        <div role="status" className="mt-2 grid gap-4 border-t pt-4">
          <h3 className="text-base">
            Stored under <bdi className="wrap-anywhere inline-block">{found.email}</bdi>
          </h3>
          <ul className="grid gap-0.5 text-sm">
            {describeCounts(found.held.counts).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          <Button
            variant="outline"
            className="justify-self-start"
            pending={exporting.isPending}
            onClick={() => exporting.mutate(found.email)}
          >
            Export as JSON
          </Button>
          {exporting.data ? (
            <p className="break-all text-sm">
              Data exported. Reference in the audit log:{' '}
              <span className="figure">{exporting.data.reference}</span>
            </p>
          ) : null}
          <FieldError>{describeMutationError(exporting.error, UNREACHABLE)}</FieldError>
          {canErase ? (
            <EraseForm
              key={found.email}
              email={found.email}
              approvals={found.held.approvals}
              onErased={(result) => {
                setFound(null)
                setErased(result)
                reset()
              }}
            />
          ) : (
            <p className="text-muted-foreground text-sm">Only an owner of the admin centre can erase it.</p>
          )}
        </div>
      ) : null}
      {erased ? (
        <Alert role="status">
          <p>The data was erased. Backups keep it until they are replaced.</p>
          <p className="break-all">
            Reference in the audit log: <span className="figure">{erased.reference}</span>
          </p>
        </Alert>
      ) : null}
    </section>
  )
}
