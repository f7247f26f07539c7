import { type ReactNode, useState } from 'react'
import { Alert, AlertDescription, AlertTitle } from '@/components/ui/alert'
import { Card } from '@/components/ui/card'
import { FIELD_NOTE } from '@/components/ui/field'
import { RESEARCH_NOTICES, type ResearchField } from '@/lib/research/options'
import type { ItemDecision, Research, ResearchItem } from '@/lib/research/schema'
import { FINDINGS_ID } from './findings-anchor'
import { useBesideForm } from './findings-place'
import { INTELLIGENCE_SECTIONS, MARKET_SECTIONS } from './intelligence-groups'
import { type NumberedSource, ResearchItemRow } from './research-item'
import { ResearchSources } from './research-sources'

/** Both reject on failure. */
export interface ResearchActions {
  decide: (itemId: string, decision: ItemDecision) => Promise<void>
  /** Resolves to what is left. */
  removeDocument: (runId: string) => Promise<Research | null>
}

/** Pass the time of the research as `key`. */
export function CompanyIntelligenceCard({
  initialResearch,
  actions,
}: {
  initialResearch: Research
  actions: ResearchActions
}) {
  const [research, setResearch] = useState<Research | null>(initialResearch)
  /** Of an entry whose decision wasn't saved, or of a document that wasn't removed. */
  const [failedId, setFailedId] = useState<string | null>(null)
  const isOpen = useBesideForm()
  if (!research) return null
  const sources = research.sources.map((source, index) => ({ ...source, number: index + 1 }))
  const replaceItem = (item: ResearchItem) =>
    setResearch(
      (current) =>
        current && { ...current, items: current.items.map((entry) => (entry.id === item.id ? item : entry)) },
    )

  async function decide(previous: ResearchItem, decision: ItemDecision) {
    const text = decision.decision === 'edited' ? decision.text : previous.found
    setFailedId(null)
    replaceItem({ ...previous, decision: decision.decision, text })
    await actions.decide(previous.id, decision).catch(() => {
      replaceItem(previous)
      setFailedId(previous.id)
    })
  }

  async function removeDocument(runId: string) {
    setFailedId(null)
    await actions.removeDocument(runId).then(setResearch, () => setFailedId(runId))
  }

  const renderEntries = (field: ResearchField) => (
    <Entries
      items={research.items.filter((item) => item.field === field)}
      notFound={research.website ? 'Not found on the website' : 'Not found in your text'}
      sources={sources}
      failedId={failedId}
      onDecide={decide}
    />
  )
  return (
    <Card aria-labelledby={`${FINDINGS_ID}-title`}>
      <div className="grid gap-1">
        <h2 id={`${FINDINGS_ID}-title`} className="text-lg">
          Company Intelligence
        </h2>
        <p className={FIELD_NOTE}>{summarise(research)}</p>
      </div>
      <InjectionWarning research={research} />
      <details className="group" open={isOpen}>
        <summary className="disclosure touch-target w-fit font-semibold">
          <span>
            Check what we found <span className="figure font-normal">({research.items.length})</span>
          </span>
        </summary>
        {/* Browsers open the details around the target of a link. */}
        <div id={FINDINGS_ID} tabIndex={-1} className="mt-4 grid scroll-mt-24 gap-5">
          <div className="border-t">
            {INTELLIGENCE_SECTIONS.map(({ title, fields }) => (
              <Section key={title} title={title}>
                {fields.map(([field, heading]) => (
                  <Entry key={field} heading={heading}>
                    {renderEntries(field)}
                  </Entry>
                ))}
              </Section>
            ))}
          </div>
          <MarketAnalysis research={research}>
            {MARKET_SECTIONS.map(({ title, fields }) => (
              <Section key={title} title={title}>
                {fields.map(([field, heading]) => (
                  <Entry key={field} heading={heading}>
                    {renderEntries(field)}
                  </Entry>
                ))}
              </Section>
            ))}
          </MarketAnalysis>
          <ResearchSources
            research={research}
            sources={sources}
            failedId={failedId}
            onRemove={removeDocument}
          />
        </div>
      </details>
    </Card>
  )
}

function summarise({ items, website }: Research): string {
  const fields = INTELLIGENCE_SECTIONS.flatMap((group) => group.fields.map(([field]) => field))
  const foundCount = fields.filter((field) => items.some((item) => item.field === field)).length
  const found =
    foundCount === fields.length
      ? 'everything we look for'
      : `${foundCount} of the ${fields.length} things we look for`
  return `${website ? 'On your website, we' : 'We'} found ${found}. What we found about culture, growth and benefits goes into the specification unless you reject it.`
}

function InjectionWarning({ research }: { research: Research }) {
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

function MarketAnalysis({ research, children }: { research: Research; children: ReactNode }) {
  const fields = MARKET_SECTIONS.flatMap((group) => group.fields.map(([field]) => field))
  const count = research.items.filter(({ field }) => fields.includes(field)).length
  return (
    <details className="group border-t pt-4">
      <summary className="disclosure touch-target w-fit font-semibold">
        <span>
          Industry, competitors and recruitment <span className="figure font-normal">({count})</span>
        </span>
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
  failedId,
  onDecide,
}: {
  items: ResearchItem[]
  notFound: string
  sources: NumberedSource[]
  failedId: string | null
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
          hasFailed={item.id === failedId}
          onDecide={(decision) => onDecide(item, decision)}
        />
      ))}
    </ul>
  )
}
