import { resolveModel } from '@/lib/ai/model'
import { env } from '@/lib/server/env'
import type { SpecificationWriter } from '@/lib/specification/writer-types'
import { generateSpecification } from './run'

export const writeSpecification: SpecificationWriter = async (input) =>
  await generateSpecification({ ...input, choice: await resolveModel(env) })
