import { Mark } from '@/components/layout/wordmark'
import { brand } from '@/lib/content/brand'

/** Print only, at the end of the title line: the header of the screen isn’t printed. */
export function PrintedIssuer() {
  return (
    <p className="hidden items-center gap-2 font-display font-semibold print:flex">
      <Mark className="h-5 w-7" />
      {brand.product}
    </p>
  )
}
