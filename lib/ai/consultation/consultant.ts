import { engineKindOf } from '@/lib/ai/engine'
import { BUILT_IN, type ModelChoice, resolveModel } from '@/lib/ai/model'
import { answerQuestions } from '@/lib/ai/note-taker/answers/answer'
import { openingMessage } from '@/lib/ai/note-taker/reply'
import type { Consultant, TurnEngine } from '@/lib/consultation/interview/consultant-types'
import { env } from '@/lib/server/env'
import { extractBriefUpdate } from './extract'
import { streamReply } from './reply'

/** For one turn: a model that failed to read a message is not tried again. */
export function createTurnEngine(choice: ModelChoice): TurnEngine {
  let current = choice
  return {
    kind: choice.kind,
    name: choice.name,
    async read(input) {
      const result = await extractBriefUpdate({ ...input, choice: current })
      if (result.fellBack) current = BUILT_IN
      return result
    },
    reply: (input) => streamReply({ ...input, choice: current }),
  }
}

export const consultant: Consultant = {
  kind: engineKindOf(env),
  answerQuestions,
  composeOpening: openingMessage,
  createEngine: async () => createTurnEngine(await resolveModel(env)),
}
