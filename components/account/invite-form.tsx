'use client'

import { type FormEvent, useState } from 'react'
import { Form } from '@/components/forms/form'
import { DrawnSection } from '@/components/layout/drawn-section'
import { Alert, AlertDescription, AlertTitle } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { CopyField } from '@/components/ui/copy-field'
import { Field, FieldError, FieldLabel } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import type { NewInvitation } from '@/lib/account/colleagues/schema'
import * as paths from '@/lib/paths'
import { RoleFields, readRole } from './role-fields'

/** `onInvite` resolves with what is wrong with the address, null once they are invited, and undefined after another failure. */
export function InviteForm({
  isMailSetUp,
  isNext,
  onInvite,
}: {
  isMailSetUp: boolean
  /** Nothing else waits for the owner. */
  isNext: boolean
  onInvite: (invitation: NewInvitation) => Promise<string | null | undefined>
}) {
  const [message, setMessage] = useState('')
  const [accountUrl, setAccountUrl] = useState<string>()
  async function invite(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const fields = new FormData(form)
    const error = await onInvite({ email: String(fields.get('email')), ...readRole(fields) })
    setMessage(error ?? '')
    if (error !== null) return
    form.reset()
    setAccountUrl(new URL(paths.account, location.origin).href)
  }
  return (
    <DrawnSection title="Invite someone">
      {isMailSetUp ? null : (
        <Alert role="note">
          <AlertTitle>Email isn’t set up here</AlertTitle>
          <AlertDescription className="grid gap-3">
            <p>
              We can’t email invitations, so you’ll need to tell people yourself. The people who run this site
              can print a sign-in link for them. The invitation is waiting once they sign in.
            </p>
            {accountUrl ? (
              <CopyField value={accountUrl} label="Where the invitation waits" noun="link" />
            ) : null}
          </AlertDescription>
        </Alert>
      )}
      <Form noValidate={false} onSubmit={invite} className="grid gap-4">
        <Field invalid={message !== ''}>
          <FieldLabel htmlFor="invite-email">Email</FieldLabel>
          <Input
            id="invite-email"
            name="email"
            type="email"
            required
            maxLength={254}
            autoComplete="off"
            aria-invalid={message !== '' || undefined}
            aria-describedby="invite-error"
          />
          <FieldError id="invite-error">{message}</FieldError>
        </Field>
        <RoleFields prefix="invite" />
        <Button type="submit" variant={isNext ? 'default' : 'outline'} className="sm:justify-self-start">
          Invite
        </Button>
      </Form>
    </DrawnSection>
  )
}
