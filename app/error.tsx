'use client'

import { type ErrorBoundaryProps, ScreenError } from '@/components/layout/screen-error'
import { Mark } from '@/components/layout/wordmark'

export default function AnyScreenError(props: ErrorBoundaryProps) {
  return (
    <>
      <header className="border-b bg-background">
        <div className="container-page flex min-h-14 items-center">
          <a href="/" className="inline-flex min-h-11 items-center">
            <Mark className="h-6 w-8 text-primary" />
            <span className="sr-only">Home page</span>
          </a>
        </div>
      </header>
      <main>
        <ScreenError {...props} />
      </main>
    </>
  )
}
