import type { ReactNode } from 'react'
import { Input } from '@/components/ui/input'
import { Label } from '@/components/ui/label'
import { SEARCH_SCRIPT } from './search-script'

/** A search over the calls in `children` and their copy buttons, both by its script: React doesn’t run on this page. */
export function CallSearch({ children }: { children: ReactNode }) {
  return (
    <div id="calls" suppressHydrationWarning>
      <search className="mb-8 block noscript:hidden print:hidden">
        <Label htmlFor="call-search">Find a call</Label>
        <p id="call-search-hint" className="mt-1 text-muted-foreground text-sm">
          By path, method or what it does.
        </p>
        <Input
          id="call-search"
          type="search"
          aria-describedby="call-search-hint"
          className="mt-1.5 max-w-md"
          autoComplete="off"
        />
        <p role="status" className="mt-1.5 min-h-5 text-muted-foreground text-sm" />
      </search>
      {children}
      <script>{SEARCH_SCRIPT}</script>
    </div>
  )
}
