import { describeFailure, type Limits, ModelFailure, streamObject } from '@/lib/ai/ask'
import type { NetworkModel } from '@/lib/ai/model'
import type { Prompt } from '@/lib/ai/prompt-data'
import { recordFirstContent } from '@/lib/ai/record-call'
import { Channel } from '@/lib/server/channel'
import { createPause } from '@/lib/server/pause'
import { createObjectParser, NotAnObject, type Part } from './parse-stream'
import {
  answerSchema,
  askedSchema,
  type ExpertAnswer,
  type ExpertAsked,
  type ExpertOperation,
  type ExpertProposal,
  expertSchema,
  operationSchema,
  proposalSchema,
} from './schema'

/** Between two parts of an answer, thoughts included. A long advert takes as long as it takes; the length of an answer is limited elsewhere. */
export const EXPERT_LIMITS: Limits = {
  firstContentMs: 60_000,
  idleMs: 25_000,
  totalMs: 900_000,
  retries: 1,
  retryWaitMs: 2_000,
}

/** `null` is an operation that could not be read. */
export type ExpertPart =
  | { kind: 'operation'; operation: ExpertOperation | null }
  | { kind: 'operationsEnd' }
  | { kind: 'answer'; answer: ExpertAnswer }
  | { kind: 'proposal'; proposal: ExpertProposal }
  | { kind: 'asked'; asked: ExpertAsked }
  | { kind: 'reply'; text: string }

export interface ExpertCall {
  /** Throws ModelFailure where the answer breaks off. Can be left and read on. */
  parts: Channel<ExpertPart>
  close(): void
}

function readElement(key: string, value: unknown): ExpertPart[] {
  if (key === 'operations')
    return [{ kind: 'operation', operation: operationSchema.safeParse(value).data ?? null }]
  if (key === 'answers') {
    const answer = answerSchema.safeParse(value).data
    return answer ? [{ kind: 'answer', answer }] : []
  }
  const proposal = key === 'proposals' ? proposalSchema.safeParse(value).data : undefined
  return proposal ? [{ kind: 'proposal', proposal }] : []
}

function toExpertParts(part: Part): ExpertPart[] {
  const { key } = part
  switch (part.kind) {
    case 'element':
      return readElement(key, part.value)
    case 'listEnd':
      return key === 'operations' ? [{ kind: 'operationsEnd' }] : []
    case 'text':
      return [{ kind: 'reply', text: part.text }]
    case 'value': {
      if (key === 'operations') throw new NotAnObject()
      const asked = key === 'asked' ? askedSchema.safeParse(part.value).data : undefined
      return asked ? [{ kind: 'asked', asked }] : []
    }
  }
}

/** Resolves at the first content. The answer is read as it comes, whether or not anybody reads its parts. */
export async function openCall(
  choice: NetworkModel,
  prompt: Prompt,
  {
    kind = 'turn',
    limits = EXPERT_LIMITS,
    signal,
  }: { kind?: 'turn' | 'repair'; limits?: Limits | undefined; signal?: AbortSignal | undefined },
): Promise<ExpertCall> {
  const startedAt = performance.now()
  const control = new AbortController()
  const pieces = await streamObject({
    kind,
    model: choice.model,
    ...prompt,
    schema: expertSchema,
    name: 'consultation_turn',
    limits,
    signal: signal ? AbortSignal.any([signal, control.signal]) : control.signal,
    // Someone is waiting.
    ...(choice.kind === 'compatible' ? { temperature: 0 } : { reasoning: 'low' as const }),
  })
  const parts = new Channel<ExpertPart>()
  const parser = createObjectParser(['reply'])
  const pause = createPause()
  let hasContent = false
  const read = async () => {
    for await (const piece of pieces)
      for (const part of parser.push(piece).flatMap(toExpertParts)) {
        if (!hasContent && part.kind !== 'operationsEnd') {
          hasContent = true
          recordFirstContent(kind, startedAt)
        }
        parts.push(part)
        await pause()
      }
    if (!parser.isComplete) throw new ModelFailure('invalid answer')
  }
  read().then(
    () => parts.close(),
    (error: unknown) => {
      control.abort()
      parts.fail(
        error instanceof NotAnObject
          ? new ModelFailure('invalid answer')
          : signal?.aborted
            ? error
            : new ModelFailure(describeFailure(error)),
      )
    },
  )
  return { parts, close: () => control.abort() }
}
