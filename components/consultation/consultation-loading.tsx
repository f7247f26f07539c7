import { Skeleton } from '@/components/ui/skeleton'
import { WorkplaceHeader } from './workplace-header'
import { WORKPLACE } from './workplace-layout'

export function ConsultationLoading() {
  return (
    <div className={WORKPLACE}>
      <WorkplaceHeader />
      <div className="grid gap-4 lg:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)] lg:gap-6">
        <p className="sr-only" role="status">
          Opening the consultation
        </p>
        <Skeleton className="h-(--workplace-height) min-h-[500px]" />
        <div className="grid grid-rows-[7.5rem_1fr] gap-6 max-lg:hidden">
          <Skeleton />
          <Skeleton />
        </div>
      </div>
    </div>
  )
}
