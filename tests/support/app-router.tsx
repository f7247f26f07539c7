import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime'
import type { ReactNode } from 'react'

const noop = () => {}

export function TestRouter({
  push = noop,
  children,
}: {
  push?: (href: string) => void
  children: ReactNode
}) {
  const router = {
    push,
    bfcacheId: '',
    replace: noop,
    refresh: noop,
    back: noop,
    forward: noop,
    prefetch: noop,
  }
  return <AppRouterContext value={router}>{children}</AppRouterContext>
}
