'use client'

import { MutationCache, QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { type ReactNode, useState } from 'react'
import { clearToken } from '@/components/admin/lists/admin-token'
import { isSessionExpired } from '@/components/admin/lists/errors'
import { notify } from '@/components/ui/notify'
import { TooltipProvider } from '@/components/ui/tooltip'
import * as paths from '@/lib/paths'

/** An ended session (401) leads to the login. */
export function AdminProviders({ children }: { children: ReactNode }) {
  const router = useRouter()
  const [client] = useState(() => createQueryClient(() => router.push(paths.adminLogin)))
  return (
    <QueryClientProvider client={client}>
      <TooltipProvider>{children}</TooltipProvider>
    </QueryClientProvider>
  )
}

function createQueryClient(goToLogin: () => void): QueryClient {
  let hasExpired = false
  const onError = (error: unknown) => {
    if (!isSessionExpired(error) || hasExpired) return
    hasExpired = true
    clearToken()
    notify({ title: 'Authentication expired', description: 'Please sign in again.', variant: 'destructive' })
    goToLogin()
  }
  return new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        networkMode: 'always',
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        staleTime: Number.POSITIVE_INFINITY,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  })
}
