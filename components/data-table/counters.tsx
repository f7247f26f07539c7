export interface Counter {
  label: string
  /** Null or undefined while it is being counted. */
  value: number | null | undefined
}

const NUMBER = new Intl.NumberFormat('en-GB')

/** A count that would take the server too long. */
export const MORE_THAN_COUNTED = Number.POSITIVE_INFINITY

export const formatCount = (value: number) =>
  value === MORE_THAN_COUNTED ? 'more than 10,000' : NUMBER.format(value)

export function Counters({ label, counters }: { label: string; counters: readonly Counter[] }) {
  return (
    <section aria-label={label} className="data-counters">
      <dl>
        {counters.map((counter) => (
          <div key={counter.label}>
            <dt>{counter.label}</dt>
            <dd
              className="figure first-letter:uppercase"
              data-counting={typeof counter.value === 'number' ? undefined : ''}
            >
              {typeof counter.value === 'number' ? formatCount(counter.value) : '…'}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
