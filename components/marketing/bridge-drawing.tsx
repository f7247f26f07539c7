import { FIGURES } from '@/lib/content/marketing-figures'

/** Lengths are in units of the drawing's viewBox, which is as high in each. */
const DRAWINGS = {
  wide: { width: 1200, halfSpan: 430, rise: 122, columns: 19 },
  middle: { width: 700, halfSpan: 300, rise: 116, columns: 13 },
  narrow: { width: 400, halfSpan: 160, rise: 100, columns: 7 },
} as const
const SPRINGING_Y = 196
const DECK_Y = 52
const COLUMN_STEP = 43
const ABUTMENT = 130
const HATCH = Array.from({ length: 9 }, (_, index) => index * 15)

export function BridgeDrawing({ size, className }: { size: keyof typeof DRAWINGS; className?: string }) {
  const { width, halfSpan, rise, columns } = DRAWINGS[size]
  const centre = width / 2
  const archHeightAt = (x: number) => SPRINGING_Y - rise * (1 - ((x - centre) / halfSpan) ** 2)
  /** A parabola between the abutments as one quadratic curve. */
  const archPath = (inset: number) =>
    `M${centre - halfSpan + inset} ${SPRINGING_Y}Q${centre} ${SPRINGING_Y - 2 * (rise - inset)} ${centre + halfSpan - inset} ${SPRINGING_Y}`
  const columnPlaces = Array.from(
    { length: columns },
    (_, index) => centre + (index - (columns - 1) / 2) * COLUMN_STEP,
  )
  const piers = size === 'wide' ? [84, 42, width - 42, width - 84] : []
  return (
    <svg
      viewBox={`0 0 ${width} 256`}
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
        d={columnPlaces
          .map(
            (x) =>
              `M${x - 2} ${DECK_Y + 8}V${archHeightAt(x).toFixed(1)}M${x + 2} ${DECK_Y + 8}V${archHeightAt(x).toFixed(1)}`,
          )
          .join('')}
        strokeWidth="1"
      />
      <path
        d={piers
          .map((x) => `M${x - 3} ${DECK_Y + 8}V${SPRINGING_Y}M${x + 3} ${DECK_Y + 8}V${SPRINGING_Y}`)
          .join('')}
        strokeWidth="1"
      />
      {[centre - halfSpan - ABUTMENT, centre + halfSpan].map((x) => (
        <g key={x}>
          <path d={`M${x} ${SPRINGING_Y}h${ABUTMENT}`} strokeWidth="1.75" />
          <path
            d={HATCH.map((step) => `M${x + step} ${SPRINGING_Y + 10}l10 -10`).join('')}
            strokeWidth="0.8"
          />
        </g>
      ))}
      <path
        d={`M${centre - halfSpan + 26} ${SPRINGING_Y + 6}H${centre + halfSpan - 26}`}
        strokeDasharray="14 8 3 8"
        strokeWidth="0.8"
      />
      <path
        d={`M${centre - halfSpan} ${SPRINGING_Y + 16}v30M${centre + halfSpan} ${SPRINGING_Y + 16}v30M${centre - halfSpan - 6} 236H${centre + halfSpan + 6}`}
        strokeWidth="0.8"
      />
      <path d={`M${centre - halfSpan - 6} 242l12-12M${centre + halfSpan - 6} 242l12-12`} strokeWidth="1.5" />
      <rect x={centre - 56} y="226" width="112" height="20" fill="var(--background)" stroke="none" />
      <text
        x={centre}
        y="241"
        textAnchor="middle"
        fontSize="15"
        className="figure"
        fill="currentColor"
        stroke="none"
      >
        {FIGURES.minutesToBuild.value}
      </text>
      <circle cx={centre} cy={DECK_Y - 13} r="12" fill="var(--signal)" stroke="none" />
    </svg>
  )
}
