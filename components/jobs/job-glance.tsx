import { listGlance, listHead } from '@/lib/advert/glance'
import type { Advert } from '@/lib/advert/schema'
import { cn } from '@/lib/utils'

/** Once it is closed, the day it would have closed says nothing. `isHead` is above the advert itself. */
export function JobGlance({
  advert,
  isClosed = false,
  isHead = false,
  className,
}: {
  advert: Advert
  isClosed?: boolean
  isHead?: boolean
  className?: string
}) {
  const shown = isClosed ? { ...advert, closesOn: null } : advert
  const facts = isHead ? listHead(shown) : listGlance(shown)
  return (
    <dl
      className={cn(
        'grid gap-x-6 gap-y-3',
        // Pay is the longest of the four.
        facts.length === 3 ? 'sm:grid-cols-3' : 'grid-cols-2 sm:grid-cols-[1fr_1.4fr_1fr_1fr]',
        className,
      )}
    >
      {facts.map(({ label, text }) => (
        <div key={label} className="min-w-0">
          <dt className="title-label">{label}</dt>
          <dd className="break-words">{text}</dd>
        </div>
      ))}
    </dl>
  )
}
