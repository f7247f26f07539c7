import type { ReactNode } from 'react'

export function DescriptionList({ items }: { items: readonly { label: string; value: ReactNode }[] }) {
  return (
    <dl className="grid text-(length:--text-sm)">
      {items.map(({ label, value }) => (
        <div
          key={label}
          className="grid grid-cols-[8rem_minmax(0,1fr)] items-baseline gap-3 border-t py-1.5 first:border-0"
        >
          <dt className="title-label">{label}</dt>
          <dd className="wrap-anywhere [&_a]:text-primary [&_a]:underline [&_a]:underline-offset-[0.2em]">
            {value ?? <span className="text-muted-foreground">–</span>}
          </dd>
        </div>
      ))}
    </dl>
  )
}
