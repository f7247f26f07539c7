import type { EngineKind } from '@/lib/consultation/interview/consultant-types'

/** A base URL means an OpenAI-compatible server (Ollama, vLLM, LM Studio), only a key means OpenAI, neither the built-in consultant. */
export function engineKindOf({
  OPENAI_API_KEY,
  OPENAI_BASE_URL,
}: {
  OPENAI_API_KEY?: string | undefined
  OPENAI_BASE_URL?: string | undefined
}): EngineKind {
  if (OPENAI_BASE_URL?.trim()) return 'compatible'
  return OPENAI_API_KEY?.trim() ? 'openai' : 'builtIn'
}
