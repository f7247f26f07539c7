import { describe, expect, it } from 'vitest'
import { EMPTY_BRIEF } from '@/lib/consultation/brief/schema'
import type { ChatMessage } from '@/lib/consultation/messages/schema'
import type { Session } from '@/lib/consultation/session/schema'
import { connectionOf } from './connection'
import {
  type ConsultationAction,
  type ConsultationState,
  consultationReducer,
  findUnansweredMessage,
  INITIAL_STATE,
} from './consultation-state'

const message = (id: string, role: ChatMessage['role'], fields: Partial<ChatMessage> = {}): ChatMessage => ({
  id,
  role,
  content: id,
  timestamp: '2026-01-01T09:00:00.000Z',
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
})

const session = (messages: ChatMessage[], fields: Partial<Session> = {}): Session => ({
  sessionId: 's',
  status: 'active',
  progress: { step: 'requirements', completed: [] },
  canGenerate: false,
  answering: false,
  messages,
  brief: EMPTY_BRIEF,
  checklist: [],
  asks: [],
  held: [],
  proposalSources: {},
  builderAnswers: {},
  heldTexts: {},
  jobSpecificationId: null,
  ...fields,
})

const opening = message('opening', 'assistant')
const play = (...actions: ConsultationAction[]): ConsultationState =>
  actions.reduce(consultationReducer, INITIAL_STATE)
const opened: ConsultationAction = { type: 'opened', session: session([opening]) }
const sent: ConsultationAction = { type: 'sent', text: 'Hello', key: 'k', at: '2026-01-01T09:01:00.000Z' }
const accepted: ConsultationAction = { type: 'accepted', sessionId: 's', userMessageId: 'u' }
const ids = ({ messages }: ConsultationState) => messages.map(({ id }) => id)

describe('consultationReducer', () => {
  it('shows a message at once and takes over its server id on acceptance', () => {
    expect(ids(play(opened, sent))).toEqual(['opening', 'k'])
    const state = play(opened, sent, accepted)
    expect(ids(state)).toEqual(['opening', 'u'])
    expect(state.messages.at(-1)).toMatchObject({ content: 'Hello', idempotencyKey: 'k' })
  })

  it('ends the turn with the stored answer', () => {
    const answer = message('a', 'assistant', { answersId: 'u' })
    const state = play(opened, sent, accepted, { type: 'answered', message: answer })
    expect(ids(state)).toEqual(['opening', 'u', 'a'])
    expect(state.turn).toBeNull()
  })

  it('removes a refused message from the list', () => {
    const state = play(opened, sent, { type: 'refused', reason: 'No.', isBusy: false, isConnected: true })
    expect(ids(state)).toEqual(['opening'])
    expect(state).toMatchObject({ turn: null, sendError: 'No.', remoteTurn: 'none' })
  })

  it('is not online after a refusal at a limit, until the next message is taken', () => {
    const limited = play(opened, sent, {
      type: 'refused',
      reason: 'Wait a minute.',
      isBusy: false,
      isConnected: true,
      isLimited: true,
    })
    expect(connectionOf(limited, false)).toBe('refused')
    expect(connectionOf(play(opened), false)).toBe('online')
    const taken = [sent, accepted].reduce(consultationReducer, limited)
    expect(connectionOf({ ...taken, turn: null }, false)).toBe('online')
  })

  it('waits for the other turn when the session is busy', () => {
    expect(
      play(opened, sent, { type: 'refused', reason: 'Busy.', isBusy: true, isConnected: true }).remoteTurn,
    ).toBe('answering')
  })

  it('keeps a partial answer and polls the server after an interruption', () => {
    const state = play(opened, sent, accepted, { type: 'interrupted', partial: 'Goo', at: '' })
    expect(state.messages.at(-1)).toMatchObject({ content: 'Goo', status: 'interrupted', answersId: 'u' })
    expect(state).toMatchObject({ turn: null, remoteTurn: 'answering' })
  })

  it('adds no answer when the interruption came before the first word', () => {
    expect(ids(play(opened, sent, accepted, { type: 'interrupted', partial: '', at: '' }))).toEqual([
      'opening',
      'u',
    ])
  })

  it('replaces a partial answer with the complete one when the turn is resent', () => {
    const state = play(
      opened,
      sent,
      accepted,
      { type: 'interrupted', partial: 'Goo', at: '' },
      { type: 'resent', messageId: 'u', key: 'k' },
      accepted,
      { type: 'answered', message: message('a', 'assistant', { answersId: 'u' }) },
    )
    expect(ids(state)).toEqual(['opening', 'u', 'a'])
  })

  it('keeps a message in the list when its resend is refused', () => {
    const state = play(
      opened,
      sent,
      accepted,
      { type: 'interrupted', partial: '', at: '' },
      { type: 'resent', messageId: 'u', key: 'k' },
      { type: 'refused', reason: 'No.', isBusy: false, isConnected: true },
    )
    expect(ids(state)).toEqual(['opening', 'u'])
  })

  it('ignores a refreshed session while a turn runs in this tab', () => {
    const refreshed: ConsultationAction = {
      type: 'refreshed',
      session: session([opening, message('u', 'user'), message('a', 'assistant')]),
    }
    expect(ids(play(opened, refreshed))).toEqual(['opening', 'u', 'a'])
    expect(ids(play(opened, sent, refreshed))).toEqual(['opening', 'k'])
  })

  it('shows the default opening when no session could be opened', () => {
    const state = play({
      type: 'openedWithoutSession',
      sessionId: null,
      opening: 'What is driving this hire?',
    })
    expect(state).toMatchObject({ loading: false, sessionId: null })
    expect(state.messages).toMatchObject([{ role: 'assistant', content: 'What is driving this hire?' }])
  })
})

