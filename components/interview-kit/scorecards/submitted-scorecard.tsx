import { isRated } from '@/lib/interview-kit/options'
import { NOT_ASKED, recommendationLabelOf } from '@/lib/interview-kit/scorecards/options'
import type { InterviewItem, Rating, ScorecardView } from '@/lib/interview-kit/scorecards/schema'

const scoreOf = ({ score }: Rating) =>
  score === NOT_ASKED ? 'Not asked' : score === null ? '–' : String(score)

/** A scorecard as it was submitted. */
export function SubmittedScorecard({
  title,
  scorecard: { ratings, recommendation, reason },
  items,
}: {
  title: string
  scorecard: Pick<ScorecardView, 'ratings' | 'recommendation' | 'reason'>
  items: readonly Pick<InterviewItem, 'id' | 'kind' | 'question'>[]
}) {
  return (
    <section aria-label={title} className="grid gap-2">
      <h3 className="wrap-anywhere font-semibold">
        {title}
        {recommendation ? `: ${recommendationLabelOf(recommendation)}` : null}
      </h3>
      {reason ? <p className="measure wrap-anywhere">{reason}</p> : null}
      <ol className="grid">
        {items.map((item) => {
          const rating = ratings.find(({ itemId }) => itemId === item.id)
          if (!rating || (rating.score === null && !rating.note)) return null
          return (
            <li key={item.id} className="grid grid-cols-[5rem_minmax(0,1fr)] gap-x-4 border-t py-2 text-sm">
              <span className="figure">{isRated(item) ? scoreOf(rating) : 'Noted'}</span>
              <span className="grid gap-1">
                <span className="wrap-anywhere text-muted-foreground">{item.question}</span>
                {rating.note ? <span className="wrap-anywhere">{rating.note}</span> : null}
              </span>
            </li>
          )
        })}
      </ol>
    </section>
  )
}
