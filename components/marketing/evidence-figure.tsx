interface EvidencePair {
  before: string
  words: string
  after: string
  section: string
  line: string
  /** The line's position in the specification, from 1. */
  position: number
}

const PAIRS: readonly EvidencePair[] = [
  {
    before: 'They’ll ',
    words: 'lead the design of our hydraulic presses',
    after: '.',
    section: 'What you will do',
    line: 'Lead the design of our hydraulic presses.',
    position: 1,
  },
  {
    before: 'We’re in ',
    words: 'Derby, three days in, two from home',
    after: '.',
    section: 'Location',
    line: 'Derby. Three days on site, two at home.',
    position: 4,
  },
  {
    before: 'I need ',
    words: 'hydraulic design from first principles',
    after: '.',
    section: 'Technical skills',
    line: 'Hydraulic design from first principles.',
    position: 2,
  },
  {
    before: 'Say ',
    words: '£52,000 to £60,000 a year',
    after: '.',
    section: 'Pay',
    line: '£52,000 to £60,000 a year.',
    position: 5,
  },
  {
    before: '',
    words: 'Creo they can learn',
    after: ' from the team.',
    section: 'Nice to have',
    line: 'Creo, which the team can teach you.',
    position: 3,
  },
]

const ROW_STARTS = [
  'md:row-start-1',
  'md:row-start-2',
  'md:row-start-3',
  'md:row-start-4',
  'md:row-start-5',
] as const

export function EvidenceFigure() {
  return (
    <figure data-slot="evidence-figure" className="rounded-lg border border-line/70 bg-card">
      <div className="graph-paper rounded-t-lg">
        <div
          className="hidden grid-cols-[minmax(0,1fr)_minmax(5rem,9rem)_minmax(0,1fr)] px-6 pt-5 md:grid"
          aria-hidden="true"
        >
          <span className="title-label">What the hiring manager said</span>
          <span />
          <span className="title-label">What the specification says</span>
        </div>
        {/* Lines of a whole, even number of pixels, so that a line in CSS and one in the SVG meet exactly. */}
        <ol className="relative grid gap-7 p-5 md:leading-7 md:[&_.title-label]:leading-[1.125rem] md:auto-rows-fr md:grid-cols-[minmax(0,1fr)_minmax(5rem,9rem)_minmax(0,1fr)] md:gap-0 md:px-6 md:pt-2 md:pb-5">
          {PAIRS.map((pair, index) => (
            <li key={pair.section} className="grid md:contents">
              <p className={`flex items-center md:col-start-1 md:py-3 ${ROW_STARTS[index]}`}>
                <span className="sr-only">Said: </span>
                <span>
                  {pair.before}
                  <span className="border-signal border-b-2 font-medium">{pair.words}</span>
                  {pair.after}
                </span>
                <span aria-hidden="true" className="ml-3 hidden h-0.5 min-w-4 flex-1 bg-signal md:block" />
              </p>
              <span aria-hidden="true" className="my-1.5 ml-4 h-6 border-signal border-l-2 md:hidden" />
              <p
                className={`flex items-center md:col-start-3 md:py-2 ${ROW_STARTS[pair.position - 1] ?? ''}`}
              >
                <span className="sr-only">Written: </span>
                <span className="grid w-full grid-cols-[1.75rem_1fr] rounded-sm border border-border bg-card px-3 py-2">
                  <span className="figure text-muted-foreground text-xs/[1.125rem]" aria-hidden="true">
                    {pair.position}
                  </span>
                  <span>
                    <span className="title-label block">{pair.section}</span>
                    {pair.line}
                  </span>
                </span>
              </p>
            </li>
          ))}
          <ConnectingLines />
        </ol>
      </div>
      <figcaption className="grid grid-cols-2 border-line/70 border-t text-sm sm:grid-cols-[2fr_1fr_1fr_1fr]">
        <TitleCell label="Vacancy" value="Hydraulic design engineer" />
        <TitleCell label="Type" value="Example" />
        <TitleCell label="Sources" value="5 of 5 lines" />
        <TitleCell label="Status" value="Draft" />
      </figcaption>
    </figure>
  )
}

/** The rows of both columns have equal heights. */
function ConnectingLines() {
  const height = 100 / PAIRS.length
  return (
    <svg
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      fill="none"
      aria-hidden="true"
      className="hidden size-full animate-draw md:col-start-2 md:row-span-5 md:row-start-1 md:block"
    >
      {PAIRS.map((pair, index) => {
        const from = (index + 0.5) * height
        const to = (pair.position - 0.5) * height
        return (
          <path
            key={pair.section}
            d={`M0 ${from}H14L86 ${to}H100`}
            stroke="var(--signal)"
            strokeWidth="2"
            vectorEffect="non-scaling-stroke"
          />
        )
      })}
    </svg>
  )
}

function TitleCell({ label, value }: { label: string; value: string }) {
  return (
    <span className="border-border px-4 py-2.5 not-first:border-l max-sm:nth-3:border-l-0 max-sm:nth-[n+3]:border-t sm:px-6">
      <span className="title-label block">{label}</span>
      <span className="font-semibold">{value}</span>
    </span>
  )
}