describe('findUnansweredMessage', () => {
  const user = message('u', 'user')

  it.each([
    ['finds an unanswered message', [opening, user], 'u'],
    [
      'finds a message with a partial answer',
      [opening, user, message('a', 'assistant', { answersId: 'u', status: 'interrupted' })],
      'u',
    ],
    [
      'finds nothing after a complete answer',
      [opening, user, message('a', 'assistant', { answersId: 'u' })],
      undefined,
    ],
    ['finds nothing before the first message', [opening], undefined],
    ['finds nothing in an empty list', [], undefined],
  ])('%s', (_, messages, id) => {
    expect(findUnansweredMessage(messages)?.id).toBe(id)
  })
})

describe('savedAt', () => {
  const at = '2026-01-01T09:05:00.000Z'
  const view = session([])

  it('is the time of the last message that the server has', () => {
    expect(play(opened).savedAt).toBe(opening.timestamp)
    expect(play(opened, sent).savedAt).toBe(opening.timestamp)
    expect(play(opened, sent, accepted).savedAt).toBe('2026-01-01T09:01:00.000Z')
  })

  it('is the time of a later change by hand, which an older message does not set back', () => {
    const edited = play(opened, { type: 'briefUpdated', view, savedAt: at })
    expect(edited.savedAt).toBe(at)
    expect(consultationReducer(edited, { type: 'refreshed', session: session([opening]) }).savedAt).toBe(at)
  })
})

describe('undone', () => {
  it('removes the message and what followed it', () => {
    const at = '2026-01-01T09:05:00.000Z'
    const talk = [opening, message('u', 'user'), message('a', 'assistant', { answersId: 'u' })]
    const state = play({ type: 'opened', session: session(talk) }, { type: 'undone', messageId: 'u', at })
    expect(ids(state)).toEqual(['opening'])
    expect(state.savedAt).toBe(at)
    expect(consultationReducer(state, { type: 'undone', messageId: 'gone', at })).toBe(state)
  })
})
