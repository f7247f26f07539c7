'use client'

import { useEffect, useRef } from 'react'
import { LawNote } from '@/components/knowledge/law-mark'
import { PrintFoot } from '@/components/specification/document/print-foot'
import { STATUS_LABELS } from '@/components/specification/document/status-labels'
import { LineText } from '@/components/specification/draft/line-text'
import { UnbrokenFigures } from '@/components/specification/draft/unbroken-figures'
import { FetchedEvidence, SourceTextsProvider } from '@/components/specification/evidence/fetched-evidence'
import { Glance } from '@/components/specification/sheet/glance'
import { SheetLines } from '@/components/specification/sheet/sheet-lines'
import { SheetPart } from '@/components/specification/sheet/sheet-part'
import { TitleBlock, TitleCell } from '@/components/specification/sheet/title-block'
import { Badge } from '@/components/ui/badge'
import type { SheetSection } from '@/lib/specification/document/parts'
import type { JobSpecificationResponse } from '@/lib/specification/schema'
import { buildSummarySections } from './summary-sections'

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
  const sections = buildSummarySections(specification)
  const { label, badge } = STATUS_LABELS[jobSpecification.status]
  const { id } = jobSpecification

  useEffect(() => {
    if (takeFocus && id) title.current?.focus()
  }, [takeFocus, id])

  return (
    <SourceTextsProvider key={id} specificationId={id}>
      <article
        aria-label={jobTitle}
        className="rounded-lg border border-line/70 bg-card print:border-0 print:bg-transparent"
      >
        <PrintFoot>{`${jobTitle}, ${company.name}, version ${jobSpecification.version}`}</PrintFoot>
        <TitleBlock>
          <TitleCell label="Vacancy" span="wide">
            <h2 ref={title} tabIndex={-1} className="text-lg">
              {jobTitle}
            </h2>
          </TitleCell>
          <TitleCell label="Company" span="half">
            {company.name}
          </TitleCell>
          <TitleCell label="Version" span="wideHalf">
            <span className="figure">{jobSpecification.version}</span>
          </TitleCell>
          <TitleCell label="Status">
            <span className="flex flex-wrap gap-2">
              <Badge>Generated</Badge>
              {jobSpecification.status === 'draft' ? null : <Badge variant={badge}>{label}</Badge>}
            </span>
          </TitleCell>
        </TitleBlock>
        <Glance sections={sections} />
        <div className="pb-7">
          {sections.map((section, index) => (
            <SheetPart key={section.title} number={String(index + 1)} title={section.title} heading="h3">
              <SummaryLines section={section} />
            </SheetPart>
          ))}
          <div className="px-4 pt-4 sm:px-6">
            <LawNote />
          </div>
        </div>
      </article>
    </SourceTextsProvider>
  )
}

/** The summary of a pasted table ends here; the specification has all of it. */
const LINES_SHOWN = 50

function SummaryLines({ section }: { section: SheetSection }) {
  const groups = section.groups.map((group) => ({ ...group, lines: group.lines.slice(0, LINES_SHOWN) }))
  const more = section.groups.reduce((sum, { lines }) => sum + Math.max(0, lines.length - LINES_SHOWN), 0)
  return (
    <>
      <SheetLines
        section={{ ...section, groups }}
        marksLaw
        renderText={(line) => (
          <LineText number={null}>
            <UnbrokenFigures>{line.text}</UnbrokenFigures>
          </LineText>
        )}
        renderEvidence={(line, name) => <FetchedEvidence sources={line.evidence} line={name} />}
      />
      {more > 0 ? <p className="py-1 text-muted-foreground">And {more} more in the specification.</p> : null}
    </>
  )
}
