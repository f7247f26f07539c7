import type { Route } from 'next'
import type { ReactNode } from 'react'
import { Link } from '@/components/ui/link'
import { MissingSpanSketch } from './missing-span-sketch'

/** The content of a not-found screen in the onboarding flow. */
export function NotFoundLinks({
  title,
  links,
  children,
}: {
  title: string
  links: readonly { href: Route; label: string; text: string }[]
  children: ReactNode
}) {
  return (
    <div className="grid gap-10 py-4 lg:grid-cols-12 lg:items-center">
      <div className="lg:col-span-7">
        <h1 className="text-display">{title}</h1>
        <p className="measure mt-4">{children}</p>
        <ul className="mt-6 border-t">
          {links.map((link) => (
            <li key={link.label} className="flex flex-wrap items-baseline gap-x-3 border-b py-3">
              <Link href={link.href} className="link font-semibold">
                {link.label}
              </Link>
              <span className="text-muted-foreground text-sm">{link.text}</span>
            </li>
          ))}
        </ul>
      </div>
      <MissingSpanSketch className="w-full max-w-md text-line lg:col-span-5" />
    </div>
  )
}
