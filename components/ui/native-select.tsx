import type { ComponentProps } from 'react'
import { CONTROL } from '@/components/ui/input'
import { cn } from '@/lib/utils'

/** An empty first option is the placeholder. */
export function NativeSelect({ className, ...props }: ComponentProps<'select'>) {
  return (
    <span
      className={cn(
        'relative block after:pointer-events-none after:absolute after:top-[calc(50%-0.375rem)] after:right-4 after:size-2 after:rotate-45 after:border-muted-foreground after:border-r-[1.5px] after:border-b-[1.5px]',
        className,
      )}
    >
      <select
        data-slot="native-select"
        className={cn(
          CONTROL,
          "h-11 appearance-none pr-10 has-[option[value='']:checked]:text-(--placeholder)",
        )}
        {...props}
      />
    </span>
  )
}
