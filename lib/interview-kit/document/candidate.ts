import { brand } from '@/lib/content/brand'
import { formatMoment } from '@/lib/dates'
import type { DocumentBlock, WrittenDocument } from '@/lib/documents/writing/model'
import { type Decision, decisionLabelOf } from '@/lib/interview-kit/panel/options'
import type { KitItem } from '@/lib/interview-kit/schema'
import { NOT_ASKED, recommendationLabelOf } from '@/lib/interview-kit/scorecards/options'
import type { Rating, ScorecardView } from '@/lib/interview-kit/scorecards/schema'

interface StoredCandidate {
  label: string
  jobTitle: string
  companyName: string
  createdAt: Date
  decision: Decision | null
  decisionReason: string | null
  decidedAt: Date | null
  items: readonly KitItem[]
  scorecards: readonly (ScorecardView & { interviewer: string; startedAt: Date; updatedAt: Date })[]
}

const ukTime = (date: Date) => `${formatMoment(date)}, UK time`

/** Everything that is stored of one candidate, for a request of theirs. */
export function buildCandidateDocument(candidate: StoredCandidate): WrittenDocument {
  const { label, jobTitle, companyName, createdAt, decision, decisionReason, decidedAt } = candidate
  return {
    title: label,
    author: brand.product,
    foot: `${jobTitle}, ${companyName}, interview records`,
    blocks: [
      {
        kind: 'details',
        details: [
          { label: 'Candidate', text: label },
          { label: 'Vacancy', text: jobTitle },
          { label: 'Company', text: companyName },
          { label: 'Added', text: ukTime(createdAt) },
          { label: 'Decision', text: decision ? decisionLabelOf(decision) : 'None yet' },
          ...(decidedAt ? [{ label: 'Decided', text: ukTime(decidedAt) }] : []),
          ...(decisionReason ? [{ label: 'Reason', text: decisionReason }] : []),
        ],
      },
      ...candidate.scorecards.flatMap((scorecard) => writeScorecard(scorecard, candidate.items)),
    ],
  }
}

function writeScorecard(
  {
    interviewer,
    startedAt,
    updatedAt,
    submittedAt,
    recommendation,
    reason,
    ratings,
  }: StoredCandidate['scorecards'][number],
  items: readonly KitItem[],
): DocumentBlock[] {
  return [
    { kind: 'heading', level: 2, text: `Scorecard of ${interviewer}` },
    {
      kind: 'details',
      details: [
        { label: 'Begun', text: ukTime(startedAt) },
        {
          label: 'Submitted',
          text: submittedAt ? ukTime(new Date(submittedAt)) : `No. Last changed ${ukTime(updatedAt)}`,
        },
        { label: 'Recommendation', text: recommendation ? recommendationLabelOf(recommendation) : '–' },
        ...(reason ? [{ label: 'Reason', text: reason }] : []),
      ],
    },
    ...items.flatMap((item) => {
      const rating = ratings.find(({ itemId }) => itemId === item.id)
      return rating && (rating.score !== null || rating.note) ? writeRating(item, rating) : []
    }),
  ]
}

const writeRating = ({ question }: KitItem, { score, note }: Rating): DocumentBlock[] => [
  { kind: 'heading', level: 3, text: question },
  {
    kind: 'details',
    details: [
      ...(score === null
        ? []
        : [{ label: 'Rating', text: score === NOT_ASKED ? 'Not asked' : `${score} of 5` }]),
      { label: 'Notes', text: note || '–' },
    ],
  },
]
