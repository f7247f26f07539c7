import { z } from 'zod'
import type { BriefOperation } from '@/lib/consultation/brief/operation-schema'
import { DOUBTS, STRENGTHS } from '@/lib/consultation/brief/options'
import { GROUNDS } from '@/lib/consultation/guard/law/grounds'
import { TOPIC_KEYS } from '@/lib/consultation/topics'

// Strict structured output takes a union as `anyOf` and knows neither `const` nor optional properties everywhere, so each variant names its
// operation by a list of one, and no property may be left out.
const operation = <Op extends string, Shape extends z.ZodRawShape>(op: Op, shape: Shape) =>
  z.object({ op: z.enum([op]), ...shape })

const topic = z.enum(TOPIC_KEYS)
const strength = z.enum(STRENGTHS)
/** "F7": a fact of the brief by its place in it. */
const fact = z.string()
const quote = z.string()

export const operationSchema = z.union([
  operation('add', { topic, strength, quote, value: z.string() }),
  operation('replace', { fact, topic, strength, quote, value: z.string() }),
  operation('withdraw', { fact, quote }),
  operation('weigh', { fact, strength, quote }),
  operation('close', { topic, how: z.enum(['answered', 'unknown', 'skipped']) }),
  operation('challenge', { ground: z.enum(GROUNDS), quote }),
  operation('aside', { quote }),
  operation('misread', { quote, why: z.string() }),
  operation('wording', { quote }),
  operation('vague', { quote }),
  operation('doubt', { kind: z.enum(DOUBTS), quote }),
  operation('settle', { fact, quote }),
  operation('agencyOnly', { fact, quote }),
  operation('forCandidates', { fact, quote }),
  operation('accept', { proposal: z.string(), quote }),
  operation('decline', { proposal: z.string(), quote }),
  operation('retract', { proposal: z.string() }),
  operation('leaveOut', { held: z.string(), quote }),
  operation('letIn', { held: z.string(), quote }),
  operation('finish', { quote }),
])
export type ExpertOperation = z.infer<typeof operationSchema>

/** An answer to one question of the manager. `sources` are ids such as "L2"; empty where it says that it cannot tell. */
export const answerSchema = z.object({ question: z.string(), sources: z.array(z.string()), text: z.string() })
export type ExpertAnswer = z.infer<typeof answerSchema>

/** `fact` is an id, or the words that an `add` of the same answer quotes. `button` is what the manager would say to accept. */
export const proposalSchema = z.union([
  operation('weigh', { fact, strength, button: z.string() }),
  operation('reword', { fact, text: z.string(), button: z.string() }),
  operation('drop', { fact, button: z.string() }),
  operation('add', { topic, strength, text: z.string(), button: z.string() }),
  operation('guide', { line: z.string(), button: z.string() }),
])
export type ExpertProposal = z.infer<typeof proposalSchema>

const QUESTION_KINDS = ['open', 'vague', 'weight', ...DOUBTS] as const

/** What the one question of the reply is about. */
export const askedSchema = z.object({ topic: z.enum([...TOPIC_KEYS, 'none']), why: z.enum(QUESTION_KINDS) })
export type ExpertAsked = z.infer<typeof askedSchema>

export const expertSchema = z.object({
  operations: z.array(operationSchema),
  answers: z.array(answerSchema),
  proposals: z.array(proposalSchema),
  asked: askedSchema,
  reply: z.string(),
})

/** Real ids of what a prompt calls F1, P1 and H1. */
export interface ShortIds {
  facts: ReadonlyMap<string, string>
  /** Of the asks. */
  proposals: ReadonlyMap<string, string>
  /** Of the asks about sentences that were held in earlier turns. */
  held: ReadonlyMap<string, string>
  /** Of proposals and held sentences that a button with this message has answered. */
  pressed: ReadonlySet<string>
}

const EMPTY: Omit<BriefOperation, 'op'> = {
  topic: null,
  factId: null,
  value: null,
  strength: null,
  reason: null,
  quote: null,
  at: null,
}

/** Null for what does not change a fact: an answer to what is open. An unknown id becomes one that no fact has. */
export function toBriefOperation(said: ExpertOperation, { facts }: ShortIds): BriefOperation | null {
  const idOf = (short: string) => facts.get(short.trim().toUpperCase()) ?? short
  switch (said.op) {
    case 'add': {
      const { op, topic, strength, quote, value } = said
      return { ...EMPTY, op, topic, strength, quote, value }
    }
    case 'wording': {
      const { quote } = said
      return {
        ...EMPTY,
        op: 'add',
        topic: 'alsoSaid',
        strength: 'must',
        quote,
        value: quote,
        reason: said.op,
      }
    }
    case 'replace': {
      const { op, fact, topic, strength, quote, value } = said
      return { ...EMPTY, op, factId: idOf(fact), topic, strength, quote, value }
    }
    case 'withdraw':
      return { ...EMPTY, op: 'withdraw', factId: idOf(said.fact), quote: said.quote }
    case 'weigh':
      return {
        ...EMPTY,
        op: 'strength',
        factId: idOf(said.fact),
        strength: said.strength,
        quote: said.quote,
      }
    case 'close':
      return { ...EMPTY, op: 'close', topic: said.topic, reason: said.how }
    case 'challenge':
      return { ...EMPTY, op: 'challenge', reason: said.ground, quote: said.quote }
    case 'misread':
      return { ...EMPTY, op: said.op, quote: said.quote, value: said.why }
    case 'aside':
    case 'vague':
      return { ...EMPTY, op: said.op, quote: said.quote }
    case 'doubt': {
      const factId = facts.get(said.quote.trim().toUpperCase())
      const about = factId === undefined ? { quote: said.quote } : { factId }
      return { ...EMPTY, op: 'doubt', reason: said.kind, ...about }
    }
    case 'finish':
      return { ...EMPTY, op: 'finish', quote: said.quote === '' ? null : said.quote }
    case 'settle':
    case 'agencyOnly':
    case 'forCandidates':
      return { ...EMPTY, op: said.op, factId: idOf(said.fact), quote: said.quote }
    case 'accept':
    case 'decline':
    case 'retract':
    case 'leaveOut':
    case 'letIn':
      return null
  }
}
