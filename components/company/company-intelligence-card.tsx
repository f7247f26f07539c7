import { type ReactNode, useState } from 'react'
import { Alert, AlertDescription, AlertTitle } from '@/components/ui/alert'
import { notify } from '@/components/ui/notify'
import { RESEARCH_NOTICES, type ResearchField } from '@/lib/research/options'
import type { ItemDecision, Research, ResearchItem } from '@/lib/research/schema'
import { INTELLIGENCE_SECTIONS, MARKET_SECTIONS } from './intelligence-groups'
import { type NumberedSource, ResearchItemRow } from './research-item'
import { ResearchSources } from './research-sources'

/** Where the findings stand on the page. */
export const FINDINGS_ID = 'company-intelligence'

/** What the card does for the company: its word on an item, forgetting a document. False where that failed. */
export interface ResearchActions {
  decide: (decision: ItemDecision) => Promise<boolean>
  forget: (runId: string) => Promise<Research | null | false>
}

/**
 * What the website and documents say of the company, in the six sections of the specification (section 2), each thing with its source and
 * for the company to accept, edit or reject. Nothing is filled in. Give it the reading's time as key.
 */
export function CompanyIntelligenceCard({ found, deeds }: { found: Research; deeds: ResearchActions }) {
  const [research, setResearch] = useState<Research | null>(found)
  if (!research) return null
  const sources = research.sources.map((source, index) => ({ ...source, number: index + 1 }))
  const put = (item: ResearchItem) =>
    setResearch(
      (current) =>
        current && { ...current, items: current.items.map((one) => (one.id === item.id ? item : one)) },
    )

  async function decide(before: ResearchItem, decision: ItemDecision) {
    const text = decision.decision === 'edited' ? decision.text : before.found
    put({ ...before, decision: decision.decision, text })
    if (await deeds.decide(decision)) return
    put(before)
    notify({
      title: 'Not saved',
      description: 'Your decision could not be saved. Please try again.',
      variant: 'destructive',
    })
  }

  async function forget(runId: string) {
    const rest = await deeds.forget(runId)
    if (rest !== false) setResearch(rest)
    else notify({ title: 'Not removed', description: 'Please try again.', variant: 'destructive' })
  }

  const entriesOf = (field: ResearchField) => (
    <Entries
      items={research.items.filter((item) => item.field === field)}
      notFound={research.website ? 'Not found on the website' : 'Not found in what was read'}
      sources={sources}
      onDecide={decide}
    />
  )
  return (
    <section
      id={FINDINGS_ID}
      aria-labelledby={`${FINDINGS_ID}-title`}
      tabIndex={-1}
      className="card scroll-mt-6"
    >
      <div className="grid gap-1">
        <h2 id={`${FINDINGS_ID}-title`} className="text-lg">
          Company Intelligence
        </h2>
        <p className="field-note">{summaryOf(research)}</p>
      </div>
      <Injections research={research} />
      <div className="border-t">
        {INTELLIGENCE_SECTIONS.map(({ title, fields }) => (
          <Section key={title} title={title}>
            {fields.map(([field, heading]) => (
              <Entry key={field} heading={heading}>
                {entriesOf(field)}
              </Entry>
            ))}
          </Section>
        ))}
      </div>
      <Market research={research}>
        {MARKET_SECTIONS.map(({ title, fields }) => (
          <Section key={title} title={title}>
            {fields.map(([field, heading]) => (
              <Entry key={field} heading={heading}>
                {entriesOf(field)}
              </Entry>
            ))}
          </Section>
        ))}
      </Market>
      <ResearchSources research={research} sources={sources} onForget={forget} />
    </section>
  )
}

/** How much was found, and what becomes of it. */
function summaryOf({ items, website }: Research): string {
  const fields = INTELLIGENCE_SECTIONS.flatMap((group) => group.fields.map(([field]) => field))
  const found = fields.filter((field) => items.some((item) => item.field === field)).length
  const where = website ? 'on your website' : 'in what was read'
  return `Found ${where}: ${found} of ${fields.length} entries. The specification cites those on culture, growth and benefits, but for what you reject.`
}

/** The pages that tried to speak to the AI. */
function Injections({ research }: { research: Research }) {
  const injected = research.notices.filter(({ kind }) => kind === 'injection')
  if (injected.length === 0) return null
  return (
    <Alert variant="signal">
      <AlertTitle>{RESEARCH_NOTICES.injection}</AlertTitle>
      <AlertDescription>
        {injected.map(({ address }) => (
          <p key={address} className="figure break-all text-xs">
            {address}
          </p>
        ))}
      </AlertDescription>
    </Alert>
  )
}

/** The analyses beside the six sections, folded. */
function Market({ research, children }: { research: Research; children: ReactNode }) {
  const fields = MARKET_SECTIONS.flatMap((group) => group.fields.map(([field]) => field))
  const count = research.items.filter(({ field }) => fields.includes(field)).length
  return (
    <details className="group border-t pt-4">
      <summary className="touch-target w-fit font-semibold">
        Industry, competitors and recruitment <span className="figure font-normal">({count})</span>
      </summary>
      <div className="mt-3 border-t">{children}</div>
    </details>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-1.5 border-b py-4 last:border-b-0 last:pb-0">
      <h3 className="text-base">{title}</h3>
      <div className="grid min-w-0 gap-3">{children}</div>
    </section>
  )
}

function Entry({ heading, children }: { heading: string | null; children: ReactNode }) {
  return (
    <div>
      {heading ? <h4 className="title-label mb-0.5">{heading}</h4> : null}
      {children}
    </div>
  )
}

function Entries({
  items,
  notFound,
  sources,
  onDecide,
}: {
  items: ResearchItem[]
  notFound: string
  sources: NumberedSource[]
  onDecide: (item: ResearchItem, decision: ItemDecision) => void
}) {
  if (items.length === 0) return <p className="text-muted-foreground">{notFound}</p>
  return (
    <ul>
      {items.map((item) => (
        <ResearchItemRow
          key={item.id}
          item={item}
          source={sources.find(({ id }) => id === item.sourceId)}
          onDecide={(decision) => onDecide(item, decision)}
        />
      ))}
    </ul>
  )
}
