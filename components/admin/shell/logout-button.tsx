'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { useTransition } from 'react'
import { clearToken } from '@/components/admin/lists/admin-token'
import { Button } from '@/components/ui/button'
import { notify } from '@/components/ui/notify'
import { explainFailure } from '@/components/ui/outdated'
import { Spinner } from '@/components/ui/spinner'
import { logout } from '@/lib/api/actions/sign-out'
import * as paths from '@/lib/paths'

const STILL_SIGNED_IN = 'You’re still signed in. Please try again.'

export function LogoutButton() {
  const router = useRouter()
  const client = useQueryClient()
  const [pending, startTransition] = useTransition()

  function signOut() {
    startTransition(async () => {
      const failure = await logout().then(
        (result) => (result.ok ? null : STILL_SIGNED_IN),
        (error) => explainFailure(error, STILL_SIGNED_IN),
      )
      if (failure) {
        notify({
          title: 'Logout failed',
          description: failure,
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
    <Button variant="outline" size="sm" disabled={pending} onClick={signOut}>
      {pending ? <Spinner /> : null}
      Logout
    </Button>
  )
}
