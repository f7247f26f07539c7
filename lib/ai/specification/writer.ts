import { engineKindOf } from '@/lib/ai/engine'
import { resolveModel } from '@/lib/ai/model'
import { env } from '@/lib/server/env'
import type { SpecificationWriter } from '@/lib/specification/writer-types'
import { generateSpecification } from './run'

export const specificationWriter: SpecificationWriter = {
  model: engineKindOf(env) === 'builtIn' ? null : `${engineKindOf(env)} ${env.OPENAI_MODEL ?? ''}`,
  write: async (input, signal) =>
    await generateSpecification({ ...input, signal, choice: await resolveModel(env) }),
}
