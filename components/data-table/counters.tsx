export interface Counter {
  label: string
  /** Null or undefined while it is being counted. */
  value: number | null | undefined
}

const NUMBER = new Intl.NumberFormat('en-GB')

export const formatCount = (value: number) => NUMBER.format(value)

export function Counters({ label, counters }: { label: string; counters: readonly Counter[] }) {
  return (
    <section aria-label={label} className="data-counters">
      <dl>
        {counters.map((counter) => (
          <div key={counter.label}>
            <dt>{counter.label}</dt>
            <dd className="figure" data-counting={typeof counter.value === 'number' ? undefined : ''}>
              {typeof counter.value === 'number' ? formatCount(counter.value) : '…'}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
