import type { AnsweredMessage } from '@/lib/api/turn-stream-client'
import type { ChatMessage } from '@/lib/consultation/messages/schema'
import type { BriefView, Session } from '@/lib/consultation/session/schema'

/** Shown when the consultation could not be opened. It has to ask what is driving the hire. */
export const DEFAULT_OPENING =
  'Hi, I’m your recruitment consultant. Let’s start with the reason for this vacancy. What is driving this hire?'

export interface ConsultationState {
  loading: boolean
  sessionId: string | null
  messages: ChatMessage[]
  view: BriefView | null
  /** The Vacancy Builder's answers by evidence id. */
  builderAnswers: Readonly<Record<string, string>>
  /** Texts besides messages in which sentences are held, by the id of their source. */
  heldTexts: Readonly<Record<string, string>>
  /** The turn that runs in this tab. `messageId` is its user message in `messages`; `isRead`: what it says is in the brief. */
  turn: { key: string; messageId: string; accepted: boolean; isRead: boolean; isResend: boolean } | null
  /** A turn whose answer is not streamed to this tab. `unreachable` while the server cannot be polled. */
  remoteTurn: 'none' | 'answering' | 'unreachable'
  sendError: string | null
  /** The last call was answered. */
  isConnected: boolean
  /** The last message was refused because a limit was reached. */
  isLimited: boolean
  /** When the server last stored something, ISO 8601. Null while it has nothing. */
  savedAt: string | null
}

export const INITIAL_STATE: ConsultationState = {
  loading: true,
  sessionId: null,
  messages: [],
  view: null,
  builderAnswers: {},
  heldTexts: {},
  turn: null,
  remoteTurn: 'none',
  sendError: null,
  isConnected: true,
  isLimited: false,
  savedAt: null,
}

export type ConsultationAction =
  | { type: 'opened'; session: Session }
  | { type: 'openedWithoutSession'; sessionId: string | null; opening: string }
  | { type: 'sent'; text: string; key: string; at: string }
  | { type: 'resent'; messageId: string; key: string }
  | { type: 'accepted'; sessionId: string; userMessageId: string }
  | { type: 'previewed'; view: BriefView }
  /** `savedAt` where a change by hand made it. */
  | { type: 'briefUpdated'; view: BriefView; savedAt?: string }
  | { type: 'answered'; message: AnsweredMessage }
  | { type: 'refused'; reason: string; isBusy: boolean; isConnected: boolean; isLimited?: boolean }
  | { type: 'interrupted'; partial: string; at: string }
  | { type: 'refreshed'; session: Session }
  | { type: 'undone'; messageId: string; at: string }
  | { type: 'unreachable' }
  | { type: 'pollingEnded' }

const pickBriefView = ({
  brief,
  progress,
  checklist,
  canGenerate,
  asks,
  held,
  payNote,
  payFigure,
  proposalSources,
}: BriefView): BriefView => ({
  brief,
  asks,
  held,
  progress,
  checklist,
  canGenerate,
  payNote,
  payFigure,
  proposalSources,
})

function createMessage(
  fields: Pick<ChatMessage, 'id' | 'role' | 'content' | 'timestamp'> & Partial<ChatMessage>,
): ChatMessage {
  return {
    status: 'complete',
    answersId: null,
    idempotencyKey: null,
    chips: [],
    fellBack: false,
    notRead: false,
    card: null,
    sources: [],
    import: null,
    undoable: false,
    ...fields,
  }
}

function applySession(state: ConsultationState, session: Session): ConsultationState {
  return {
    ...state,
    loading: false,
    isConnected: true,
    sessionId: session.sessionId,
    messages: session.messages,
    view: pickBriefView(session),
    builderAnswers: session.builderAnswers,
    heldTexts: session.heldTexts,
    remoteTurn: session.answering ? 'answering' : 'none',
    savedAt: latestOf(state.savedAt, session.messages.at(-1)?.timestamp),
  }
}

/** Times in ISO 8601 sort as text. */
function latestOf(saved: string | null, at: string | undefined): string | null {
  return at && (saved === null || at > saved) ? at : saved
}

/** The next answer replaces a local or interrupted one. */
const removeAnswer = (messages: ChatMessage[], userMessageId: string) =>
  messages.filter(({ answersId }) => answersId !== userMessageId)

