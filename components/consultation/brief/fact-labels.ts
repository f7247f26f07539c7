import type { Company } from '@/lib/company/schema'
import type { EvidenceKind, Strength } from '@/lib/consultation/brief/options'
import type { Evidence } from '@/lib/consultation/brief/schema'
import type { ChatMessage } from '@/lib/consultation/messages/schema'

/** How the screen names a strength. */
export const STRENGTH_LABELS: Record<Strength, string> = {
  must: 'Must have',
  nice: 'Nice to have',
  learnable: 'Can be learned',
  notApplicable: 'Not applicable',
}

const KIND_LABELS: Record<EvidenceKind, string> = {
  message: 'You said',
  companyForm: 'Company details',
  website: 'Company website',
  document: 'Your document',
  vacancyBuilder: 'Vacancy Builder',
  houseRule: 'House rule',
  handEdit: 'Changed by you in the brief',
}

const FIELD_LABELS: Partial<Record<string, string>> = {
  name: 'company name',
  jobTitle: 'job title',
  description: 'description',
  website: 'website',
  industry: 'industry',
  size: 'company size',
}

/** One source of a fact in words: where it stands, and the words themselves where they are at hand. */
export interface SourceDescription {
  label: string
  quote: string | null
  /** The message to lead to. */
  messageId: string | null
}

/** The texts that evidence may point into. */
export interface EvidenceTexts {
  messages: readonly ChatMessage[]
  company: Company | null
  /** The Vacancy Builder's answers, by the ids of the evidence. */
  builderAnswers: Readonly<Record<string, string>>
}

/** Finds the words that an evidence points to: in the conversation, in the Vacancy Builder's answers, or in the company's form. */
export function describeSource({ kind, id, start, end }: Evidence, known: EvidenceTexts): SourceDescription {
  const label = KIND_LABELS[kind]
  if (kind === 'message') {
    const message = known.messages.find((entry) => entry.id === id)
    return { label, quote: message?.content.slice(start, end) ?? null, messageId: message?.id ?? null }
  }
  if (kind === 'companyForm') {
    const field = Object.entries(known.company ?? {}).find(([name]) => name === id)?.[1]
    return {
      label: `${label}, ${FIELD_LABELS[id] ?? id}`,
      quote: typeof field === 'string' ? field.slice(start, end) : null,
      messageId: null,
    }
  }
  if (kind === 'vacancyBuilder')
    return { label, quote: known.builderAnswers[id]?.slice(start, end) ?? null, messageId: null }
  return { label, quote: null, messageId: null }
}
