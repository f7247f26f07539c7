import type { ComponentProps } from 'react'
import { CHECKABLE } from '@/components/ui/checkable'

/** For what works before React does, on every page: it joins classes without the class merger. One that is always on has a lock. */
export function NativeSwitch(props: Omit<ComponentProps<'input'>, 'type' | 'className'>) {
  return (
    <span className="relative inline-flex h-6 w-11 shrink-0 after:pointer-events-none after:absolute after:inset-y-1 after:left-1 after:w-4 after:rounded-sm after:bg-muted-foreground after:transition-[translate] has-checked:after:translate-x-5 has-checked:after:bg-primary-foreground has-disabled:after:bg-muted-foreground has-disabled:has-checked:after:mask-(--icon-lock) before:absolute before:right-full before:mr-2 before:text-muted-foreground before:text-xs/6 before:content-['Off'/''] has-checked:before:text-foreground has-checked:before:content-['On'/''] forced-colors:after:bg-[ButtonText]">
      <input
        type="checkbox"
        role="switch"
        aria-checked={props.checked}
        data-slot="native-switch"
        className={`${CHECKABLE} touch-target rounded-md`}
        {...props}
      />
    </span>
  )
}
