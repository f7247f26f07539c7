import { Badge } from '@/components/ui/badge'
import type { PreflightItem } from '@/lib/advert/preflight-schema'

const LOOKS = {
  red: { label: 'To fix', variant: 'destructive' },
  amber: { label: 'To check', variant: 'signal' },
  met: { label: 'OK', variant: 'success' },
} as const

function Items({ items }: { items: readonly PreflightItem[] }) {
  return (
    <ul className="grid gap-3">
      {items.map(({ key, level, message, rule, source }) => (
        <li key={key} className="grid grid-cols-[auto_minmax(0,1fr)] items-start gap-x-3 gap-y-0.5 text-sm">
          <Badge variant={LOOKS[level].variant}>{LOOKS[level].label}</Badge>
          <span className="break-words">
            {message}{' '}
            <a className="link" href={source}>
              {rule}
            </a>
          </span>
        </li>
      ))}
    </ul>
  )
}

/** What keeps an advert from being published comes first; what is right is folded away. */
export function PreflightList({ items }: { items: readonly PreflightItem[] }) {
  const open = [
    ...items.filter(({ level }) => level === 'red'),
    ...items.filter(({ level }) => level === 'amber'),
  ]
  const met = items.filter(({ level }) => level === 'met')
  return (
    <div className="grid gap-3">
      {open.length > 0 ? <Items items={open} /> : <p className="text-sm">Nothing to fix or check.</p>}
      {met.length > 0 ? (
        <details className="text-sm">
          <summary className="disclosure touch-target w-fit">
            <span>
              <span className="figure">{met.length}</span> {met.length === 1 ? 'check' : 'checks'} passed
            </span>
          </summary>
          <div className="mt-3">
            <Items items={met} />
          </div>
        </details>
      ) : null}
    </div>
  )
}
