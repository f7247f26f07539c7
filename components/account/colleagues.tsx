'use client'

import { type FormEvent, type ReactNode, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Field, FieldError, FieldLabel } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { notify } from '@/components/ui/notify'
import type { Colleagues as ColleagueLists } from '@/lib/account/colleagues/schema'
import { describeMembership } from '@/lib/account/describe-membership'
import { ApiError, callApi, reasonOf } from '@/lib/api/client'
import { COMPANY_ROLES } from '@/lib/content/company-roles'
import { RoleFields, readRole } from './role-fields'

const UNREACHABLE = 'We couldn’t reach the server. Nothing was changed. Please try again.'

const messageAtField = (error: unknown) =>
  error instanceof ApiError ? error.problem?.errors?.[0]?.message : undefined

type Change = (title: string, call: () => Promise<ColleagueLists>) => Promise<unknown>

/** Owners change the lists, everyone else reads who is there. */
export function Colleagues({
  companyId,
  isOwner,
  lists: initial,
}: {
  companyId: string
  isOwner: boolean
  lists: ColleagueLists
}) {
  const [lists, setLists] = useState(initial)
  const [isBusy, setBusy] = useState(false)
  /** Resolves with the error, if there was one. */
  const change: Change = async (title, call) => {
    setBusy(true)
    try {
      setLists(await call())
      notify({ title })
      return null
    } catch (error) {
      if (messageAtField(error) === undefined)
        notify({ title: 'Not changed', description: reasonOf(error, UNREACHABLE), variant: 'destructive' })
      return error
    } finally {
      setBusy(false)
    }
  }
  const { colleagues, invitations, joinRequests } = lists
  return (
    <fieldset disabled={isBusy} className="grid min-w-0 gap-10">
      <legend className="sr-only">Colleagues</legend>
      <List title="Who has access" empty="Nobody has joined by signing in yet.">
        {colleagues.map((colleague) => (
          <Row
            key={colleague.id}
            email={colleague.email}
            note={describeMembership(colleague)}
            isYou={colleague.isYou}
          >
            {isOwner ? (
              <Change
                label={`Role of ${colleague.email}`}
                membership={colleague}
                onSave={(body) =>
                  change(`${colleague.email} was changed`, () =>
                    callApi('PUT /api/companies/{companyId}/colleagues/{membershipId}', {
                      params: { companyId, membershipId: colleague.id },
                      body,
                    }),
                  )
                }
                onRemove={() =>
                  change(`${colleague.email} was removed`, () =>
                    callApi('DELETE /api/companies/{companyId}/colleagues/{membershipId}', {
                      params: { companyId, membershipId: colleague.id },
                    }),
                  )
                }
                saveLabel="Save"
                removeLabel="Remove"
              />
            ) : null}
          </Row>
        ))}
      </List>
      {isOwner && joinRequests.length > 0 ? (
        <List title="Asking to join">
          {joinRequests.map(({ id, email }) => (
            <Row key={id} email={email} note="Has an address at your domain">
              <Change
                label={`Role of ${email}`}
                membership={{ role: 'viewer', canApprove: false }}
                onSave={(body) =>
                  change(`${email} was let in`, () =>
                    callApi('POST /api/companies/{companyId}/join-requests/{requestId}', {
                      params: { companyId, requestId: id },
                      body,
                    }),
                  )
                }
                onRemove={() =>
                  change(`${email} was refused`, () =>
                    callApi('DELETE /api/companies/{companyId}/join-requests/{requestId}', {
                      params: { companyId, requestId: id },
                    }),
                  )
                }
                saveLabel="Let in"
                removeLabel="Refuse"
              />
            </Row>
          ))}
        </List>
      ) : null}
      {isOwner && invitations.length > 0 ? (
        <List title="Invited">
          {invitations.map((invitation) => (
            <Row key={invitation.id} email={invitation.email} note={describeMembership(invitation)}>
              <Button
                variant="outline"
                size="sm"
                className="justify-self-start"
                onClick={() =>
                  change(`The invitation to ${invitation.email} was withdrawn`, () =>
                    callApi('DELETE /api/companies/{companyId}/invitations/{invitationId}', {
                      params: { companyId, invitationId: invitation.id },
                    }),
                  )
                }
              >
                Withdraw<span className="sr-only"> the invitation to {invitation.email}</span>
              </Button>
            </Row>
          ))}
        </List>
      ) : null}
      {isOwner ? <Invite companyId={companyId} change={change} /> : null}
    </fieldset>
  )
}

function List({ title, empty, children }: { title: string; empty?: string; children: ReactNode[] }) {
  return (
    <section aria-label={title} className="grid gap-4">
      <h2 className="font-semibold text-xl">{title}</h2>
      {children.length > 0 ? (
        <ul className="grid border-t">{children}</ul>
      ) : (
        <p className="text-muted-foreground">{empty}</p>
      )}
    </section>
  )
}

function Row({
  email,
  note,
  isYou = false,
  children,
}: {
  email: string
  note: string
  isYou?: boolean
  children: ReactNode
}) {
  return (
    <li className="grid gap-3 border-b py-3">
      <p className="flex flex-wrap items-baseline justify-between gap-x-6">
        <span className="break-all font-semibold">
          {email}
          {isYou ? <span className="font-normal text-muted-foreground"> (you)</span> : null}
        </span>
        <span className="text-muted-foreground text-sm">{note}</span>
      </p>
      {children}
    </li>
  )
}

function Change({
  label,
  membership,
  onSave,
  onRemove,
  saveLabel,
  removeLabel,
}: {
  label: string
  membership: Parameters<typeof describeMembership>[0]
  onSave: (membership: ReturnType<typeof readRole>) => void
  onRemove: () => void
  saveLabel: string
  removeLabel: string
}) {
  return (
    <form
      aria-label={label}
      className="flex flex-wrap items-end gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        onSave(readRole(new FormData(event.currentTarget)))
      }}
    >
      <RoleFields prefix={label.replace(/\W+/g, '-')} {...membership} />
      <Button type="submit" variant="outline">
        {saveLabel}
      </Button>
      <Button type="button" variant="ghost" onClick={onRemove}>
        {removeLabel}
      </Button>
    </form>
  )
}

function Invite({ companyId, change }: { companyId: string; change: Change }) {
  const [message, setMessage] = useState('')
  async function invite(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const fields = new FormData(form)
    const email = String(fields.get('email'))
    const error = await change(`${email} was invited`, () =>
      callApi('POST /api/companies/{companyId}/invitations', {
        params: { companyId },
        body: { email, ...readRole(fields) },
      }),
    )
    setMessage(messageAtField(error) ?? '')
    if (error === null) form.reset()
  }
  return (
    <section aria-labelledby="invite" className="grid gap-4">
      <h2 id="invite" className="font-semibold text-xl">
        Invite a colleague
      </h2>
      <ul className="grid gap-1 text-muted-foreground text-sm">
        {COMPANY_ROLES.map(({ key, label, note }) => (
          <li key={key}>
            {label}: {note}
          </li>
        ))}
      </ul>
      <form onSubmit={invite} className="grid justify-items-start gap-5">
        <Field invalid={message !== ''} className="w-full">
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
        <Button type="submit">Invite</Button>
      </form>
    </section>
  )
}
