import { consultant, createTurnEngine } from '@/lib/ai/expert/consultant'
import type { ModelChoice } from '@/lib/ai/model'
import type { OwnedCompanyId } from '@/lib/auth/caller'
import { loadBrief } from '@/lib/consultation/brief/queries'
import type { Consultant } from '@/lib/consultation/interview/consultant-types'
import type { ChatRequest } from '@/lib/consultation/messages/schema'
import type { Topic } from '@/lib/consultation/topics'
import { startTurn, type TurnEvent } from '@/lib/consultation/turn/run'

/** One turn led by a model, to its end. */
export async function sendByModel(
  choice: ModelChoice,
  companyId: OwnedCompanyId,
  request: Pick<ChatRequest, 'message' | 'answers'>,
  onClose?: () => void,
) {
  const by: Consultant = {
    ...consultant,
    createEngine: async (setting) => createTurnEngine(choice, setting),
  }
  const { events, sessionId } = await startTurn(companyId, request, null, by, onClose)
  const seen: { event: TurnEvent; ms: number }[] = []
  const started = performance.now()
  for await (const event of events) seen.push({ event, ms: performance.now() - started })
  const last = seen.at(-1)?.event
  if (last?.type !== 'message') throw new Error('no message')
  return { seen, sessionId, message: last.message, asks: last.asks, brief: await loadBrief(sessionId) }
}

/** A fact in the words of its quote. */
export const quoted = (topic: Topic, quote: string) =>
  ({ op: 'add', topic, strength: 'must', quote, value: quote }) as const
