import { brand } from '@/lib/content/brand'
import { MARKETING_MESSAGE } from '@/lib/content/marketing-figures'

const PAPER = '#f6f4ef'
const GROUND = '#0b1624'
const SIGNAL = '#f2762e'
const QUIET = '#b9c3d1'

/** `ImageResponse` supports only inline styles and flexbox. */
export function OpenGraphImage({
  title,
  description,
  isHome = false,
}: {
  title: string
  description: string
  isHome?: boolean
}) {
  return (
    <div
      style={{
        display: 'flex',
        flexDirection: 'column',
        width: '100%',
        height: '100%',
        padding: '56px 72px 0',
        backgroundColor: GROUND,
        color: PAPER,
        fontFamily: 'Archivo',
      }}
    >
      <div style={{ display: 'flex', alignItems: 'center', fontSize: 34, fontWeight: 700 }}>
        <Mark />
        {brand.product}
      </div>
      <div
        style={{
          display: 'flex',
          flexDirection: 'column',
          marginTop: isHome ? 44 : 64,
          fontSize: isHome ? 84 : 78,
          fontWeight: 700,
          lineHeight: 1.05,
          letterSpacing: '-0.03em',
        }}
      >
        {isHome ? MARKETING_MESSAGE.map((sentence) => <span key={sentence}>{sentence}</span>) : title}
      </div>
      {isHome ? null : (
        <div style={{ marginTop: 28, maxWidth: 860, fontSize: 30, lineHeight: 1.4, color: QUIET }}>
          {description}
        </div>
      )}
      <Bridge />
    </div>
  )
}

function Mark() {
  return (
    <svg
      width="56"
      height="42"
      viewBox="0 0 32 24"
      fill="none"
      stroke={PAPER}
      strokeWidth="2"
      style={{ marginRight: 18 }}
      aria-hidden="true"
    >
      <path d="M1 9h30M4.500 22c1.600-7 6-10.700 11.500-10.700S25.900 15 27.500 22M4.500 9v13M27.500 9v13" />
      <circle cx="16" cy="4" r="3" fill={SIGNAL} stroke="none" />
    </svg>
  )
}

function Bridge() {
  return (
    <svg
      width="1200"
      height="150"
      viewBox="0 0 1200 150"
      fill="none"
      stroke={PAPER}
      strokeWidth="2"
      style={{ position: 'absolute', left: 0, bottom: 0 }}
      aria-hidden="true"
    >
      <path d="M0 40h1200M0 50h1200" />
      <path d="M170 150Q600 -34 1030 150M186 150Q600 -18 1014 150" />
      <path d="M248 50v66M328 50v36M408 50v16M792 50v16M872 50v36M952 50v66M72 50v100M80 50v100M1120 50v100M1128 50v100" />
      <circle cx="600" cy="24" r="14" fill={SIGNAL} stroke="none" />
    </svg>
  )
}
