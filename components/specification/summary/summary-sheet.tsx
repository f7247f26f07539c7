'use client'

import { useEffect, useRef } from 'react'
import { STATUS_LABELS } from '@/components/specification/document/status-labels'
import { TitleBlock, TitleCell } from '@/components/specification/document/title-block'
import { FetchedEvidence, SourceTextsProvider } from '@/components/specification/evidence/fetched-evidence'
import { Badge } from '@/components/ui/badge'
import { AUDIENCE_LABELS } from '@/lib/consultation/topics'
import type { JobSpecificationResponse } from '@/lib/specification/schema'
import { buildSummaryLines, type SummaryLine } from './summary-lines'

export function SummarySheet({
  specification,
  takeFocus,
}: {
  specification: JobSpecificationResponse
  /** Focuses the title, after the user generated the sheet. */
  takeFocus: boolean
}) {
  const title = useRef<HTMLHeadingElement>(null)
  const { jobSpecification, jobTitle, company } = specification
  const lines = buildSummaryLines(specification)
  const { label, badge } = STATUS_LABELS[jobSpecification.status]
  const { id } = jobSpecification

  useEffect(() => {
    if (takeFocus && id) title.current?.focus()
  }, [takeFocus, id])

  return (
    <SourceTextsProvider key={id} specificationId={id}>
      <article aria-label={jobTitle} className="rounded-lg border border-line/70 bg-card">
        <TitleBlock>
          <TitleCell label="Vacancy" span="wide">
            <h2 ref={title} tabIndex={-1} className="text-lg">
              {jobTitle}
            </h2>
          </TitleCell>
          <TitleCell label="Company" span="half">
            {company.name}
          </TitleCell>
          <TitleCell label="Version" span="wide">
            <span className="figure">{jobSpecification.version}</span>
          </TitleCell>
          <TitleCell label="Status" span="half">
            <span className="flex flex-wrap gap-2">
              <Badge>Generated</Badge>
              {jobSpecification.status === 'draft' ? null : <Badge variant={badge}>{label}</Badge>}
            </span>
          </TitleCell>
        </TitleBlock>
        <div className="grid gap-10 px-4 py-7 sm:px-6">
          <section aria-labelledby="overview" className="grid gap-3">
            <h3 id="overview">Job Overview</h3>
            {lines.overview.text ? (
              <Lines lines={[lines.overview]} name="overview" />
            ) : (
              <p className="text-muted-foreground">There’s no description of the work yet.</p>
            )}
          </section>
          {lines.responsibilities.length + lines.firstYear.length > 0 ? (
            <section aria-labelledby="work" className="grid gap-5">
              <h3 id="work">The Work</h3>
              <Group title="What you will do" lines={lines.responsibilities} />
              <Group title="The first year" lines={lines.firstYear} />
            </section>
          ) : null}
          <section aria-labelledby="requirements" className="grid gap-5">
            <h3 id="requirements">Key Requirements</h3>
            <Group title="Technical Skills" lines={lines.technical} />
            <Group title="Experience" lines={lines.experience} />
            <Group title="Soft Skills" lines={lines.softSkills} />
            <Group title="Nice to Have" lines={lines.niceToHave} optional />
          </section>
          <section aria-labelledby="why-join" className="grid gap-5">
            <h3 id="why-join">Why Join {company.name}</h3>
            <Group title="Innovation Focus" lines={lines.culture} />
            <Group title="Growth Opportunities" lines={lines.growth} />
            <Group title="Benefits and Rewards" lines={lines.benefits} />
          </section>
          {lines.internalNotes.length > 0 ? (
            <section aria-labelledby="internal-notes" className="grid gap-5">
              <h3 id="internal-notes">{AUDIENCE_LABELS.agency}</h3>
              <Group title="Notes" lines={lines.internalNotes} />
            </section>
          ) : null}
        </div>
      </article>
    </SourceTextsProvider>
  )
}

function Group({
  title,
  lines,
  optional = false,
}: {
  title: string
  lines: SummaryLine[]
  optional?: boolean
}) {
  return (
    <div className="grid gap-x-6 gap-y-1 border-t pt-3 md:grid-cols-[9rem_minmax(0,1fr)]">
      <h4 className="font-semibold text-sm md:pt-1">{title}</h4>
      {lines.length > 0 ? (
        <Lines lines={lines} name={title} />
      ) : (
        <p>
          {optional ? (
            <span className="text-muted-foreground">None stated</span>
          ) : (
            <span className="border-signal border-b-2 border-dashed text-signal-text">To be confirmed</span>
          )}
        </p>
      )}
    </div>
  )
}

/** The summary of a pasted table ends here; the specification has all of it. */
const LINES_SHOWN = 50

function Lines({ lines, name }: { lines: SummaryLine[]; name: string }) {
  const more = lines.length - LINES_SHOWN
  return (
    <ul className="grid min-w-0">
      {lines.slice(0, LINES_SHOWN).map((line, index) => (
        <li
          key={line.key}
          className="relative min-w-0 py-1 pr-(--margin) [--margin:0.5rem] md:[--margin:9rem]"
        >
          <p className="measure wrap-anywhere">{line.text}</p>
          {line.isAgencyOnly ? (
            <p className="text-muted-foreground text-sm">{AUDIENCE_LABELS.agency}</p>
          ) : null}
          {line.sources.length > 0 ? (
            <FetchedEvidence
              sources={line.sources}
              line={lines.length > 1 ? `${name}, line ${index + 1}` : name}
            />
          ) : null}
        </li>
      ))}
      {more > 0 ? (
        <li className="py-1 text-muted-foreground">And {more} more in the specification.</li>
      ) : null}
    </ul>
  )
}
