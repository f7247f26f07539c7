'use client'

import { type FormEvent, useEffect, useRef, useState, useTransition } from 'react'
import { FormField } from '@/components/forms/form-field'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/input'
import { NativeSelect } from '@/components/ui/native-select'
import { ApiError, callApi, reasonOf } from '@/lib/api/client'
import { READER_NAME_MAX, SHARE_ROLES, type ShareRole } from '@/lib/sharing/options'
import { CopyLink } from './copy-link'
import { describeLink, type MadeLink } from './describe-link'
import { LinkEmailField } from './link-email-field'

const UNREACHABLE = 'We couldn’t reach the server. No link was made. Please try again.'

export function ShareForm({
  specificationId,
  canApprove,
  isMailSetUp,
  onShared,
}: {
  specificationId: string
  canApprove: boolean
  isMailSetUp: boolean
  onShared: () => Promise<void>
}) {
  const [role, setRole] = useState<ShareRole>('comment')
  const [name, setName] = useState('')
  const [email, setEmail] = useState('')
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [link, setLink] = useState<MadeLink | null>(null)
  const [pending, startTransition] = useTransition()
  const made = useRef<HTMLDivElement>(null)
  // Above the form, which may be scrolled out of sight.
  useEffect(() => {
    if (link) made.current?.focus()
  }, [link])
  const roles = SHARE_ROLES.filter(({ key }) => canApprove || key !== 'approve')

  function submit(event: FormEvent) {
    event.preventDefault()
    setErrors({})
    startTransition(async () => {
      try {
        const { share } = await callApi('POST /api/job-specifications/{id}/shares', {
          params: { id: specificationId },
          body: { role, name, email },
        })
        setLink({ url: new URL(share.url, location.origin).href, name, email, isEmailed: share.isEmailed })
        setName('')
        setEmail('')
        await onShared()
      } catch (error) {
        const fields = (error instanceof ApiError && error.problem?.errors) || []
        setErrors(
          fields.length > 0
            ? Object.fromEntries(fields.map(({ field, message }) => [field, message]))
            : { form: reasonOf(error, UNREACHABLE) },
        )
      }
    })
  }

  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      <div ref={made} tabIndex={-1} role="status" className="scroll-mt-4 empty:hidden">
        {link ? (
          <Alert variant="signal" className="gap-2">
            <p>{describeLink(link)}</p>
            <CopyLink url={link.url} />
          </Alert>
        ) : null}
      </div>
      <FormField
        label="What they can do"
        error={errors.role}
        status={roles.find(({ key }) => key === role)?.note}
      >
        {(control) => (
          <NativeSelect
            {...control}
            value={role}
            onChange={(event) => setRole(event.target.value as ShareRole)}
          >
            {roles.map(({ key, label }) => (
              <option key={key} value={key}>
                {label}
              </option>
            ))}
          </NativeSelect>
        )}
      </FormField>
      <FormField label="Their name" optional error={errors.name}>
        {(control) => (
          <Input
            {...control}
            value={name}
            maxLength={READER_NAME_MAX}
            autoComplete="off"
            onChange={(event) => setName(event.target.value)}
          />
        )}
      </FormField>
      <LinkEmailField isMailSetUp={isMailSetUp} value={email} error={errors.email} onChange={setEmail} />
      <Button
        type="submit"
        variant={link ? 'outline' : 'default'}
        disabled={pending}
        className="justify-self-start"
      >
        Make {link ? 'another' : 'a'} link
      </Button>
      <p role="alert" className="text-destructive text-sm empty:hidden">
        {errors.form}
      </p>
    </form>
  )
}
