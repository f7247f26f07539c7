import { Alert, AlertDescription } from '@/components/ui/alert'
import type { UnconfirmedItem } from '@/lib/content/go-live'

/** What is still an example or not set up. */
export function GoLiveNotice({ items }: { items: readonly UnconfirmedItem[] }) {
  if (items.length === 0) return null
  return (
    <Alert variant="signal" className="mb-5 py-0">
      <AlertDescription>
        <details>
          <summary className="flex min-h-10 cursor-pointer list-none flex-wrap items-center gap-x-4 py-1.5 [&::-webkit-details-marker]:hidden">
            <strong>
              Confirm {items.length === 1 ? 'one thing' : `${items.length} things`} before you go live
            </strong>
            <span className="link">Show the list</span>
          </summary>
          <p className="measure">
            Company details and email are set with environment variables. Figures and quotations are in
            lib/content/marketing-figures.ts. Ask your developer.
          </p>
          <ul className="mt-2 grid gap-3 pb-3">
            {items.map(({ key, shown, settle }) => (
              <li key={key} className="measure wrap-anywhere">
                <strong>{shown}</strong>
                <br />
                {settle}
              </li>
            ))}
          </ul>
        </details>
      </AlertDescription>
    </Alert>
  )
}
