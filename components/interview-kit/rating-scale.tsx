import type { Anchors } from '@/lib/interview-kit/schema'
import { cn } from '@/lib/utils'

const SCORES = [1, 3, 5] as const

/** The three descriptions at their places on a line from 1 to 5: across where there is room, down on a phone. */
export function RatingScale({ anchors, chosen }: { anchors: Anchors; chosen?: number | undefined }) {
  return (
    <dl className="grid border-line/60 text-sm/snug max-md:border-l md:grid-cols-3 md:border-t print:grid-cols-3 print:border-t print:border-l-0">
      {SCORES.map((score) => (
        <div
          key={score}
          className={cn(
            'relative grid grid-cols-[1.25rem_minmax(0,1fr)] gap-x-2 before:absolute before:bg-line max-md:py-1.5 max-md:pl-3 max-md:before:top-4 max-md:before:-left-1 max-md:before:h-px max-md:before:w-2 md:pt-3 md:pr-5 md:before:-top-1 md:before:left-0 md:before:h-2 md:before:w-px md:last:after:absolute md:last:after:-top-1 md:last:after:right-0 md:last:after:h-2 md:last:after:w-px md:last:after:bg-line print:pt-3 print:pr-5',
            chosen === score && 'bg-accent',
          )}
        >
          <dt className="figure font-semibold">{score}</dt>
          <dd className="wrap-anywhere">{anchors[score]}</dd>
        </div>
      ))}
    </dl>
  )
}
