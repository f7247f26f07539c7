import type { Route } from 'next'
import { Card } from '@/components/ui/card'
import { Link } from '@/components/ui/link'
import type { Research } from '@/lib/research/schema'

type ItemState = 'complete' | 'pending' | 'nothing' | 'in_progress'

const STATE_LABELS: Record<ItemState, string> = {
  complete: 'Complete',
  pending: 'Pending',
  nothing: 'Nothing found',
  in_progress: 'In progress',
}

/** Culture is "in progress" while absent, because the consultation asks about it. */
function listItems(research: Research | null, isOpen: boolean): { label: string; state: ItemState }[] {
  const { industryAnalysis, competitorAnalysis, cultureAnalysis, researchData } = research ?? {}
  const insights = researchData?.recruitmentInsights
  const isDone = [industryAnalysis, competitorAnalysis, cultureAnalysis, insights].some(Boolean)
  const absent: ItemState = isDone ? 'nothing' : 'pending'
  const stateOf = (value: object | null | undefined): ItemState => (value ? 'complete' : absent)
  return [
    { label: 'Industry analysis', state: stateOf(industryAnalysis) },
    { label: 'Competitor analysis', state: stateOf(competitorAnalysis) },
    {
      label: 'Culture analysis',
      state: isOpen && !cultureAnalysis ? 'in_progress' : stateOf(cultureAnalysis),
    },
    { label: 'Recruitment insights', state: stateOf(insights) },
  ]
}

export function IntelligenceCard({
  research,
  findings,
  isOpen = true,
}: {
  research: Research | null
  /** Where they can be read. */
  findings: Route
  /** The consultation can ask about what is absent. */
  isOpen?: boolean
}) {
  return (
    <Card aria-labelledby="intelligence-title" className="gap-3 p-4 sm:p-5">
      <h2 id="intelligence-title" className="text-base">
        Company Intelligence
      </h2>
      <ul className="grid gap-x-8 text-sm xl:grid-cols-2">
        {listItems(research, isOpen).map(({ label, state }) => (
          <li
            key={label}
            data-state={state}
            className="flex items-center justify-between gap-3 border-border border-b py-1"
          >
            {state === 'complete' ? (
              <Link href={findings} className="link touch-target">
                {label}
              </Link>
            ) : (
              label
            )}
            <span
              className={`text-xs ${state === 'complete' ? 'font-semibold text-success' : 'text-muted-foreground'}`}
            >
              {STATE_LABELS[state]}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
