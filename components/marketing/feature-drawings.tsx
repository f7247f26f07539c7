import { FIGURES } from '@/lib/content/marketing-figures'

export function ChallengeDrawing() {
  return (
    <div className="grid">
      <p>
        <span className="title-label block">Said</span>
        “We want a{' '}
        <del className="decoration-2 decoration-signal/80">
          <span className="sr-only">challenged: </span>young, energetic
        </del>{' '}
        designer.”
      </p>
      <span aria-hidden="true" className="my-1.5 ml-3 h-6 border-signal border-l-2" />
      <p className="rounded-sm border bg-card px-3 py-2">
        <span className="title-label block">Agreed instead</span>A designer who’s keen to learn.
      </p>
    </div>
  )
}

const COLUMNS = 15
const ROWS = 7
const STEP = 16
/** Column and row of each candidate on the shortlist. */
const SHORTLISTED = [
  [5, 0],
  [11, 2],
  [2, 4],
  [8, 6],
] as const

const toCoordinate = (index: number) => STEP / 2 + index * STEP

export function PoolDrawing() {
  return (
    <svg viewBox="0 0 296 116" fill="none" aria-hidden="true" className="w-full">
      <defs>
        <pattern id="pool" width={STEP} height={STEP} patternUnits="userSpaceOnUse">
          <circle cx={STEP / 2} cy={STEP / 2} r="2.250" stroke="var(--line)" strokeOpacity="0.55" />
        </pattern>
      </defs>
      <rect width={COLUMNS * STEP} height={ROWS * STEP} fill="url(#pool)" />
      {SHORTLISTED.map(([column, row], index) => {
        const y = 22 + index * 22
        return (
          <g key={column}>
            <path
              d={`M${toCoordinate(column)} ${toCoordinate(row)}L${238} ${y}H262`}
              stroke="var(--signal)"
              strokeWidth="1.5"
            />
            <circle cx={toCoordinate(column)} cy={toCoordinate(row)} r="4.500" fill="var(--signal)" />
            <rect x="262" y={y - 6} width="26" height="12" rx="2" fill="var(--card)" stroke="var(--line)" />
            <path d={`M267 ${y}h16`} stroke="var(--line)" strokeWidth="1.5" />
          </g>
        )
      })}
    </svg>
  )
}

const HOURS = Array.from({ length: 25 }, (_, hour) => hour)
/** Start (in hours) and row of each interview. All last equally long. */
const INTERVIEWS = [
  [0.5, 1],
  [1.75, 0],
  [3.5, 2],
  [5.25, 0],
  [6.75, 1],
  [10, 2],
  [13.5, 0],
  [16, 1],
  [18.25, 2],
  [19.5, 0],
  [20.75, 1],
  [22.25, 2],
] as const

const INTERVIEW_WIDTH = 16

const xOfHour = (hour: number) => 12 + hour * 11.33

export function HoursDrawing() {
  return (
    <svg
      viewBox="0 0 296 116"
      fill="none"
      role="img"
      aria-label={`${FIGURES.screening.value}: interviews at every hour of the day`}
      className="w-full"
    >
      <rect
        x={xOfHour(9)}
        y="18"
        width={xOfHour(17.5) - xOfHour(9)}
        height="66"
        fill="var(--line)"
        fillOpacity="0.09"
      />
      <text x={xOfHour(13.25)} y="12" textAnchor="middle" fontSize="11" fill="var(--muted-foreground)">
        office hours
      </text>
      {INTERVIEWS.map(([from, row]) => (
        <rect
          key={from}
          x={xOfHour(from)}
          y={24 + row * 20}
          width={INTERVIEW_WIDTH}
          height="14"
          rx="2"
          fill="var(--signal)"
        />
      ))}
      <path d={`M${xOfHour(0)} 84H${xOfHour(24)}`} stroke="var(--line)" />
      <path
        d={HOURS.map((hour) => `M${xOfHour(hour).toFixed(1)} 84v${hour % 6 ? 4 : 9}`).join('')}
        stroke="var(--line)"
      />
      {[0, 6, 12, 18, 24].map((hour) => (
        <text
          key={hour}
          x={xOfHour(hour)}
          y="109"
          textAnchor="middle"
          fontSize="12"
          className="figure"
          fill="var(--foreground)"
        >
          {String(hour).padStart(2, '0')}
        </text>
      ))}
    </svg>
  )
}
