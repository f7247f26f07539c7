import { cn } from '@/lib/utils'

export type SupportState = 'done' | 'current' | 'open'

const LOAD = 'M14 0v13M9.500 8.500 14 16l4.500-7.500z'

/** A support of a beam, with the load above the current one. */
export function BeamSupport({ state, className }: { state: SupportState; className?: string }) {
  return (
    <svg
      viewBox="0 0 28 40"
      className={cn('h-10 w-7 text-line', className)}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.25"
      aria-hidden="true"
    >
      {state === 'current' ? (
        <path d={LOAD} stroke="var(--signal)" strokeWidth="2.5" fill="var(--signal)" />
      ) : null}
      <path
        d="M14 23.500 21 34H7z"
        fill={state === 'open' ? 'var(--card)' : state === 'current' ? 'var(--signal)' : 'currentColor'}
      />
      <path d="M3 34.500h22" />
      <path d="m6 38.500 3-4M12 38.500l3-4M18 38.500l3-4" strokeWidth="0.9" />
    </svg>
  )
}

/** Where there is no room for more. */
export function SmallSupport({ state, className }: { state: SupportState; className?: string }) {
  return (
    <svg
      viewBox="0 0 14 14"
      className={cn('size-3 shrink-0', state === 'current' ? 'text-signal' : 'text-line', className)}
      fill={state === 'open' ? 'none' : 'currentColor'}
      stroke="currentColor"
      strokeWidth="1.25"
      aria-hidden="true"
    >
      <path d="M7 2 13 12H1z" />
    </svg>
  )
}

/** Of a step on a beam of equal steps: filled up to `position`. */
export function BeamSegment({ index, position, last }: { index: number; position: number; last: number }) {
  const half = 'absolute top-[1.125rem] h-[5px] border-line border-y'
  return (
    <>
      <span
        aria-hidden="true"
        className={cn(
          half,
          'right-1/2',
          index === 0 ? 'w-3 border-l' : 'left-0',
          index <= position && 'bg-line',
        )}
      />
      <span
        aria-hidden="true"
        className={cn(
          half,
          'left-1/2',
          index === last ? 'w-3 border-r' : 'right-0',
          index < position && 'bg-line',
        )}
      />
    </>
  )
}