/** Pure: times and keys come in with the action. */
export function consultationReducer(state: ConsultationState, action: ConsultationAction): ConsultationState {
  switch (action.type) {
    case 'opened':
      return applySession(state, action.session)
    case 'openedWithoutSession': {
      const opening = createMessage({
        id: 'opening',
        role: 'assistant',
        content: action.opening,
        timestamp: '',
      })
      return {
        ...state,
        loading: false,
        isConnected: action.sessionId !== null,
        sessionId: action.sessionId,
        messages: [opening],
      }
    }
    case 'sent': {
      const { text, key, at } = action
      const sent = createMessage({ id: key, role: 'user', content: text, timestamp: at, idempotencyKey: key })
      return {
        ...state,
        messages: [...state.messages, sent],
        turn: { key, messageId: key, accepted: false, isRead: false, isResend: false },
        remoteTurn: 'none',
        sendError: null,
      }
    }
    case 'resent':
      return {
        ...state,
        turn: {
          key: action.key,
          messageId: action.messageId,
          accepted: false,
          isRead: false,
          isResend: true,
        },
        remoteTurn: 'none',
        sendError: null,
      }
    case 'accepted': {
      if (!state.turn) return state
      const { messageId } = state.turn
      const remaining = removeAnswer(state.messages, messageId)
      return {
        ...state,
        isConnected: true,
        isLimited: false,
        sessionId: action.sessionId,
        messages: remaining.map((entry) =>
          entry.id === messageId ? { ...entry, id: action.userMessageId } : entry,
        ),
        turn: { ...state.turn, messageId: action.userMessageId, accepted: true },
        savedAt: latestOf(state.savedAt, state.messages.find(({ id }) => id === messageId)?.timestamp),
      }
    }
    case 'previewed':
      return { ...state, view: pickBriefView(action.view) }
    case 'briefUpdated': {
      const turn = state.turn && { ...state.turn, isRead: true }
      const savedAt = latestOf(state.savedAt, action.savedAt)
      return { ...state, turn, savedAt, view: pickBriefView(action.view) }
    }
    case 'answered': {
      const { answersId, id } = action.message
      const others = state.messages.filter((entry) => entry.id !== id)
      const previous = answersId ? removeAnswer(others, answersId) : others
      const { notRead, asks, held, import: lines, ...answer } = action.message
      const messages = previous.map((entry) =>
        entry.id === answersId
          ? { ...entry, notRead, undoable: !notRead, import: lines ?? entry.import }
          : { ...entry, undoable: false },
      )
      const view = state.view && asks && held ? { ...state.view, asks, held } : state.view
      return {
        ...state,
        view,
        messages: [...messages, { ...answer, notRead, import: null }],
        turn: null,
        savedAt: latestOf(state.savedAt, answer.timestamp),
      }
    }
    case 'refused': {
      const { turn } = state
      const messages =
        turn && !turn.isResend ? state.messages.filter(({ id }) => id !== turn.messageId) : state.messages
      const elsewhere = action.isBusy ? 'answering' : state.remoteTurn
      return {
        ...state,
        messages,
        turn: null,
        remoteTurn: elsewhere,
        sendError: action.reason,
        isConnected: action.isConnected,
        isLimited: action.isLimited ?? false,
      }
    }
    case 'interrupted': {
      if (!state.turn) return state
      const { messageId } = state.turn
      const partial = createMessage({
        id: `${messageId}-cut`,
        role: 'assistant',
        content: action.partial,
        timestamp: action.at,
        status: 'interrupted',
        answersId: messageId,
      })
      const messages = action.partial ? [...removeAnswer(state.messages, messageId), partial] : state.messages
      return { ...state, messages, turn: null, remoteTurn: 'answering' }
    }
    case 'refreshed':
      return state.turn ? state : applySession(state, action.session)
    case 'undone': {
      const index = state.messages.findIndex(({ id }) => id === action.messageId)
      if (index < 0) return state
      return { ...state, messages: state.messages.slice(0, index), savedAt: action.at }
    }
    case 'unreachable':
      return state.remoteTurn === 'none' ? state : { ...state, remoteTurn: 'unreachable', isConnected: false }
    case 'pollingEnded':
      return { ...state, remoteTurn: 'none' }
  }
}

export function findUnansweredMessage(messages: readonly ChatMessage[]): ChatMessage | null {
  const last = messages.at(-1)
  if (!last) return null
  if (last.role === 'user') return last
  if (last.status === 'complete') return null
  return messages.find(({ id }) => id === last.answersId) ?? null
}
