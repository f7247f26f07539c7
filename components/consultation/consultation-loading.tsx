import { Skeleton } from '@/components/ui/skeleton'

export function ConsultationLoading() {
  return (
    <div className="grid gap-5 lg:grid-cols-[minmax(0,1.35fr)_minmax(0,1fr)] lg:gap-6">
      <p className="sr-only" role="status">
        Opening the consultation
      </p>
      <Skeleton className="h-[500px]" />
      <div className="grid content-start gap-5">
        <Skeleton className="h-44" />
        <Skeleton className="h-64" />
      </div>
    </div>
  )
}
