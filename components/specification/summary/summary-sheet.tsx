'use client'

import type { Route } from 'next'
import { useEffect, useRef } from 'react'
import { LINES_TO_REWRITE_ID } from '@/components/specification/anchors'
import { PrintFoot } from '@/components/specification/document/print-foot'
import { STATUS_LABELS } from '@/components/specification/document/status-labels'
import { renderAddition } from '@/components/specification/draft/line-addition'
import { SourceTextsProvider } from '@/components/specification/evidence/fetched-evidence'
import { Glance } from '@/components/specification/sheet/glance'
import { OpenDetails } from '@/components/specification/sheet/open-details'
import { SheetPart } from '@/components/specification/sheet/sheet-part'
import { TitleBlock, TitleCell } from '@/components/specification/sheet/title-block'
import { Badge } from '@/components/ui/badge'
import { Link } from '@/components/ui/link'
import * as paths from '@/lib/paths'
import { foldOpen } from '@/lib/specification/document/parts'
import type { JobSpecificationResponse } from '@/lib/specification/schema'
import { SummaryLines } from './summary-lines'
import { buildSummarySections } from './summary-sections'

export function SummarySheet({
  specification,
  canEdit,
  takeFocus,
}: {
  specification: JobSpecificationResponse
  /** Needs a `DraftEditorProvider` around it. */
  canEdit: boolean
  /** Focuses the title, after the user generated the sheet. */
  takeFocus: boolean
}) {
  const title = useRef<HTMLHeadingElement>(null)
  const { jobSpecification, jobTitle, company } = specification
  const everything = buildSummarySections(specification)
  const { sections, open } = foldOpen(everything)
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
        <TitleBlock columns="glance">
          <TitleCell label="Vacancy" span="halfTitle">
            <h2 ref={title} tabIndex={-1} className="text-lg">
              {jobTitle}
            </h2>
          </TitleCell>
          <TitleCell label="Company" span="besideTitle">
            {company.name}
          </TitleCell>
          <TitleCell label="Version" span="threeQuarters">
            <span className="figure">{jobSpecification.version}</span>
          </TitleCell>
          <TitleCell label="Status" span="quarter">
            {jobSpecification.status === 'draft' ? (
              <Badge>Generated</Badge>
            ) : (
              <Badge variant={badge}>{label}</Badge>
            )}
          </TitleCell>
        </TitleBlock>
        {canEdit ? <ToRewrite id={id} count={jobSpecification.needsRewrite.length} /> : null}
        <Glance sections={everything} />
        <div className="pb-7">
          {sections.map((section, index) => (
            <SheetPart key={section.title} number={String(index + 1)} title={section.title} heading="h3">
              <SummaryLines section={section} specification={jobSpecification} canEdit={canEdit} />
            </SheetPart>
          ))}
          <OpenDetails
            number={String(sections.length + 1)}
            heading="h3"
            groups={open}
            {...(canEdit && { renderAddition })}
          />
        </div>
      </article>
    </SourceTextsProvider>
  )
}

function ToRewrite({ id, count }: { id: string; count: number }) {
  if (count === 0) return null
  return (
    <p className="border-b border-l-4 border-l-signal px-4 py-3 text-sm sm:px-6 print:hidden">
      {count === 1 ? '1 line needs' : `${count} lines need`} a rewrite before candidates can read{' '}
      {count === 1 ? 'it' : 'them'}.{' '}
      <Link className="link" href={`${paths.jobSpecification(id)}#${LINES_TO_REWRITE_ID}` as Route}>
        {count === 1 ? 'Rewrite it' : 'Rewrite them'}
      </Link>
    </p>
  )
}
