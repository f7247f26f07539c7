'use client'

import { type FormEvent, useState } from 'react'
import { DrawnSection } from '@/components/layout/drawn-section'
import { Button } from '@/components/ui/button'
import { Field, FieldError, FieldLabel } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import type { NewInvitation } from '@/lib/account/colleagues/schema'
import { RoleFields, readRole } from './role-fields'

/** `onInvite` resolves with what is wrong with the address, null once they are invited, and undefined after another failure. */
export function InviteForm({
  onInvite,
}: {
  onInvite: (invitation: NewInvitation) => Promise<string | null | undefined>
}) {
  const [message, setMessage] = useState('')
  async function invite(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const fields = new FormData(form)
    const error = await onInvite({ email: String(fields.get('email')), ...readRole(fields) })
    setMessage(error ?? '')
    if (error === null) form.reset()
  }
  return (
    <DrawnSection title="Invite a colleague">
      <form onSubmit={invite} className="grid gap-4">
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
        <Button type="submit" className="sm:justify-self-start">
          Invite
        </Button>
      </form>
    </DrawnSection>
  )
}
