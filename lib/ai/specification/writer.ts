import { resolveModel } from '@/lib/ai/model'
import { env } from '@/lib/server/env'
import type { SpecificationWriter } from '@/lib/specification/writer-types'
import { generateSpecification } from './run'

/** Writes a specification with the configured model, or with the built-in writer where there is none. */
export const writeSpecification: SpecificationWriter = async (input) =>
  await generateSpecification({ ...input, choice: await resolveModel(env) })
