import { Badge } from '@/components/ui/badge'
import { buttonVariants } from '@/components/ui/button-variants'
import { Link } from '@/components/ui/link'
import type { InterviewCandidate } from '@/lib/interview-kit/scorecards/schema'
import * as paths from '@/lib/paths'

const stateOf = ({ scorecard }: InterviewCandidate) =>
  scorecard?.submittedAt ? 'Submitted' : scorecard ? 'Begun' : 'Not begun'

const actionOf = ({ scorecard }: InterviewCandidate) =>
  scorecard?.submittedAt ? 'Read' : scorecard ? 'Continue' : 'Start'

/** Whom the holder of a link scores. */
export function CandidateList({
  token,
  candidates,
}: {
  token: string
  candidates: readonly InterviewCandidate[]
}) {
  if (candidates.length === 0)
    return <p>Nobody has been added yet. Come back to this link once the person who sent it has.</p>
  return (
    <ul className="grid border-t">
      {candidates.map((candidate) => (
        <li
          key={candidate.id}
          className="relative flex min-h-14 items-center justify-between gap-x-4 border-b hover:bg-accent"
        >
          <span className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1 py-2">
            <Link
              href={paths.interviewOf(token, candidate.id)}
              className="wrap-anywhere font-semibold after:absolute after:inset-0"
            >
              {candidate.label}
            </Link>
            <Badge variant={candidate.scorecard?.submittedAt ? 'muted' : 'outline'}>
              {stateOf(candidate)}
            </Badge>
          </span>
          <span
            aria-hidden="true"
            className={buttonVariants({
              variant: candidate.scorecard ? 'outline' : 'default',
              size: 'sm',
              className: 'pointer-coarse:min-h-11',
            })}
          >
            {actionOf(candidate)}
          </span>
        </li>
      ))}
    </ul>
  )
}
