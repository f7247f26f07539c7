import { brand } from '@/lib/content/brand'
import type { DocumentBlock, WrittenDocument } from '@/lib/documents/writing/model'
import { DO_NOT_ASK_NOTE, FAIRNESS_RULES } from '@/lib/interview-kit/fairness'
import { isRated } from '@/lib/interview-kit/options'
import { KIND_LABELS, KIT_PARTS, UNASKED_PARTS } from '@/lib/interview-kit/parts'
import type { Kit, KitItem } from '@/lib/interview-kit/schema'
import { LAW_CARDS } from '@/lib/knowledge/law/cards'
import { describeQuote } from '@/lib/specification/document/describe-quote'
import { buildQuotes, describeOmitted } from '@/lib/specification/document/quotes'
import type { SourceTexts, SpecificationContent } from '@/lib/specification/schema'

/** To write down what was said. */
const RATED_ROWS = 4

const PANEL_ONLY = 'For the panel only: not for candidates'

/** The kit as its screen shows it, with the manager’s words. For the panel only. */
export function buildWrittenKit(
  kit: Kit & { content: SpecificationContent },
  texts: SourceTexts,
): WrittenDocument {
  const { jobTitle, companyName, version, minutes, items, unasked } = kit
  return {
    title: `${jobTitle}: interview kit`,
    author: brand.product,
    foot: `${jobTitle}, ${companyName}, interview kit for version ${version}. ${PANEL_ONLY}`,
    blocks: [
      {
        kind: 'details',
        details: [
          { label: 'Company', text: companyName },
          { label: 'Version', text: String(version) },
          { label: 'Length', text: `${minutes} minutes` },
          { label: 'Readers', text: 'The panel only, not candidates' },
          { label: 'Candidate', text: '…' },
          { label: 'Interviewer and date', text: '…' },
        ],
      },
      { kind: 'heading', level: 2, text: 'Before you begin' },
      { kind: 'list', items: FAIRNESS_RULES.map((text) => ({ text })) },
      { kind: 'heading', level: 3, text: 'Don’t ask about' },
      { kind: 'list', items: LAW_CARDS.map(({ title, source }) => ({ text: title, note: source })) },
      { kind: 'paragraph', text: DO_NOT_ASK_NOTE, isQuiet: true },
      ...KIT_PARTS.flatMap(({ title, note, holds }, part): DocumentBlock[] => {
        const held = items.filter(holds)
        if (held.length === 0) return []
        return [
          { kind: 'heading', level: 2, text: title, ...(part === 0 && { isNewPage: true }) },
          { kind: 'paragraph', text: note, isQuiet: true },
          ...held.flatMap((item, place) => writeItem(item, place + 1, kit.content, texts)),
        ]
      }),
      ...(unasked.length > 0 ? writeUnasked(unasked) : []),
    ],
  }
}

function writeItem(
  item: KitItem,
  place: number,
  { lines, companyName }: SpecificationContent,
  texts: SourceTexts,
): DocumentBlock[] {
  const { kind, question, probes, points, anchors, lineIds } = item
  const own = lines.filter(({ id }) => lineIds.includes(id))
  const { quotes, omitted } = buildQuotes(
    own.flatMap(({ evidence }) => evidence),
    texts,
    companyName,
  )
  const said = [
    ...quotes.map((quote) => describeQuote(quote, companyName)),
    ...(omitted > 0 ? [describeOmitted(omitted)] : []),
  ]
  return [
    { kind: 'heading', level: 3, text: `${place}. ${KIND_LABELS[kind]}` },
    { kind: 'paragraph', text: question },
    ...(points.length > 0 ? [{ kind: 'list' as const, items: points.map((text) => ({ text })) }] : []),
    ...(probes.length > 0 ? [{ kind: 'list' as const, items: probes.map((text) => ({ text })) }] : []),
    {
      kind: 'details',
      details: [
        ...(anchors
          ? ([1, 3, 5] as const).map((score) => ({ label: `${score}`, text: anchors[score] }))
          : []),
        { label: 'Lines', text: own.map(({ text }) => `“${text}”`).join('; ') || '–' },
        ...(said.length > 0 ? [{ label: 'What the manager said', text: said.join('; ') }] : []),
        ...(isRated(item) ? [{ label: 'Rating', text: '1 · 2 · 3 · 4 · 5 · not asked' }] : []),
      ],
    },
    { kind: 'ruled', rows: isRated(item) ? RATED_ROWS : 1 },
  ]
}

const writeUnasked = (unasked: Kit['unasked']): DocumentBlock[] => [
  { kind: 'heading', level: 2, text: 'Not asked in this interview' },
  ...UNASKED_PARTS.flatMap(({ reason, title, note }): DocumentBlock[] => {
    const lines = unasked.filter((line) => line.reason === reason)
    return lines.length === 0
      ? []
      : [
          { kind: 'heading', level: 3, text: title },
          { kind: 'paragraph', text: note, isQuiet: true },
          { kind: 'list', items: lines.map(({ text }) => ({ text })) },
        ]
  }),
]
