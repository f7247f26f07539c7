'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { useTransition } from 'react'
import { clearToken } from '@/components/admin/lists/token'
import { Button } from '@/components/ui/button'
import { notify } from '@/components/ui/notify'
import { Spinner } from '@/components/ui/spinner'
import { logout } from '@/lib/api/actions/sign-out'
import * as paths from '@/lib/paths'

/** Ends the session on the server and in this browser. */
export function LogoutButton() {
  const router = useRouter()
  const client = useQueryClient()
  const [pending, startTransition] = useTransition()

  function leave() {
    startTransition(async () => {
      const ended = await logout().then(
        (result) => result.ok,
        () => false,
      )
      if (!ended) {
        notify({
          title: 'Logout failed',
          description: 'You are still signed in. Please try again.',
          variant: 'destructive',
        })
        return
      }
      clearToken()
      client.clear()
      notify({ title: 'Logged out', description: 'You have been logged out successfully' })
      router.push(paths.adminLogin)
    })
  }

  return (
    <Button variant="outline" size="sm" disabled={pending} onClick={leave}>
      {pending ? <Spinner /> : null}
      Logout
    </Button>
  )
}
