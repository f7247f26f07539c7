'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { useTransition } from 'react'
import { clearToken } from '@/components/admin/lists/admin-token'
import { isSessionExpired } from '@/components/admin/lists/errors'
import { Button } from '@/components/ui/button'
import { notify } from '@/components/ui/notify'
import { Spinner } from '@/components/ui/spinner'
import { callApi } from '@/lib/api/client'
import * as paths from '@/lib/paths'

export function LogoutButton({ className }: { className?: string }) {
  const router = useRouter()
  const client = useQueryClient()
  const [pending, startTransition] = useTransition()

  function signOut() {
    startTransition(async () => {
      try {
        await callApi('POST /api/admin/sign-out', {})
      } catch (error) {
        // An ended session has nothing left to sign out of.
        if (!isSessionExpired(error)) {
          notify({
            title: 'Logout failed',
            description: 'You’re still signed in. Please try again.',
            variant: 'destructive',
          })
          return
        }
      }
      clearToken()
      client.clear()
      notify({ title: 'Logged out', description: 'You have been logged out successfully' })
      router.push(paths.adminLogin)
    })
  }

  return (
    <Button variant="outline" size="sm" className={className} pending={pending} onClick={signOut}>
      {pending ? <Spinner /> : null}
      Logout
    </Button>
  )
}
