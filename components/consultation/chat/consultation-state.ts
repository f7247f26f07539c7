import type { BriefView } from '@/lib/api/read-turn-stream'
import type { ChatMessage } from '@/lib/consultation/messages/schema'
import type { Session } from '@/lib/consultation/session/schema'

/** Shown where the consultation could not be opened (specification, section 8). */
export const DEFAULT_OPENING =
  'Hello, I am your recruitment consultant. Let us begin with the reason for this vacancy: what is driving this hire?'

export interface ConsultationState {
  /** The opening message is on its way. */
  loading: boolean
  sessionId: string | null
  messages: ChatMessage[]
  view: BriefView | null
  /** The Vacancy Builder's answers, by the ids of the evidence that points at them. */
  builderAnswers: Readonly<Record<string, string>>
  /** The turn that runs in this tab; `messageId` is its user message as the list has it. */
  turn: { key: string; messageId: string; accepted: boolean; again: boolean } | null
  /** A turn runs whose answer is not streamed to this tab; `unreachable` while the server cannot be asked. */
  elsewhere: 'no' | 'answering' | 'unreachable'
  /** Why the latest message was not sent, in a sentence; its text is back in the composer. */
  refusal: string | null
}

export const INITIAL_STATE: ConsultationState = {
  loading: true,
  sessionId: null,
  messages: [],
  view: null,
  builderAnswers: {},
  turn: null,
  elsewhere: 'no',
  refusal: null,
}

export type ConsultationAction =
  | { type: 'opened'; session: Session }
  | { type: 'openedWithout'; sessionId: string | null; opening: string }
  | { type: 'sent'; text: string; key: string; at: string }
  | { type: 'sentAgain'; messageId: string; key: string }
  | { type: 'accepted'; sessionId: string; userMessageId: string }
  | { type: 'viewed'; view: BriefView }
  | { type: 'answered'; message: ChatMessage }
  | { type: 'refused'; reason: string; busy: boolean }
  | { type: 'cut'; partial: string; at: string }
  | { type: 'refreshed'; session: Session }
  | { type: 'unreachable' }
  | { type: 'gaveUp' }

const viewOf = ({ brief, progress, checklist, canGenerate }: BriefView): BriefView => ({
  brief,
  progress,
  checklist,
  canGenerate,
})

function message(
  more: Pick<ChatMessage, 'id' | 'role' | 'content' | 'timestamp'> & Partial<ChatMessage>,
): ChatMessage {
  return { status: 'complete', answersId: null, idempotencyKey: null, chips: [], fellBack: false, ...more }
}

function fromSession(state: ConsultationState, session: Session): ConsultationState {
  return {
    ...state,
    loading: false,
    sessionId: session.sessionId,
    messages: session.messages,
    view: viewOf(session),
    builderAnswers: session.builderAnswers,
    elsewhere: session.answering ? 'answering' : 'no',
  }
}

/** The list without a local or interrupted answer to `userMessageId`, which its next answer replaces. */
const withoutAnswer = (messages: ChatMessage[], userMessageId: string) =>
  messages.filter(({ answersId }) => answersId !== userMessageId)

/** One step of a consultation as a screen shows it. Pure: times and keys come in with the action. */
export function consultationReducer(state: ConsultationState, action: ConsultationAction): ConsultationState {
  switch (action.type) {
    case 'opened':
      return fromSession(state, action.session)
    case 'openedWithout': {
      const opening = message({ id: 'opening', role: 'assistant', content: action.opening, timestamp: '' })
      return { ...state, loading: false, sessionId: action.sessionId, messages: [opening] }
    }
    case 'sent': {
      const { text, key, at } = action
      const sent = message({ id: key, role: 'user', content: text, timestamp: at, idempotencyKey: key })
      return {
        ...state,
        messages: [...state.messages, sent],
        turn: { key, messageId: key, accepted: false, again: false },
        elsewhere: 'no',
        refusal: null,
      }
    }
    case 'sentAgain':
      return {
        ...state,
        turn: { key: action.key, messageId: action.messageId, accepted: false, again: true },
        elsewhere: 'no',
        refusal: null,
      }
    case 'accepted': {
      if (!state.turn) return state
      const { messageId } = state.turn
      const known = withoutAnswer(state.messages, messageId)
      return {
        ...state,
        sessionId: action.sessionId,
        messages: known.map((entry) =>
          entry.id === messageId ? { ...entry, id: action.userMessageId } : entry,
        ),
        turn: { ...state.turn, messageId: action.userMessageId, accepted: true },
      }
    }
    case 'viewed':
      return { ...state, view: viewOf(action.view) }
    case 'answered': {
      const { answersId, id } = action.message
      const others = state.messages.filter((entry) => entry.id !== id)
      const messages = answersId ? withoutAnswer(others, answersId) : others
      return { ...state, messages: [...messages, action.message], turn: null }
    }
    case 'refused': {
      const { turn } = state
      const messages =
        turn && !turn.again ? state.messages.filter(({ id }) => id !== turn.messageId) : state.messages
      const elsewhere = action.busy ? 'answering' : state.elsewhere
      return { ...state, messages, turn: null, elsewhere, refusal: action.reason }
    }
    case 'cut': {
      if (!state.turn) return state
      const { messageId } = state.turn
      const partial = message({
        id: `${messageId}-cut`,
        role: 'assistant',
        content: action.partial,
        timestamp: action.at,
        status: 'interrupted',
        answersId: messageId,
      })
      const messages = action.partial
        ? [...withoutAnswer(state.messages, messageId), partial]
        : state.messages
      return { ...state, messages, turn: null, elsewhere: 'answering' }
    }
    case 'refreshed':
      return state.turn ? state : fromSession(state, action.session)
    case 'unreachable':
      return state.elsewhere === 'no' ? state : { ...state, elsewhere: 'unreachable' }
    case 'gaveUp':
      return { ...state, elsewhere: 'no' }
  }
}

/** The message that still waits for its whole answer: the latest one of the user, unanswered or answered in part. */
export function unansweredMessage(messages: readonly ChatMessage[]): ChatMessage | null {
  const last = messages.at(-1)
  if (!last) return null
  if (last.role === 'user') return last
  if (last.status === 'complete') return null
  return messages.find(({ id }) => id === last.answersId) ?? null
}
