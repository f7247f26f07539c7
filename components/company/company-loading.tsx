import { Card } from '@/components/ui/card'
import { Skeleton } from '@/components/ui/skeleton'
import { Spinner } from '@/components/ui/spinner'

export function CompanyLoading() {
  return (
    <div className="grid gap-5">
      <Card>
        <p role="status" className="flex min-h-14 items-center gap-2.5">
          <Spinner className="size-5 text-primary" />
          Loading company information
        </p>
        <div className="grid gap-5 sm:grid-cols-2">
          <FieldSkeleton />
          <FieldSkeleton />
        </div>
        <FieldSkeleton />
        <FieldSkeleton control="h-36" />
        <FieldSkeleton />
      </Card>
      <div className="flex flex-wrap justify-between gap-3">
        <Skeleton className="h-11 w-24" />
        <Skeleton className="h-11 w-56 max-w-full" />
      </div>
    </div>
  )
}

function FieldSkeleton({ control = 'h-11' }: { control?: string }) {
  return (
    <div className="grid gap-1.5">
      <Skeleton className="h-5 w-32" />
      <Skeleton className={control} />
    </div>
  )
}
