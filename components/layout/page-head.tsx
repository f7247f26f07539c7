import type { Route } from 'next'
import type { ReactNode } from 'react'
import { Link } from '@/components/ui/link'

/** The way back, the title, what the page is (`children`) and what can be done, in that order. */
export function PageHead({
  back,
  title,
  actions,
  children,
}: {
  back?: { href: Route; label: string }
  title: ReactNode
  actions?: ReactNode
  children?: ReactNode
}) {
  return (
    <header className="grid gap-3">
      {back ? (
        <Link href={back.href} className="link touch-target w-fit text-sm print:hidden">
          {back.label}
        </Link>
      ) : null}
      <h1 className="text-display wrap-anywhere">{title}</h1>
      {children ? <div className="measure text-muted-foreground print:hidden">{children}</div> : null}
      {actions ? (
        <div className="mt-2 flex flex-wrap items-center gap-3 max-sm:grid print:hidden">{actions}</div>
      ) : null}
    </header>
  )
}
