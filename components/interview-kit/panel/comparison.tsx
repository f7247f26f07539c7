import { type Cell, compareCandidates } from '@/lib/interview-kit/panel/compare'
import type { CandidateView } from '@/lib/interview-kit/panel/schema'
import type { KitItem } from '@/lib/interview-kit/schema'

/** Candidates in the order they were added, question by question. There is no total, and nobody is ranked. */
export function Comparison({
  items,
  candidates,
}: {
  items: readonly KitItem[]
  candidates: readonly CandidateView[]
}) {
  const rows = compareCandidates(items, candidates)
  return (
    <section aria-labelledby="comparison" className="grid gap-3">
      <div className="grid gap-1">
        <h2 id="comparison" className="text-xl">
          Side by side
        </h2>
        <p className="measure text-muted-foreground text-sm">
          Each figure is one interviewer’s rating. Where they are two or more apart, talk about what each of
          you heard. There is no total: one weak answer can matter more than three strong ones.
        </p>
      </div>
      <section
        className="overflow-x-auto rounded-lg border bg-card"
        aria-label="Ratings by question and candidate"
      >
        <table className="w-full border-collapse text-sm">
          <thead>
            <tr>
              <th scope="col" className="min-w-48 p-2.5 text-left align-bottom font-semibold">
                Question
              </th>
              {candidates.map(({ id, label }) => (
                <th key={id} scope="col" className="min-w-24 border-l p-2.5 text-left align-bottom">
                  <a href={`#${id}`} className="link wrap-anywhere font-semibold">
                    <bdi>{label}</bdi>
                  </a>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ item, cells }, index) => (
              <tr key={item.id} className="border-t">
                <th scope="row" className="max-w-96 p-2.5 text-left align-top font-normal">
                  <span className="figure text-muted-foreground">{index + 1}</span>{' '}
                  <span className="line-clamp-3 wrap-anywhere">{item.question}</span>
                </th>
                {cells.map((cell) => (
                  <td key={cell.candidateId} className="border-l p-2.5 align-top">
                    <Ratings cell={cell} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  )
}

function Ratings({ cell: { scores, notAsked, spread, isApart } }: { cell: Cell }) {
  if (scores.length + notAsked === 0) return <span className="text-muted-foreground">–</span>
  return (
    <span className="grid gap-0.5">
      {scores.length > 0 ? <span className="figure text-base">{scores.join(' · ')}</span> : null}
      {isApart ? <span className="text-signal-text text-xs">{spread} apart</span> : null}
      {notAsked > 0 ? (
        <span className="text-muted-foreground text-xs">
          {scores.length > 0 ? `${notAsked} not asked` : 'Not asked'}
        </span>
      ) : null}
    </span>
  )
}
