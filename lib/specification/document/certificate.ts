import { brand } from '@/lib/content/brand'
import { findTerms, listTerms } from '@/lib/content/terms'
import { formatMoment } from '@/lib/dates'
import type { DocumentBlock, WrittenDocument } from '@/lib/documents/writing/model'
import { toEdition } from '@/lib/specification/content'
import type { SpecificationContent } from '@/lib/specification/schema'
import { forCandidates } from './parts'
import { countSources, SCHEDULE_TITLE } from './quotes'
import { buildDocument } from './sections'
import { footOf, writeSections } from './written'

export interface CertifiedApproval {
  approverName: string
  approvedAt: Date
  termsVersion: string
  contentHash: string
}

export interface Approver {
  name: string
  at: Date
}

interface Approved {
  /** Everything: the certificate takes what every role may see. */
  content: SpecificationContent
  version: number
  approval: CertifiedApproval
  /** Of a round of several. Otherwise the approval says who it was. */
  approvers?: readonly Approver[]
}

/** "2026-11-22 14:05:09 UTC". */
const formatUtc = (date: Date) => `${date.toISOString().slice(0, 19).replace('T', ' ')} UTC`

/** The same for the same approval, whoever asks and whenever: it holds nothing that can change or be deleted. */
export function buildCertificate({ content, version, approval, approvers = [] }: Approved): WrittenDocument {
  const shown = toEdition(content, 'candidate')
  const { approverName, approvedAt, termsVersion, contentHash } = approval
  const signed = approvers.length > 0 ? approvers : [{ name: approverName, at: approvedAt }]
  const terms = findTerms(termsVersion)
  const counts = countSources(
    content.lines
      .filter(({ id }) => shown.lines.some((line) => line.id === id))
      .map(({ evidence }) => evidence),
  )
  return {
    title: `Approval certificate: ${content.jobTitle}`,
    author: brand.product,
    foot: footOf(shown, version),
    blocks: [
      {
        kind: 'details',
        details: [
          { label: 'Vacancy', text: content.jobTitle },
          { label: 'Company', text: content.companyName },
          { label: 'Version', text: String(version) },
          { label: 'Fingerprint (SHA-256)', text: contentHash },
        ],
      },
      { kind: 'heading', level: 2, text: 'Approval record' },
      {
        kind: 'details',
        details: signed.flatMap(({ name, at }) => [
          { label: 'Approved by', text: name },
          { label: 'Approved on', text: `${formatMoment(at)}, UK time` },
          { label: 'Approved on (UTC)', text: formatUtc(at) },
        ]),
      },
      { kind: 'heading', level: 2, text: 'Key terms' },
      {
        kind: 'details',
        details: [{ label: 'Terms version', text: termsVersion }, ...(terms ? listTerms(terms) : [])],
      },
      { kind: 'heading', level: 2, text: 'What was approved' },
      {
        kind: 'paragraph',
        isQuiet: true,
        text: 'These are the lines that candidates may read. The fingerprint covers the full specification, with its sources and whatever is for the agency only.',
      },
      ...writeSections(forCandidates(buildDocument(shown))),
      ...writeSources(counts),
    ],
  }
}

function writeSources(counts: readonly { origin: string; lines: number }[]): DocumentBlock[] {
  if (counts.length === 0) return []
  const details = counts.map(({ origin, lines }) => ({
    label: origin,
    text: `${lines} ${lines === 1 ? 'line' : 'lines'}`,
  }))
  return [
    { kind: 'heading', level: 2, text: SCHEDULE_TITLE },
    {
      kind: 'paragraph',
      isQuiet: true,
      text: 'How many of these lines rest on each kind of source. The agency edition quotes the sources.',
    },
    { kind: 'details', details },
  ]
}
