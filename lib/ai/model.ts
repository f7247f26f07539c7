import type { LanguageModel } from 'ai'
import type { EngineKind } from '@/lib/consultation/interview/consultant-types'
import { engineKindOf } from './engine'

export type NetworkModel = {
  kind: Exclude<EngineKind, 'builtIn'>
  model: LanguageModel
  name: string
  /** Of the server, where it isn't OpenAI's own. */
  address?: string
}
export type ModelChoice = NetworkModel | { kind: 'builtIn'; name: string }

export const BUILT_IN: ModelChoice = { kind: 'builtIn', name: 'built-in-consultant' }

const DEFAULT_MODEL = 'gpt-4.1-mini'
const OPENAI_URL = 'https://api.openai.com/v1'

/** Makes no request, and loads only the provider that is used. */
export async function resolveModel(env: {
  OPENAI_API_KEY?: string | undefined
  OPENAI_BASE_URL?: string | undefined
  OPENAI_MODEL?: string | undefined
}): Promise<ModelChoice> {
  const key = env.OPENAI_API_KEY?.trim()
  const baseURL = env.OPENAI_BASE_URL?.trim().replace(/\/+$/, '')
  const name = env.OPENAI_MODEL?.trim() || DEFAULT_MODEL
  const engine = engineKindOf(env)
  if (engine === 'compatible' && baseURL) {
    const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible')
    const provider = createOpenAICompatible({
      name: 'compatible',
      baseURL,
      ...(key ? { apiKey: key } : {}),
      includeUsage: true,
      supportsStructuredOutputs: true,
    })
    return { kind: 'compatible', model: provider(name), name, address: baseURL }
  }
  if (engine === 'openai' && key) {
    const { createOpenAI } = await import('@ai-sdk/openai')
    return { kind: 'openai', model: createOpenAI({ apiKey: key, baseURL: OPENAI_URL })(name), name }
  }
  return BUILT_IN
}
