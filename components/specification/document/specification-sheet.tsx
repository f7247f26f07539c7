import type { Route } from 'next'
import type { ReactNode } from 'react'
import { renderAddition } from '@/components/specification/draft/line-addition'
import { UnbrokenFigures } from '@/components/specification/draft/unbroken-figures'
import { Glance } from '@/components/specification/sheet/glance'
import { OpenDetails } from '@/components/specification/sheet/open-details'
import type { SheetParts } from '@/components/specification/sheet/sheet-lines'
import { SheetPart } from '@/components/specification/sheet/sheet-part'
import { TitleBlock, TitleCell } from '@/components/specification/sheet/title-block'
import { Badge } from '@/components/ui/badge'
import { Link } from '@/components/ui/link'
import { formatDay } from '@/lib/dates'
import { listLinesToRewrite } from '@/lib/specification/content'
import { foldOpen } from '@/lib/specification/document/parts'
import { PROMISE, QUALITY_COMMITMENT } from '@/lib/specification/document/promises'
import {
  buildDocumentPage,
  buildEdition,
  countSourcedLines,
  type DocumentSpecification,
  numberClosingParts,
} from '@/lib/specification/document/sections'
import { buildStatement, STATEMENT_TITLE } from '@/lib/specification/document/statement'
import { type Edition, sectionRow } from '@/lib/specification/options'
import type { SourceTexts, SpecificationContent } from '@/lib/specification/schema'
import { DocumentLines } from './document-lines'
import { PrintFoot } from './print-foot'
import { STATUS_LABELS } from './status-labels'

/** `children` are the closing parts of the full version, on the last page. */
export function SpecificationSheet({
  specification,
  texts,
  heading,
  page: requestedPage,
  query = '',
  readOnly = false,
  edition = 'agency',
  speaker,
  needed,
  renderComments,
  children,
}: {
  specification: DocumentSpecification
  texts: SourceTexts
  /** `h3` within another page, which has a title of its own. */
  heading: 'h2' | 'h3'
  page: number
  /** The other parameters of the page's address: "version=2&". */
  query?: string
  /** Never editable, not even as a draft. */
  readOnly?: boolean
  /** The content must be of it: `toEdition`. Candidates get neither sources nor promises to the company. */
  edition?: Edition
  /** See `buildQuotes`. */
  speaker?: string
  /** What keeps a draft from being approved, by its path in the API's response, and the ways to settle it. */
  needed?: { paths: readonly string[]; controls: ReactNode }
  renderComments?: SheetParts['renderComments']
  children?: ReactNode
}) {
  const { content, version, status, createdAt } = specification
  const lineCounts = countSourcedLines(content)
  const isForCandidates = edition === 'candidate'
  const { page, pages, sections: pageSections } = buildDocumentPage(content, requestedPage, edition)
  const sections = isForCandidates ? pageSections : foldOpen(pageSections).sections
  const editable = status === 'draft' && !readOnly
  const toRewrite = new Set(editable ? listLinesToRewrite(content).map(({ lineId }) => lineId) : [])
  const everything = buildEdition(content, edition)
  const closing = numberClosingParts(content)
  const neededPaths = needed?.paths ?? []
  const open = foldOpen(everything).open.filter(({ key }) => !neededPaths.includes(sectionRow(key).path))
  return (
    <article
      aria-label={`Specification: ${content.jobTitle}`}
      className="rounded-lg border border-line/70 bg-card pb-8 print:border-0 print:bg-transparent"
    >
      <PrintFoot>{`${content.jobTitle}, ${content.companyName}, version ${version}`}</PrintFoot>
      <TitleBlock columns="glance">
        <TitleCell
          label={
            isForCandidates || heading === 'h3' ? 'Vacancy' : 'Section 3: Your Employee Value Proposition'
          }
          span={isForCandidates ? 'quarter' : 'title'}
        >
          <span className={isForCandidates ? 'font-semibold' : 'font-semibold text-lg'}>
            {content.jobTitle}
          </span>
        </TitleCell>
        <TitleCell label="Company" span="quarter">
          {content.companyName}
        </TitleCell>
        <TitleCell label="Version" span="quarter">
          <span className="figure">{version}</span>
          <span className="text-muted-foreground">
            <span className="max-sm:hidden">, </span>
            <span className="whitespace-nowrap max-sm:block max-sm:text-sm">{formatDay(createdAt)}</span>
          </span>
        </TitleCell>
        {isForCandidates ? null : (
          <TitleCell label="Lines with a source" span="middle">
            <span className="figure">
              {lineCounts.withSource} of {lineCounts.lines}
            </span>
          </TitleCell>
        )}
        <TitleCell label="Status" span="quarter">
          <Badge variant={STATUS_LABELS[status].badge}>{STATUS_LABELS[status].label}</Badge>
        </TitleCell>
      </TitleBlock>
      <Glance sections={everything} />
      {sections.map((section) => (
        <SheetPart key={section.number} number={section.number} title={section.title} heading={heading}>
          <DocumentLines
            section={section}
            texts={texts}
            editable={editable}
            toRewrite={toRewrite}
            speaker={speaker}
            renderComments={renderComments}
          />
        </SheetPart>
      ))}
      {page === pages ? (
        <Statement
          content={content}
          number={isForCandidates ? String(everything.length + 1) : closing.statement}
          heading={heading}
        />
      ) : null}
      {page === pages && !isForCandidates ? (
        <>
          <SheetPart number={closing.promise} title={PROMISE.title} heading={heading}>
            <p className="measure">{PROMISE.text}</p>
          </SheetPart>
          <SheetPart number={closing.quality} title={QUALITY_COMMITMENT.title} heading={heading}>
            <p className="measure">{QUALITY_COMMITMENT.text}</p>
          </SheetPart>
          <OpenDetails
            number={closing.open}
            heading={heading}
            groups={open}
            needed={needed?.controls}
            neededCount={neededPaths.length}
            isLawOpen={version > 1}
            {...(editable && { renderAddition })}
          />
          {children}
        </>
      ) : null}
      {pages > 1 ? <PageLinks page={page} pages={pages} query={query} /> : null}
    </article>
  )
}

function PageLinks({ page, pages, query }: { page: number; pages: number; query: string }) {
  const linkTo = (number: number) => `?${query}page=${number}` as Route
  return (
    <nav
      aria-label="Pages of the specification"
      className="flex flex-wrap items-center gap-4 px-4 pt-8 sm:px-6"
    >
      <p>
        Page <span className="figure">{page}</span> of <span className="figure">{pages}</span>
      </p>
      {page > 1 ? (
        <Link href={linkTo(page - 1)} className="link print:hidden">
          Previous page
        </Link>
      ) : null}
      {page < pages ? (
        <Link href={linkTo(page + 1)} className="link print:hidden">
          Next page
        </Link>
      ) : null}
    </nav>
  )
}

function Statement({
  content,
  number,
  heading,
}: {
  content: SpecificationContent
  number: string
  heading: 'h2' | 'h3'
}) {
  return (
    <SheetPart number={number} title={STATEMENT_TITLE} heading={heading}>
      <p className="max-w-[52ch] text-lg print:max-w-[66ch] print:text-base">
        <UnbrokenFigures>{buildStatement(content)}</UnbrokenFigures>
      </p>
    </SheetPart>
  )
}
