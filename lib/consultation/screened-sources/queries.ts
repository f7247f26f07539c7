import 'server-only'
import type { Topic } from '@/lib/consultation/topics'
import { answersByReference, answerTopicOf } from '@/lib/consultation/vacancy-builder/initial-brief'
import { DRAFT_SELECT, toAnswers } from '@/lib/consultation/vacancy-builder/queries'
import { db } from '@/lib/db/client'
import type { Prisma, ResearchField } from '@/lib/generated/prisma/client'
import type { ScreenedSource } from './hold'

/** What a document may take from the research, and the topic that it is about. */
const RESEARCH_TOPICS = {
  values: 'culture',
  workingStyle: 'culture',
  growthPath: 'growth',
  learningDevelopment: 'growth',
  benefits: 'benefits',
  perks: 'benefits',
} as const satisfies Partial<Record<ResearchField, Topic>>
type UsedField = keyof typeof RESEARCH_TOPICS
const USED_FIELDS = Object.keys(RESEARCH_TOPICS) as UsedField[]

/** What may reach the documents of a vacancy besides its conversation. The caller has proved ownership. */
export async function loadScreenedSources(
  sessionId: string,
  client: Prisma.TransactionClient = db(),
): Promise<ScreenedSource[]> {
  const { company, vacancy, vacancyDraft } = await client.consultationSession.findUniqueOrThrow({
    where: { id: sessionId },
    select: {
      vacancy: { select: { jobTitle: true } },
      vacancyDraft: { select: DRAFT_SELECT },
      company: {
        select: {
          description: true,
          researchItems: {
            where: {
              decision: { not: 'rejected' },
              field: { in: USED_FIELDS },
              source: { run: { current: true } },
            },
            orderBy: { id: 'asc' },
            select: {
              id: true,
              field: true,
              text: true,
              editedText: true,
              decision: true,
              source: { select: { run: { select: { kind: true } } } },
            },
          },
        },
      },
    },
  })
  const form = { jobTitle: vacancy.jobTitle, description: company.description }
  const answers = vacancyDraft ? answersByReference(vacancyDraft.id, toAnswers(vacancyDraft)) : {}
  return [
    ...Object.entries(answers).flatMap(([id, text]): ScreenedSource[] => {
      const topic = answerTopicOf(id)
      const isReplaced = topic === 'title' && vacancy.jobTitle !== null
      return isReplaced ? [] : [{ kind: 'vacancyBuilder', id, text, topic }]
    }),
    ...Object.entries(form).flatMap(([id, text]): ScreenedSource[] =>
      text ? [{ kind: 'companyForm', id, text }] : [],
    ),
    ...company.researchItems.map(
      ({ id, field, text, editedText, decision, source }): ScreenedSource => ({
        kind: source.run.kind,
        id,
        text: (decision === 'edited' ? editedText : null) ?? text,
        topic: USED_FIELDS.flatMap((used) => (used === field ? RESEARCH_TOPICS[used] : []))[0],
      }),
    ),
  ]
}
