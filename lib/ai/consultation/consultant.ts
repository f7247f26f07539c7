import { openingMessage } from '@/lib/ai/built-in/reply'
import { engineKindOf } from '@/lib/ai/engine'
import { BUILT_IN, resolveModel } from '@/lib/ai/model'
import type { Consultant, TurnEngine } from '@/lib/consultation/interview/consultant-types'
import { env } from '@/lib/server/env'
import { extractBriefUpdate } from './extract'
import { streamReply } from './reply'

async function createEngine(): Promise<TurnEngine> {
  const choice = await resolveModel(env)
  let hasFallenBack = false
  return {
    kind: choice.kind,
    name: choice.name,
    async read(input) {
      const result = await extractBriefUpdate({ ...input, choice })
      hasFallenBack ||= result.fellBack
      return result
    },
    reply(input) {
      // A model that failed to read the message is not tried again in this turn.
      const { stream, result } = streamReply({ ...input, choice: hasFallenBack ? BUILT_IN : choice })
      return { deltas: textDeltas(stream), result }
    },
  }
}

async function* textDeltas(parts: AsyncIterable<{ type: string; text?: string }>): AsyncGenerator<string> {
  for await (const part of parts) if (part.type === 'text-delta' && part.text) yield part.text
}

export const consultant: Consultant = {
  kind: engineKindOf(env),
  composeOpening: openingMessage,
  createEngine,
}
