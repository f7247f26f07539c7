import { Card } from '@/components/ui/card'
import type { Research } from '@/lib/research/schema'

type ItemState = 'complete' | 'pending' | 'in_progress'

const STATE_LABELS: Record<ItemState, string> = {
  complete: 'Complete',
  pending: 'Pending',
  in_progress: 'In progress',
}

/** Culture is "in progress" while absent, because the consultation asks about it. */
function listItems(research: Research | null): { label: string; state: ItemState }[] {
  const stateOf = (value: object | null | undefined): ItemState => (value ? 'complete' : 'pending')
  return [
    { label: 'Industry analysis', state: stateOf(research?.industryAnalysis) },
    { label: 'Competitor analysis', state: stateOf(research?.competitorAnalysis) },
    { label: 'Culture analysis', state: research?.cultureAnalysis ? 'complete' : 'in_progress' },
    { label: 'Recruitment insights', state: stateOf(research?.researchData.recruitmentInsights) },
  ]
}

export function IntelligenceCard({ research }: { research: Research | null }) {
  return (
    <Card aria-labelledby="intelligence-title" className="gap-3 p-4 sm:p-5">
      <h2 id="intelligence-title" className="text-base">
        Company Intelligence
      </h2>
      <ul className="grid gap-x-8 text-sm xl:grid-cols-2">
        {listItems(research).map(({ label, state }) => (
          <li
            key={label}
            data-state={state}
            className="flex items-center justify-between gap-3 border-border border-b py-1"
          >
            {label}
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
