import type { Route } from 'next'
import { Link } from '@/components/ui/link'
import * as paths from '@/lib/paths'
import { EDITIONS, type Edition } from '@/lib/specification/options'

const LABELS: Record<Edition, string> = { agency: 'Full version', candidate: 'What candidates see' }

/** Both editions have an address of their own. */
export function EditionSwitch({ specificationId, edition }: { specificationId: string; edition: Edition }) {
  const path = paths.jobSpecification(specificationId)
  return (
    <nav
      aria-label="Version of the document"
      className="inline-flex rounded-md border bg-card p-0.5 text-sm print:hidden"
    >
      {[...EDITIONS].reverse().map((key) => (
        <Link
          key={key}
          href={key === 'agency' ? path : (`${path}?edition=${key}` as Route)}
          aria-current={key === edition ? 'page' : undefined}
          className="flex min-h-9 items-center rounded-sm border border-transparent px-3 aria-[current=page]:border-foreground/70 aria-[current=page]:bg-accent aria-[current=page]:font-semibold pointer-coarse:min-h-11"
        >
          {LABELS[key]}
        </Link>
      ))}
    </nav>
  )
}
