'use client'

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { callAdmin } from '@/components/admin/lists/admin-api'
import { describeMutationError } from '@/components/admin/lists/errors'
import { Alert } from '@/components/ui/alert'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { CopyField } from '@/components/ui/copy-field'
import { FieldError } from '@/components/ui/field'
import { NativeSelect } from '@/components/ui/native-select'
import { reasonOf } from '@/lib/api/client'
import type { AdministratorRow } from '@/lib/auth/administrator-list-schema'
import { ADMINISTRATOR_ROLES, type AdministratorRole } from '@/lib/content/administrator-roles'
import { formatLocalShortMoment } from '@/lib/dates'
import { AddAdministrator } from './add-administrator'

const QUERY_KEY = ['administrators']
const UNREACHABLE = 'We couldn’t reach the server. Nothing was changed. Please try again.'

export function Administrators() {
  const client = useQueryClient()
  const show = (administrators: AdministratorRow[]) => client.setQueryData(QUERY_KEY, administrators)
  const [added, setAdded] = useState<{ id: string; password: string } | null>(null)
  const list = useQuery({
    queryKey: QUERY_KEY,
    queryFn: async ({ signal }) => {
      const { administrators } = await callAdmin('GET /api/admin/administrators', { signal })
      return administrators
    },
  })
  function showAdded(administrators: AdministratorRow[], password: string) {
    const known = list.data?.map(({ id }) => id) ?? []
    const newest = administrators.find(({ id }) => !known.includes(id))
    setAdded(newest ? { id: newest.id, password } : null)
    show(administrators)
  }
  const isOwner = list.data?.some(({ isYou, role }) => isYou && role === 'owner') ?? false
  return (
    <section aria-labelledby="administrators" className="list-card">
      <h2 id="administrators">Administrators</h2>
      {list.isPending ? <p className="text-muted-foreground text-sm">Loading administrators...</p> : null}
      {list.isError ? (
        <Alert variant="destructive" role="alert">
          <p>We couldn’t load the administrators. {reasonOf(list.error, 'Check your connection.')}</p>
          <Button variant="outline" size="sm" className="justify-self-start" onClick={() => list.refetch()}>
            Try again
          </Button>
        </Alert>
      ) : null}
      {list.data ? (
        <ul className="grid border-t text-(length:--text-sm)">
          {list.data.map((administrator) => (
            <Row
              key={administrator.id}
              administrator={administrator}
              isManaged={isOwner && !administrator.isYou}
              password={added?.id === administrator.id ? added.password : null}
              onChange={show}
            />
          ))}
        </ul>
      ) : null}
      {isOwner ? <AddAdministrator onAdded={showAdded} /> : null}
    </section>
  )
}

function Row({
  administrator: { id, username, isYou, role, disabledAt, lastSignInAt, openSessions },
  isManaged,
  password,
  onChange,
}: {
  administrator: AdministratorRow
  /** By the reader. */
  isManaged: boolean
  /** Of someone who was just added. */
  password: string | null
  onChange: (administrators: AdministratorRow[]) => void
}) {
  const isDisabled = disabledAt !== null
  const changing = useMutation({
    mutationFn: () =>
      callAdmin('PUT /api/admin/administrators/{id}/access', {
        params: { id },
        body: { enabled: isDisabled },
      }),
    onSuccess: ({ administrators }) => onChange(administrators),
  })
  const changingRole = useMutation({
    mutationFn: (newRole: AdministratorRole) =>
      callAdmin('PUT /api/admin/administrators/{id}/role', { params: { id }, body: { role: newRole } }),
    onSuccess: ({ administrators }) => onChange(administrators),
  })
  const sessions = `${openSessions} open ${openSessions === 1 ? 'session' : 'sessions'}`
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b py-2">
      <span className="grid min-w-0 gap-0.5">
        <span className="wrap-anywhere flex flex-wrap items-center gap-2 font-semibold">
          <bdi>{username}</bdi>
          {isYou ? <Badge variant="muted">You</Badge> : null}
          {isManaged ? null : (
            <Badge variant="outline">{ADMINISTRATOR_ROLES.find(({ key }) => key === role)?.label}</Badge>
          )}
          {isDisabled ? <Badge variant="outline">Disabled</Badge> : null}
        </span>
        <span className="text-muted-foreground">
          {lastSignInAt
            ? `Last signed in on ${formatLocalShortMoment(new Date(lastSignInAt))}, ${sessions}`
            : 'Hasn’t signed in yet'}
        </span>
      </span>
      {isManaged ? (
        <span className="flex flex-wrap items-center gap-2">
          <NativeSelect
            aria-label={`Role of ${username}`}
            value={role}
            disabled={changingRole.isPending}
            onChange={(event) => changingRole.mutate(event.target.value as AdministratorRole)}
          >
            {ADMINISTRATOR_ROLES.map(({ key, label }) => (
              <option key={key} value={key}>
                {label}
              </option>
            ))}
          </NativeSelect>
          <Button
            variant={isDisabled ? 'outline' : 'danger'}
            size="sm"
            aria-label={`${isDisabled ? 'Enable' : 'Disable'} ${username}`}
            pending={changing.isPending}
            onClick={() => changing.mutate()}
          >
            {isDisabled ? 'Enable' : 'Disable'}
          </Button>
        </span>
      ) : null}
      <FieldError className="w-full">
        {describeMutationError(changing.error ?? changingRole.error, UNREACHABLE)}
      </FieldError>
      {password ? (
        <Alert variant="signal" role="status" className="my-1 w-full">
          <p>
            <bdi className="font-semibold">{username}</bdi> can sign in with this password. We show it only
            once:
          </p>
          <CopyField value={password} label="One-time password" noun="password" />
        </Alert>
      ) : null}
    </li>
  )
}
