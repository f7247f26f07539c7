import type { ReactNode } from 'react'
import { Card } from '@/components/ui/card'
import { Skeleton } from '@/components/ui/skeleton'
import { Spinner } from '@/components/ui/spinner'

/** As high as the form that takes its place. */
export function CompanyLoading() {
  return (
    <div className="grid gap-6">
      <Card>
        <div className="grid gap-1">
          <p role="status" className="flex items-center gap-2.5 font-semibold text-base/[1.75rem] sm:text-lg">
            <Spinner className="size-5 text-primary" />
            Loading company information
          </p>
          <Skeleton className="my-0.5 h-4 w-full max-w-72 max-sm:h-8.5" />
        </div>
        <div className="grid gap-5 sm:grid-cols-2">
          <FieldSkeleton />
          <FieldSkeleton />
        </div>
        <div className="grid gap-2">
          <FieldSkeleton hint="h-9 max-sm:h-19">
            <Skeleton className="h-11 sm:w-48" />
          </FieldSkeleton>
          <Skeleton className="h-5 w-full max-w-64" />
        </div>
        <div className="grid gap-2">
          <FieldSkeleton control="h-28" />
          <Skeleton className="h-9 w-52" />
        </div>
        <div className="border-t pt-5">
          <FieldSkeleton />
        </div>
      </Card>
      <div className="flex justify-between gap-3 max-sm:flex-col-reverse">
        <Skeleton className="h-11 sm:w-20" />
        <Skeleton className="h-11 sm:w-56" />
      </div>
    </div>
  )
}

function FieldSkeleton({
  control = 'h-11',
  hint,
  children,
}: {
  control?: string
  /** Its height. */
  hint?: string
  /** Next to the control. */
  children?: ReactNode
}) {
  return (
    <div className="grid gap-1.5">
      <Skeleton className="my-px h-[1.125rem] w-32" />
      {hint ? <Skeleton className={hint} /> : null}
      <div className="flex flex-col gap-2 sm:flex-row">
        <Skeleton className={`${control} sm:grow`} />
        {children}
      </div>
    </div>
  )
}
