import type { Route } from 'next'
import { ButtonLink } from '@/components/ui/button'

export interface NextItem {
  href: Route
  label: string
  /** What it is for, in one sentence. */
  text: string
}

/** What can be done with a vacancy, in one place. `due` is the step that is waited for. */
export function NextList({ due, items }: { due: NextItem | null; items: readonly NextItem[] }) {
  return (
    <ul className="border-line/70 border-t">
      {(due ? [due, ...items] : items).map((item) => (
        <li
          key={item.label}
          className="relative grid items-center gap-x-6 gap-y-2 border-b py-3 sm:grid-cols-[minmax(0,1fr)_auto]"
        >
          <p className={item === due ? 'font-semibold' : 'text-muted-foreground'}>{item.text}</p>
          <ButtonLink href={item.href} variant={item === due ? 'default' : 'outline'} className="sm:min-w-60">
            {item.label}
          </ButtonLink>
        </li>
      ))}
    </ul>
  )
}
