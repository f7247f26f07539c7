import { DimensionLine } from '@/components/layout/dimension-line'

export interface Figure {
  value: string
  label: string
}

export function FigureStrip({ figures, className }: { figures: readonly Figure[]; className?: string }) {
  return (
    <dl className={`grid gap-x-6 gap-y-8 ${className ?? ''}`}>
      {figures.map((figure) => (
        <div key={figure.label} className="flex flex-col">
          <dt className="order-last text-muted-foreground text-sm">{figure.label}</dt>
          <dd>
            <span className="figure text-xl sm:text-2xl">{figure.value}</span>
            <DimensionLine className="my-2" />
          </dd>
        </div>
      ))}
    </dl>
  )
}
