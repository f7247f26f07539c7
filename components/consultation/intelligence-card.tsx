import { Card } from '@/components/ui/card'
import type { Research } from '@/lib/research/schema'

type ItemState = 'complete' | 'pending' | 'in_progress'

const WORDS: Record<ItemState, string> = {
  complete: 'Complete',
  pending: 'Pending',
  in_progress: 'In progress',
}

/** What was found out about the company. Culture is in progress while it is absent: the conversation itself asks for it. */
function itemsOf(research: Research | null): { label: string; state: ItemState }[] {
  const found = (value: object | null | undefined): ItemState => (value ? 'complete' : 'pending')
  return [
    { label: 'Industry analysis', state: found(research?.industryAnalysis) },
    { label: 'Competitor analysis', state: found(research?.competitorAnalysis) },
    { label: 'Culture analysis', state: research?.cultureAnalysis ? 'complete' : 'in_progress' },
    { label: 'Recruitment insights', state: found(research?.researchData.recruitmentInsights) },
  ]
}

/** How far the research on the company has come. */
export function IntelligenceCard({ research }: { research: Research | null }) {
  return (
    <Card aria-labelledby="intelligence-title" className="gap-3 p-4 sm:p-5">
      <h2 id="intelligence-title" className="text-base">
        Company Intelligence
      </h2>
      <ul className="grid text-sm">
        {itemsOf(research).map(({ label, state }) => (
          <li
            key={label}
            data-state={state}
            className="flex items-center justify-between gap-3 border-border border-b py-1 last:border-0"
          >
            {label}
            <span
              className={`text-xs ${state === 'complete' ? 'font-semibold text-success' : 'text-muted-foreground'}`}
            >
              {WORDS[state]}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
