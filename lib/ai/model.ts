import type { LanguageModel } from 'ai'
import type { EngineKind } from '@/lib/consultation/interview/consultant-types'
import { engineKindOf } from './engine'

export type NetworkModel = {
  kind: Exclude<EngineKind, 'builtIn'>
  model: Exclude<LanguageModel, string>
  name: string
}
export type ModelChoice = NetworkModel | { kind: 'builtIn'; name: string }

export const BUILT_IN: ModelChoice = { kind: 'builtIn', name: 'built-in-consultant' }

const DEFAULT_MODEL = 'gpt-6.1-terra'
const OPENAI_URL = 'https://api.openai.com/v1'

interface ModelEnv {
  OPENAI_API_KEY?: string | undefined
  OPENAI_BASE_URL?: string | undefined
  OPENAI_MODEL?: string | undefined
}

let latest: { settings: string; choice: Promise<ModelChoice> } | undefined

/** Makes no request, and loads only the provider that is used. The same settings give the same model, which knows what its server refused. */
export function resolveModel(env: ModelEnv): Promise<ModelChoice> {
  const key = env.OPENAI_API_KEY?.trim() ?? ''
  const baseURL = env.OPENAI_BASE_URL?.trim().replace(/\/+$/, '') ?? ''
  const name = env.OPENAI_MODEL?.trim() || DEFAULT_MODEL
  const settings = JSON.stringify([key, baseURL, name])
  if (latest?.settings !== settings)
    latest = { settings, choice: createModel(engineKindOf(env), { key, baseURL, name }) }
  return latest.choice
}

async function createModel(
  engine: EngineKind,
  { key, baseURL, name }: { key: string; baseURL: string; name: string },
): Promise<ModelChoice> {
  if (engine === 'builtIn') return BUILT_IN
  if (engine === 'openai') {
    const { createOpenAI } = await import('@ai-sdk/openai')
    return { kind: engine, model: createOpenAI({ apiKey: key, baseURL: OPENAI_URL })(name), name }
  }
  const [{ createOpenAICompatible }, { extractReasoningMiddleware, wrapLanguageModel }] = await Promise.all([
    import('@ai-sdk/openai-compatible'),
    import('ai'),
  ])
  const provider = createOpenAICompatible({
    name: 'compatible',
    baseURL,
    ...(key && { apiKey: key }),
    includeUsage: true,
    supportsStructuredOutputs: true,
  })
  // Servers without a parser for it send a model's reasoning as text.
  const middleware = extractReasoningMiddleware({ tagName: 'think' })
  return { kind: engine, model: wrapLanguageModel({ model: provider(name), middleware }), name }
}
