'use client'

import { MutationCache, QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { type ReactNode, useState } from 'react'
import { notify } from '@/components/ui/notify'
import { TooltipProvider } from '@/components/ui/tooltip'
import * as paths from '@/lib/paths'
import { isExpired } from './refusals'
import { clearToken } from './token'

/**
 * Around all screens of the centre: what was fetched, with the specification's rules (section 7: no retry, no refetch, never stale), and
 * the way to the login once a call answers 401.
 */
export function AdminSession({ children }: { children: ReactNode }) {
  const router = useRouter()
  const [client] = useState(() => makeClient(() => router.push(paths.adminLogin)))
  return (
    <QueryClientProvider client={client}>
      <TooltipProvider>{children}</TooltipProvider>
    </QueryClientProvider>
  )
}

function makeClient(toLogin: () => void): QueryClient {
  let expired = false
  const onError = (error: unknown) => {
    if (!isExpired(error) || expired) return
    expired = true
    clearToken()
    notify({ title: 'Authentication expired', description: 'Please sign in again.', variant: 'destructive' })
    toLogin()
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
