import { cva } from 'class-variance-authority'
import { CONTROL } from '@/components/ui/input'

export const selectTriggerVariants = cva(
  `${CONTROL} flex items-center justify-between gap-2 text-left data-[state=open]:border-ring`,
  {
    variants: {
      size: {
        default: 'h-11',
        sm: 'h-9 px-2 py-1 text-sm pointer-coarse:h-11',
        xs: 'h-7 gap-1 px-2 py-0 text-xs max-md:h-11 max-md:text-base',
      },
    },
    defaultVariants: { size: 'default' },
  },
)
