import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime'
import type { ReactNode } from 'react'

const nothing = () => {}

/** Next's router around a component under test; `push` hears where it was led. */
export function TestRouter({
  push = nothing,
  children,
}: {
  push?: (href: string) => void
  children: ReactNode
}) {
  const router = {
    push,
    bfcacheId: '',
    replace: nothing,
    refresh: nothing,
    back: nothing,
    forward: nothing,
    prefetch: nothing,
  }
  return <AppRouterContext value={router}>{children}</AppRouterContext>
}
