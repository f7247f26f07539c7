import type { ReactNode } from 'react'
import { MISSING } from './cells'

/** Labelled values in rows, as a title block has them; what is missing reads "-". */
export function Facts({ facts }: { facts: readonly { label: string; value: ReactNode }[] }) {
  return (
    <dl className="facts">
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt className="title-label">{label}</dt>
          <dd>{value ?? MISSING}</dd>
        </div>
      ))}
    </dl>
  )
}
