import type { Route } from 'next'
import type { ReactNode } from 'react'
import { ButtonLink } from '@/components/ui/button'

export interface NextItem {
  href: Route
  label: string
  /** What it is for, in one sentence. */
  text: string
}

/** What can be done with a vacancy, in one place. `due` is the step that is waited for; `children` are rows that come first. */
export function NextList({
  due,
  items,
  children,
}: {
  due: NextItem | null
  items: readonly NextItem[]
  children?: ReactNode
}) {
  return (
    <ul className="border-line/70 border-t">
      {children}
      {(due ? [due, ...items] : items).map((item) => (
        <NextRow key={item.label} text={item.text} isDue={item === due}>
          <ButtonLink href={item.href} variant={item === due ? 'default' : 'outline'} className="sm:min-w-60">
            {item.label}
          </ButtonLink>
        </NextRow>
      ))}
    </ul>
  )
}

/** `children`: the way to do it. */
export function NextRow({
  text,
  isDue = false,
  children,
}: {
  text: string
  isDue?: boolean
  children: ReactNode
}) {
  return (
    <li className="relative grid items-center gap-x-6 gap-y-2 border-b py-3 sm:grid-cols-[minmax(0,1fr)_auto]">
      <p className={isDue ? 'font-semibold' : 'text-muted-foreground'}>{text}</p>
      {children}
    </li>
  )
}
