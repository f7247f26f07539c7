const STEPS = [
  { figure: '24 hours', label: 'AI processing' },
  { figure: '3-5 days', label: 'Candidate sourcing' },
  { figure: '1 week', label: 'Shortlist delivery' },
  { figure: '3-5', label: 'Pre-interviewed candidates' },
]

export function WhatHappensNext() {
  return (
    <section aria-labelledby="next" className="grid gap-4">
      <h2 id="next" className="text-lg">
        What happens next
      </h2>
      <p className="text-muted-foreground text-sm">Typical times, once you approve the vacancy</p>
      {/* A dimension line: each step in time begins at a tick, and the last of a row also ends at one. The last is what they lead to. */}
      <ol className="grid grid-cols-2 gap-y-5 sm:grid-cols-4">
        {STEPS.map(({ figure, label }) => (
          <li
            key={label}
            className="group/step relative grid content-start gap-1 border-line border-t pt-4 pr-3 pb-2 last:border-transparent"
          >
            <Tick className="left-1 group-last/step:hidden" />
            <Tick className="right-1 hidden group-nth-3/step:block max-sm:group-nth-2/step:block" />
            <span className="figure font-semibold text-xl">{figure}</span>
            <span className="text-muted-foreground text-sm">{label}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}

const Tick = ({ className }: { className: string }) => (
  <span
    aria-hidden="true"
    className={`absolute top-[-0.4375rem] h-3.5 w-[1.5px] rotate-45 bg-line ${className}`}
  />
)
