import type { Company } from '@/lib/company/schema'
import type { EvidenceKind, Strength } from '@/lib/consultation/brief/options'
import type { Evidence } from '@/lib/consultation/brief/schema'
import type { ChatMessage } from '@/lib/consultation/messages/schema'

export const STRENGTH_LABELS: Record<Strength, string> = {
  must: 'Must have',
  nice: 'Nice to have',
  learnable: 'Can be learned',
  notApplicable: 'Not applicable',
}

export const KIND_LABELS: Record<EvidenceKind, string> = {
  message: 'You said',
  companyForm: 'Company details',
  website: 'Company website',
  document: 'Your document',
  vacancyBuilder: 'Vacancy Builder',
  houseRule: 'House rule',
  handEdit: 'Your edit',
  card: 'You chose',
  proposal: 'A suggestion you accepted',
}

const FIELD_LABELS: Partial<Record<string, string>> = {
  name: 'company name',
  jobTitle: 'job title',
  description: 'description',
  website: 'website',
  industry: 'industry',
  size: 'company size',
}

export interface SourceDescription {
  label: string
  quote: string | null
  messageId: string | null
}

export interface EvidenceTexts {
  messages: readonly ChatMessage[]
  company: Company | null
  /** The Vacancy Builder's answers by evidence id. */
  builderAnswers: Readonly<Record<string, string>>
  /** Where lines of our guides come from, by evidence id. */
  proposalSources: Readonly<Record<string, string>>
}

export function describeSource({ kind, id, start, end }: Evidence, texts: EvidenceTexts): SourceDescription {
  const label = KIND_LABELS[kind]
  if (kind === 'message' || kind === 'card') {
    const message = texts.messages.find((entry) => entry.id === id)
    const earlier = texts.builderAnswers[id]
    if (!message && earlier !== undefined)
      return { label: `${label}, for an earlier vacancy`, quote: earlier.slice(start, end), messageId: null }
    return { label, quote: message?.content.slice(start, end) ?? null, messageId: message?.id ?? null }
  }
  if (kind === 'companyForm') {
    const field = Object.entries(texts.company ?? {}).find(([name]) => name === id)?.[1]
    return {
      label: `${label}, ${FIELD_LABELS[id] ?? id}`,
      quote: typeof field === 'string' ? field.slice(start, end) : null,
      messageId: null,
    }
  }
  if (kind === 'vacancyBuilder')
    return { label, quote: texts.builderAnswers[id]?.slice(start, end) ?? null, messageId: null }
  if (kind === 'proposal') return { label: texts.proposalSources[id] ?? label, quote: null, messageId: null }
  return { label, quote: null, messageId: null }
}
