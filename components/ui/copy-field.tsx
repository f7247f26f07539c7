import { CopyButton } from '@/components/ui/copy-button'
import { Input } from '@/components/ui/input'

/** `noun` is what is copied, such as "link". `isNext`: copying it is what the screen waits for. */
export function CopyField({
  value,
  label,
  noun,
  isNext = false,
}: {
  value: string
  label: string
  noun: string
  isNext?: boolean
}) {
  return (
    <div className="flex flex-wrap gap-2">
      <Input
        aria-label={label}
        readOnly
        value={value}
        className="figure w-auto min-w-0 grow basis-60 text-sm"
        onFocus={(event) => event.target.select()}
      />
      <CopyButton
        variant={isNext ? 'default' : 'outline'}
        className="max-sm:w-full"
        value={value}
        noun={noun}
      />
    </div>
  )
}
