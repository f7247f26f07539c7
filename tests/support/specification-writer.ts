import { afterAll, beforeAll } from 'vitest'
import type { DraftLine } from '@/lib/ai/specification/schema'
import { createIdCounter } from './briefs'
import { type Behaviour, type OpenAiServer, startOpenAiServer } from './openai-server'

/** What a specification is written from, but for the brief. */
export const newWriterInput = () => ({
  company: { name: 'Halyard', description: 'Motor drives for ships.', industry: null, size: null },
  jobTitle: 'Controls Engineer',
  houseRules: [],
  newId: createIdCounter(),
  limits: { firstContentMs: 8_000, idleMs: 8_000, totalMs: 20_000, retries: 1, retryWaitMs: 1_000 },
})

/** The answer of a model that writes these lines. */
export const writes = (...lines: DraftLine[]): Behaviour => ({
  kind: 'text',
  text: JSON.stringify({ lines, recommendations: [] }),
})

/** A scripted model for the tests of a file. Returns how to reach it once they run. */
export function serveModel(): () => OpenAiServer {
  let server: OpenAiServer
  beforeAll(async () => {
    server = await startOpenAiServer()
  })
  afterAll(() => server.close())
  return () => server
}
