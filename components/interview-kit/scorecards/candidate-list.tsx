import { Badge } from '@/components/ui/badge'
import { Link } from '@/components/ui/link'
import type { InterviewCandidate } from '@/lib/interview-kit/scorecards/schema'
import * as paths from '@/lib/paths'

const stateOf = ({ scorecard }: InterviewCandidate) =>
  scorecard?.submittedAt ? 'Submitted' : scorecard ? 'Begun' : 'Not begun'

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
        <li key={candidate.id} className="flex items-center justify-between gap-4 border-b">
          <Link
            href={paths.interviewOf(token, candidate.id)}
            className="link flex min-h-12 flex-1 items-center wrap-anywhere"
          >
            {candidate.label}
          </Link>
          <Badge variant={candidate.scorecard?.submittedAt ? 'muted' : 'outline'}>{stateOf(candidate)}</Badge>
        </li>
      ))}
    </ul>
  )
}
