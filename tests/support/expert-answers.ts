import type { z } from 'zod'
import type { expertSchema } from '@/lib/ai/expert/schema'
import type { BriefOperation } from '@/lib/consultation/brief/operation-schema'
import type { Brief } from '@/lib/consultation/brief/schema'
import type { TurnSetting } from '@/lib/consultation/interview/consultant-types'
import type { Behaviour } from './openai-server'

export type Answer = z.infer<typeof expertSchema>

export const SETTING: TurnSetting = {
  sessionId: 'session',
  companyName: 'Castle Pumps',
  description: null,
  jobTitle: 'Fitter',
  houseRules: [],
  findings: [],
  factOrder: [],
}

/** What a model writes for an operation. Facts are named by their place in the brief. */
export function toWire(operation: BriefOperation, brief?: Brief): object {
  const { op, topic, factId, value, strength, reason, quote } = operation
  const at = brief?.facts.findIndex(({ id }) => id === factId) ?? -1
  const before = brief?.facts[at]
  const fact = at < 0 ? factId : `F${at + 1}`
  switch (op) {
    case 'add':
      return { op, topic, strength, quote, value }
    case 'replace':
      return { op, fact, topic: topic ?? before?.topic, strength: strength ?? before?.strength, quote, value }
    case 'withdraw':
      return { op, fact, quote }
    case 'strength':
      return { op: 'weigh', fact, strength, quote: quote ?? '' }
    case 'close':
      return { op, topic, how: reason }
    case 'challenge':
      return { op, ground: reason, quote }
    case 'misread':
      return { op, quote, why: value }
    case 'aside':
    case 'vague':
      return { op, quote }
    case 'settle':
    case 'agencyOnly':
    case 'forCandidates':
      return { op, fact, quote }
    case 'doubt':
      return { op, kind: reason, quote }
    case 'finish':
      return { op, quote: quote ?? '' }
  }
}

export const answerOf = (part: Partial<Answer> = {}): string =>
  JSON.stringify({
    operations: [],
    answers: [],
    proposals: [],
    asked: { topic: 'success', why: 'open' },
    reply: '',
    ...part,
  })

/** One answer of the model: what it reads and what it says. */
export const turnOf = (
  operations: readonly BriefOperation[] = [],
  reply = '',
  { brief, ...part }: Partial<Answer> & { brief?: Brief } = {},
): Behaviour => ({
  kind: 'text',
  text: answerOf({
    operations: operations.map((operation) => toWire(operation, brief)) as Answer['operations'],
    reply,
    ...part,
  }),
})

/** The beginning of an answer, up to the words of its reply. */
export const beginningOf = (
  operations: readonly BriefOperation[],
  reply: string,
  part: Partial<Answer> = {},
): string => {
  const behaviour = turnOf(operations, reply, part)
  return 'text' in behaviour ? behaviour.text.slice(0, -'"}'.length) : ''
}
