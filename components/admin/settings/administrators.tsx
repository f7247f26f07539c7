'use client'

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { callAdmin } from '@/components/admin/lists/admin-api'
import { isSessionExpired } from '@/components/admin/lists/errors'
import { Alert } from '@/components/ui/alert'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { notify } from '@/components/ui/notify'
import { reasonOf } from '@/lib/api/client'
import type { AdministratorRow } from '@/lib/auth/administrator-list-schema'
import { formatLocalMoment } from '@/lib/dates'
import { AddAdministrator } from './add-administrator'

const QUERY_KEY = ['administrators']
const UNREACHABLE = 'We couldn’t reach the server. Nothing was changed. Please try again.'

export function Administrators() {
  const client = useQueryClient()
  const show = (administrators: AdministratorRow[]) => client.setQueryData(QUERY_KEY, administrators)
  const list = useQuery({
    queryKey: QUERY_KEY,
    queryFn: async ({ signal }) => {
      const { administrators } = await callAdmin('GET /api/admin/administrators', { signal })
      return administrators
    },
  })
  return (
    <section aria-labelledby="administrators" className="list-card">
      <h2 id="administrators">Administrators</h2>
      {list.isPending ? <p className="text-muted-foreground text-sm">Loading administrators...</p> : null}
      {list.isError ? (
        <Alert variant="destructive" role="alert">
          <p>We couldn’t load the administrators. {list.error.message}</p>
          <Button variant="outline" size="sm" className="justify-self-start" onClick={() => list.refetch()}>
            Try again
          </Button>
        </Alert>
      ) : null}
      {list.data ? (
        <ul className="grid rounded-lg border text-(length:--text-sm)">
          {list.data.map((administrator) => (
            <Row key={administrator.id} administrator={administrator} onChange={show} />
          ))}
        </ul>
      ) : null}
      <AddAdministrator onAdded={show} />
    </section>
  )
}

function Row({
  administrator: { id, username, isYou, disabledAt, lastSignInAt, openSessions },
  onChange,
}: {
  administrator: AdministratorRow
  onChange: (administrators: AdministratorRow[]) => void
}) {
  const isDisabled = disabledAt !== null
  const changing = useMutation({
    mutationFn: () =>
      callAdmin('PUT /api/admin/administrators/{id}/access', {
        params: { id },
        body: { enabled: isDisabled },
      }),
    onSuccess: ({ administrators }) => {
      onChange(administrators)
      notify({ title: isDisabled ? `${username} can sign in again` : `${username} was disabled` })
    },
    onError: (error) => {
      if (isSessionExpired(error)) return
      notify({ title: 'Not changed', description: reasonOf(error, UNREACHABLE), variant: 'destructive' })
    },
  })
  const sessions = `${openSessions} open ${openSessions === 1 ? 'session' : 'sessions'}`
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-3 py-2 [box-shadow:0_1px_var(--border)]">
      <span className="grid min-w-0 gap-0.5">
        <span className="wrap-anywhere flex flex-wrap items-center gap-2 font-semibold">
          <bdi>{username}</bdi>
          {isYou ? <Badge variant="muted">You</Badge> : null}
          {isDisabled ? <Badge variant="outline">Disabled</Badge> : null}
        </span>
        <span className="text-muted-foreground">
          {lastSignInAt
            ? `Last signed in on ${formatLocalMoment(new Date(lastSignInAt))}, ${sessions}`
            : 'Hasn’t signed in yet'}
        </span>
      </span>
      {isYou ? null : (
        <Button
          variant="outline"
          size="sm"
          aria-label={`${isDisabled ? 'Enable' : 'Disable'} ${username}`}
          pending={changing.isPending}
          onClick={() => changing.mutate()}
        >
          {isDisabled ? 'Enable' : 'Disable'}
        </Button>
      )}
    </li>
  )
}
