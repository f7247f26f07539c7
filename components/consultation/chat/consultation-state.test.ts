import { describe, expect, it } from 'vitest'
import { EMPTY_AGENDA } from '@/lib/consultation/brief/schema'
import type { ChatMessage } from '@/lib/consultation/messages/schema'
import type { Session } from '@/lib/consultation/session/schema'
import {
  type ConsultationAction,
  type ConsultationState,
  consultationReducer,
  INITIAL_STATE,
  unansweredMessage,
} from './consultation-state'

const message = (id: string, role: ChatMessage['role'], more: Partial<ChatMessage> = {}): ChatMessage => ({
  id,
  role,
  content: id,
  timestamp: '2026-01-01T09:00:00.000Z',
  status: 'complete',
  answersId: null,
  idempotencyKey: null,
  chips: [],
  fellBack: false,
  ...more,
})

const session = (messages: ChatMessage[], more: Partial<Session> = {}): Session => ({
  sessionId: 's',
  status: 'active',
  progress: { step: 'requirements', completed: [] },
  canGenerate: false,
  answering: false,
  messages,
  brief: { facts: [], agenda: EMPTY_AGENDA },
  checklist: [],
  builderAnswers: {},
  jobSpecificationId: null,
  ...more,
})

const opening = message('opening', 'assistant')
const played = (...actions: ConsultationAction[]): ConsultationState =>
  actions.reduce(consultationReducer, INITIAL_STATE)
const opened: ConsultationAction = { type: 'opened', session: session([opening]) }
const sent: ConsultationAction = { type: 'sent', text: 'Hello', key: 'k', at: '2026-01-01T09:01:00.000Z' }
const accepted: ConsultationAction = { type: 'accepted', sessionId: 's', userMessageId: 'u' }
const ids = ({ messages }: ConsultationState) => messages.map(({ id }) => id)

describe('consultationReducer', () => {
  it('shows a message at once and gives it the id of the server when it is accepted', () => {
    expect(ids(played(opened, sent))).toEqual(['opening', 'k'])
    const state = played(opened, sent, accepted)
    expect(ids(state)).toEqual(['opening', 'u'])
    expect(state.messages.at(-1)).toMatchObject({ content: 'Hello', idempotencyKey: 'k' })
  })

  it('ends the turn with the stored answer', () => {
    const answer = message('a', 'assistant', { answersId: 'u' })
    const state = played(opened, sent, accepted, { type: 'answered', message: answer })
    expect(ids(state)).toEqual(['opening', 'u', 'a'])
    expect(state.turn).toBeNull()
  })

  it('takes a refused message out of the list', () => {
    const state = played(opened, sent, { type: 'refused', reason: 'No.', busy: false })
    expect(ids(state)).toEqual(['opening'])
    expect(state).toMatchObject({ turn: null, refusal: 'No.', elsewhere: 'no' })
  })

  it('waits for the other turn when the session was busy', () => {
    expect(played(opened, sent, { type: 'refused', reason: 'Busy.', busy: true }).elsewhere).toBe('answering')
  })

  it('keeps the beginning of an answer that was cut, and asks the server how it went on', () => {
    const state = played(opened, sent, accepted, { type: 'cut', partial: 'Goo', at: '' })
    expect(state.messages.at(-1)).toMatchObject({ content: 'Goo', status: 'interrupted', answersId: 'u' })
    expect(state).toMatchObject({ turn: null, elsewhere: 'answering' })
  })

  it('adds no empty answer when not a word came', () => {
    expect(ids(played(opened, sent, accepted, { type: 'cut', partial: '', at: '' }))).toEqual([
      'opening',
      'u',
    ])
  })

  it('replaces the beginning by the whole answer when the turn is continued', () => {
    const state = played(
      opened,
      sent,
      accepted,
      { type: 'cut', partial: 'Goo', at: '' },
      { type: 'sentAgain', messageId: 'u', key: 'k' },
      accepted,
      { type: 'answered', message: message('a', 'assistant', { answersId: 'u' }) },
    )
    expect(ids(state)).toEqual(['opening', 'u', 'a'])
  })

  it('keeps the message of the list when continuing it is refused', () => {
    const state = played(
      opened,
      sent,
      accepted,
      { type: 'cut', partial: '', at: '' },
      { type: 'sentAgain', messageId: 'u', key: 'k' },
      { type: 'refused', reason: 'No.', busy: false },
    )
    expect(ids(state)).toEqual(['opening', 'u'])
  })

  it('takes what the server has, unless a turn runs here', () => {
    const refreshed: ConsultationAction = {
      type: 'refreshed',
      session: session([opening, message('u', 'user'), message('a', 'assistant')]),
    }
    expect(ids(played(opened, refreshed))).toEqual(['opening', 'u', 'a'])
    expect(ids(played(opened, sent, refreshed))).toEqual(['opening', 'k'])
  })

  it('shows the default opening where nothing could be opened', () => {
    const state = played({ type: 'openedWithout', sessionId: null, opening: 'What is driving this hire?' })
    expect(state).toMatchObject({ loading: false, sessionId: null })
    expect(state.messages).toMatchObject([{ role: 'assistant', content: 'What is driving this hire?' }])
  })
})

describe('unansweredMessage', () => {
  const user = message('u', 'user')

  it.each([
    ['an unanswered message', [opening, user], 'u'],
    [
      'a message answered in part',
      [opening, user, message('a', 'assistant', { answersId: 'u', status: 'interrupted' })],
      'u',
    ],
    [
      'nothing after a whole answer',
      [opening, user, message('a', 'assistant', { answersId: 'u' })],
      undefined,
    ],
    ['nothing before the first message', [opening], undefined],
    ['nothing in an empty list', [], undefined],
  ])('finds %s', (_, messages, id) => {
    expect(unansweredMessage(messages)?.id).toBe(id)
  })
})
