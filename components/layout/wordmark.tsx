import * as paths from '@/lib/paths'

export function Mark({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 32 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      aria-hidden="true"
      className={className}
    >
      <path d="M1 9h30" />
      <path d="M4.5 22c1.6-7 6-10.7 11.5-10.7S25.900 15 27.5 22" />
      <path d="M4.500 9v13M27.500 9v13" />
      <circle cx="16" cy="4" r="3" fill="var(--signal)" stroke="none" />
    </svg>
  )
}

const SHORT = { narrow: 'max-[22rem]:sr-only', phone: 'max-[27rem]:sr-only' } as const

/** Without `cn`, whose script every page would load for its error screen. Only the mark where the window is as small as `shortOn`. A plain anchor, as in all of header and footer, so that no page ships a `Link`'s script for it. */
export function Wordmark({ product, shortOn }: { product: string; shortOn?: keyof typeof SHORT }) {
  return (
    <a
      href={paths.home}
      data-slot="wordmark"
      className="inline-flex min-h-11 items-center gap-2.5 rounded-sm text-foreground no-underline"
    >
      <Mark className="h-6 w-8 text-primary" />
      <span
        className={`font-[650] font-display text-[1.1875rem] tracking-[-0.02em] ${shortOn ? SHORT[shortOn] : ''}`}
      >
        {product}
      </span>
      <span className="sr-only">, home</span>
    </a>
  )
}
