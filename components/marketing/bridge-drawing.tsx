import { FIGURES } from '@/lib/content/marketing-figures'

// All lengths are in units of the drawing's viewBox.
const WIDTH = 1200
const CENTRE = WIDTH / 2
const HALF_SPAN = 430
const SPRINGING_Y = 196
const RISE = 122
const DECK_Y = 52
const COLUMN_STEP = 43

const archHeightAt = (x: number, inset = 0) =>
  SPRINGING_Y - (RISE - inset) * (1 - ((x - CENTRE) / (HALF_SPAN - inset)) ** 2)

/** A parabola between the abutments as one quadratic curve. */
const archPath = (inset: number) =>
  `M${CENTRE - HALF_SPAN + inset} ${SPRINGING_Y}Q${CENTRE} ${SPRINGING_Y - 2 * (RISE - inset)} ${CENTRE + HALF_SPAN - inset} ${SPRINGING_Y}`

const COLUMNS = Array.from({ length: 19 }, (_, index) => CENTRE + (index - 9) * COLUMN_STEP)
const PIERS = [84, 42, WIDTH - 42, WIDTH - 84]
const HATCH = Array.from({ length: 9 }, (_, index) => index * 15)

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
      <path d={`M-2000 ${DECK_Y}h5200M-2000 ${DECK_Y + 8}h5200`} strokeWidth="1.5" />
      <path d={archPath(0)} strokeWidth="1.75" />
      <path d={archPath(9)} />
      <path
        d={COLUMNS.map(
          (x) =>
            `M${x - 2} ${DECK_Y + 8}V${archHeightAt(x).toFixed(1)}M${x + 2} ${DECK_Y + 8}V${archHeightAt(x).toFixed(1)}`,
        ).join('')}
        strokeWidth="1"
      />
      <path
        d={PIERS.map(
          (x) => `M${x - 3} ${DECK_Y + 8}V${SPRINGING_Y}M${x + 3} ${DECK_Y + 8}V${SPRINGING_Y}`,
        ).join('')}
        strokeWidth="1"
      />
      {[CENTRE - HALF_SPAN - 130, CENTRE + HALF_SPAN].map((x) => (
        <g key={x}>
          <path d={`M${x} ${SPRINGING_Y}h130`} strokeWidth="1.75" />
          <path
            d={HATCH.map((step) => `M${x + step} ${SPRINGING_Y + 10}l10 -10`).join('')}
            strokeWidth="0.8"
          />
        </g>
      ))}
      <path
        d={`M${CENTRE - HALF_SPAN + 26} ${SPRINGING_Y + 6}H${CENTRE + HALF_SPAN - 26}`}
        strokeDasharray="14 8 3 8"
        strokeWidth="0.8"
      />
      <path
        d={`M${CENTRE - HALF_SPAN} ${SPRINGING_Y + 16}v30M${CENTRE + HALF_SPAN} ${SPRINGING_Y + 16}v30M${CENTRE - HALF_SPAN - 6} 236H${CENTRE + HALF_SPAN + 6}`}
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
      <circle cx={CENTRE} cy={DECK_Y - 13} r="12" fill="var(--signal)" stroke="none" />
    </svg>
  )
}
