import type { ComponentProps } from 'react'
import { cn } from '@/lib/utils'

/** `value` is between 0 and `max`; `label` is its accessible name. */
export function Progress({
  className,
  value,
  max = 100,
  label,
  ...props
}: ComponentProps<'div'> & { value: number; max?: number; label: string }) {
  const share = Math.min(1, Math.max(0, value / max))
  return (
    <div
      data-slot="progress"
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={value}
      className={cn(
        'relative h-2 w-full overflow-hidden rounded-[2px] border border-input bg-card',
        className,
      )}
      {...props}
    >
      <div
        data-slot="progress-bar"
        className="h-full origin-left bg-primary transition-transform forced-colors:bg-[Highlight] duration-200"
        style={{ transform: `scaleX(${share})` }}
      />
    </div>
  )
}
