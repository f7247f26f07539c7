import { FIGURES } from '@/lib/content/figures'

const WIDTH = 1200
const CENTRE = WIDTH / 2
const HALF_SPAN = 430
const SPRING = 196
const RISE = 122
const DECK = 52
const COLUMN_STEP = 43

/** Height of the arch's line at `x`; `inset` moves it inwards. */
const archAt = (x: number, inset = 0) =>
  SPRING - (RISE - inset) * (1 - ((x - CENTRE) / (HALF_SPAN - inset)) ** 2)

/** A parabola between the abutments as one quadratic curve. */
const arch = (inset: number) =>
  `M${CENTRE - HALF_SPAN + inset} ${SPRING}Q${CENTRE} ${SPRING - 2 * (RISE - inset)} ${CENTRE + HALF_SPAN - inset} ${SPRING}`

const COLUMNS = Array.from({ length: 19 }, (_, index) => CENTRE + (index - 9) * COLUMN_STEP)
const PIERS = [84, 42, WIDTH - 42, WIDTH - 84]
const HATCH = Array.from({ length: 9 }, (_, index) => index * 15)

/** An open-spandrel arch in elevation, its span dimensioned in minutes. The deck runs on to both edges of the window; a phone sees the middle. */
export function BridgeDrawing({ className }: { className?: string }) {
  return (
    <svg
      viewBox={`0 0 ${WIDTH} 256`}
      preserveAspectRatio="xMidYMax slice"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.25"
      aria-hidden="true"
      className={className}
    >
      <path d={`M-2000 ${DECK}h5200M-2000 ${DECK + 8}h5200`} strokeWidth="1.5" />
      <path d={arch(0)} strokeWidth="1.75" />
      <path d={arch(9)} />
      <path
        d={COLUMNS.map(
          (x) => `M${x - 2} ${DECK + 8}V${archAt(x).toFixed(1)}M${x + 2} ${DECK + 8}V${archAt(x).toFixed(1)}`,
        ).join('')}
        strokeWidth="1"
      />
      <path
        d={PIERS.map((x) => `M${x - 3} ${DECK + 8}V${SPRING}M${x + 3} ${DECK + 8}V${SPRING}`).join('')}
        strokeWidth="1"
      />
      {[CENTRE - HALF_SPAN - 130, CENTRE + HALF_SPAN].map((x) => (
        <g key={x}>
          <path d={`M${x} ${SPRING}h130`} strokeWidth="1.75" />
          <path d={HATCH.map((step) => `M${x + step} ${SPRING + 10}l10 -10`).join('')} strokeWidth="0.8" />
        </g>
      ))}
      <path
        d={`M${CENTRE - HALF_SPAN + 26} ${SPRING + 6}H${CENTRE + HALF_SPAN - 26}`}
        strokeDasharray="14 8 3 8"
        strokeWidth="0.8"
      />
      <path
        d={`M${CENTRE - HALF_SPAN} ${SPRING + 16}v30M${CENTRE + HALF_SPAN} ${SPRING + 16}v30M${CENTRE - HALF_SPAN - 6} 236H${CENTRE + HALF_SPAN + 6}`}
        strokeWidth="0.8"
      />
      <path
        d={`M${CENTRE - HALF_SPAN - 6} 242l12-12M${CENTRE + HALF_SPAN - 6} 242l12-12`}
        strokeWidth="1.5"
      />
      <rect x={CENTRE - 56} y="226" width="112" height="20" fill="var(--background)" stroke="none" />
      <text
        x={CENTRE}
        y="241"
        textAnchor="middle"
        fontSize="15"
        className="figure"
        fill="currentColor"
        stroke="none"
      >
        {FIGURES.minutesToBuild.value}
      </text>
      <circle cx={CENTRE} cy={DECK - 13} r="12" fill="var(--signal)" stroke="none" />
    </svg>
  )
}
