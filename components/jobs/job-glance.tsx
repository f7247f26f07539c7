import { listGlance } from '@/lib/advert/glance'
import type { Advert } from '@/lib/advert/schema'
import { cn } from '@/lib/utils'

/** Once it is closed, the day it would have closed says nothing. */
export function JobGlance({
  advert,
  isClosed = false,
  className,
}: {
  advert: Advert
  isClosed?: boolean
  className?: string
}) {
  return (
    <dl className={cn('grid grid-cols-2 gap-x-6 gap-y-3 sm:grid-cols-4', className)}>
      {listGlance(isClosed ? { ...advert, closesOn: null } : advert).map(({ label, text }) => (
        <div key={label} className="min-w-0">
          <dt className="title-label">{label}</dt>
          <dd className="break-words">{text}</dd>
        </div>
      ))}
    </dl>
  )
}
