'use client'

import { useRouter } from 'next/navigation'
import { type ReactNode, useState } from 'react'
import { Form } from '@/components/forms/form'
import { DrawnSection } from '@/components/layout/drawn-section'
import { Button } from '@/components/ui/button'
import { FieldError } from '@/components/ui/field'
import type { Colleagues as ColleagueLists } from '@/lib/account/colleagues/schema'
import { describeMembership } from '@/lib/account/describe-membership'
import { ApiError, callApi, reasonOf } from '@/lib/api/client'
import { ColleagueRow, PersonRow } from './colleague-row'
import { InviteForm } from './invite-form'
import { RoleFields, readRole } from './role-fields'

const UNREACHABLE = 'We couldn’t reach the server. Nothing was changed. Please try again.'

const countOf = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`

/** Owners change the lists, everyone else reads who is there. `children` follow the form for invitations. */
export function Colleagues({
  companyId,
  isOwner,
  lists: initial,
  isMailSetUp,
  children,
}: {
  companyId: string
  isOwner: boolean
  lists: ColleagueLists
  isMailSetUp: boolean
  children?: ReactNode
}) {
  const router = useRouter()
  const [lists, setLists] = useState(initial)
  const [isBusy, setBusy] = useState(false)
  /** For screen readers: the lists show it to everyone else. */
  const [done, setDone] = useState('')
  const [failure, setFailure] = useState('')
  /** Resolves with the message at a field, null when it worked, and undefined after another failure. */
  async function apply(call: () => Promise<ColleagueLists>): Promise<string | null | undefined> {
    setFailure('')
    try {
      setLists(await call())
      // What else the page shows depends on who is an owner.
      router.refresh()
      return null
    } catch (error) {
      const message = error instanceof ApiError ? error.problem?.errors?.[0]?.message : undefined
      if (message === undefined) setFailure(reasonOf(error, UNREACHABLE))
      return message
    }
  }
  async function change(title: string, call: () => Promise<ColleagueLists>) {
    setBusy(true)
    const message = await apply(call)
    setDone(message === null ? title : '')
    setBusy(false)
    return message
  }
  const { colleagues, invitations, joinRequests } = lists
  const owners = colleagues.filter(({ role }) => role === 'owner')
  return (
    <div className="grid gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <fieldset disabled={isBusy} className="grid min-w-0 content-start gap-10">
        <legend className="sr-only">People</legend>
        <p role="status" className="sr-only">
          {done}
        </p>
        <FieldError>{failure}</FieldError>
        {isOwner && joinRequests.length > 0 ? (
          <DrawnSection
            title="Asking to join"
            figure={countOf(joinRequests.length, 'request', 'requests')}
            className="border-signal border-l-4 bg-signal-wash px-4 py-3 sm:px-5"
          >
            <ul className="border-t">
              {joinRequests.map(({ id, email }) => {
                const params = { companyId, requestId: id }
                return (
                  <PersonRow key={id} email={email} isStacked>
                    <Form
                      noValidate={false}
                      aria-label={`Role of ${email}`}
                      className="flex flex-wrap items-center gap-x-4 gap-y-2"
                      onSubmit={(event) => {
                        event.preventDefault()
                        const body = readRole(new FormData(event.currentTarget))
                        change(`${email} was let in`, () =>
                          callApi('POST /api/companies/{companyId}/join-requests/{requestId}', {
                            params,
                            body,
                          }),
                        )
                      }}
                    >
                      <RoleFields prefix={`join-${id}`} initialRole="viewer" isInRow />
                      <Button type="submit">Let in</Button>
                      <Button
                        variant="outline"
                        onClick={() =>
                          change(`${email} was refused`, () =>
                            callApi('DELETE /api/companies/{companyId}/join-requests/{requestId}', {
                              params,
                            }),
                          )
                        }
                      >
                        Refuse
                      </Button>
                    </Form>
                  </PersonRow>
                )
              })}
            </ul>
          </DrawnSection>
        ) : null}
        <DrawnSection
          title="Who has access"
          figure={colleagues.length > 0 ? countOf(colleagues.length, 'person', 'people') : undefined}
        >
          {colleagues.length > 0 ? (
            <ul className="border-t">
              {colleagues.map((colleague) => {
                const { id, email, isYou } = colleague
                const params = { companyId, membershipId: id }
                return isOwner ? (
                  <ColleagueRow
                    key={id}
                    colleague={colleague}
                    isOnlyOwner={owners.length === 1 && owners[0]?.id === id}
                    onSave={async (body) =>
                      (await apply(() =>
                        callApi('PUT /api/companies/{companyId}/colleagues/{membershipId}', { params, body }),
                      )) === null
                    }
                    onRemove={() =>
                      change(`${email} was removed`, () =>
                        callApi('DELETE /api/companies/{companyId}/colleagues/{membershipId}', { params }),
                      )
                    }
                  />
                ) : (
                  <PersonRow key={id} email={email} isYou={isYou}>
                    <span className="text-muted-foreground text-sm">{describeMembership(colleague)}</span>
                  </PersonRow>
                )
              })}
            </ul>
          ) : (
            <p className="text-muted-foreground">Nobody has joined by signing in yet.</p>
          )}
        </DrawnSection>
        {isOwner && invitations.length > 0 ? (
          <DrawnSection title="Invited" figure={countOf(invitations.length, 'invitation', 'invitations')}>
            <ul className="border-t">
              {invitations.map(({ id, email, ...membership }) => (
                <PersonRow key={id} email={email}>
                  <span className="text-muted-foreground text-sm sm:w-[19.25rem]">
                    {describeMembership(membership)}
                  </span>
                  <Button
                    variant="outline"
                    size="sm"
                    className="ml-auto sm:w-24"
                    onClick={() =>
                      change(`The invitation to ${email} was withdrawn`, () =>
                        callApi('DELETE /api/companies/{companyId}/invitations/{invitationId}', {
                          params: { companyId, invitationId: id },
                        }),
                      )
                    }
                  >
                    Withdraw<span className="sr-only"> the invitation to {email}</span>
                  </Button>
                </PersonRow>
              ))}
            </ul>
          </DrawnSection>
        ) : null}
      </fieldset>
      <div className="grid min-w-0 content-start gap-10">
        {isOwner ? (
          <InviteForm
            isMailSetUp={isMailSetUp}
            isNext={joinRequests.length === 0}
            onInvite={(body) =>
              change(`${body.email} was invited`, () =>
                callApi('POST /api/companies/{companyId}/invitations', { params: { companyId }, body }),
              )
            }
          />
        ) : null}
        {children}
      </div>
    </div>
  )
}
