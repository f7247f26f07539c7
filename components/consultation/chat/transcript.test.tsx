import { render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { EMPTY_AGENDA } from '@/lib/consultation/brief/schema'
import type { ChatMessage } from '@/lib/consultation/messages/schema'
import type { BriefView } from '@/lib/consultation/session/schema'
import { type ConsultationState, INITIAL_STATE } from './consultation-state'
import { createStreamingText } from './streaming-text'
import { Transcript } from './transcript'

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
})

afterEach(() => {
  vi.unstubAllGlobals()
})

const message = (id: string, role: ChatMessage['role']): ChatMessage => ({
  id,
  role,
  content: `Words of ${id}`,
  timestamp: '2026-03-02T09:00:00.000Z',
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
})
const EMPTY_VIEW: BriefView = {
  brief: { facts: [], agenda: EMPTY_AGENDA },
  asks: [],
  held: [],
  progress: { step: 'requirements', completed: [] },
  checklist: [],
  payNote: null,
  canGenerate: true,
  proposalSources: {},
}
const OPENING = message('opening', 'assistant')
const CONVERSATION = [OPENING, message('question', 'user'), message('answer', 'assistant')]

function show(initial: Partial<ConsultationState>, onContinue = vi.fn(), onAnswer = vi.fn()) {
  const ui = (state: Partial<ConsultationState>) => (
    <Transcript
      state={{ ...INITIAL_STATE, loading: false, ...state }}
      live={createStreamingText()}
      offer={null}
      isClosed={false}
      selection={null}
      onShowFact={vi.fn()}
      onPick={vi.fn()}
      onContinue={onContinue}
      onAnswer={onAnswer}
      onSendCard={vi.fn()}
      onUndo={vi.fn()}
      onReplace={vi.fn()}
      onUseImport={vi.fn()}
      onUndoImport={vi.fn()}
    />
  )
  const { rerender } = render(ui(initial))
  return (updated: Partial<ConsultationState>) => rerender(ui(updated))
}

const log = () => screen.getByRole('log', { name: 'Conversation' })

const suggestion = (id: string): BriefView['asks'][number] => ({
  id,
  kind: 'proposal',
  messageId: 'question',
  start: 0,
  end: 0,
  text: null,
  choices: [
    { id: 'accept', label: `Add ${id}` },
    { id: 'decline', label: 'No, don’t add it' },
  ],
})

describe('Transcript', () => {
  it('takes all suggestions of a turn with one press, or one of them', async () => {
    const onAnswer = vi.fn()
    const asks = [suggestion('the seals'), suggestion('the pumps')]
    show({ messages: CONVERSATION, view: { ...EMPTY_VIEW, asks } }, vi.fn(), onAnswer)
    const picked = () =>
      onAnswer.mock.lastCall?.[0].map(({ ask, choice }: { ask: { id: string }; choice: { id: string } }) => [
        ask.id,
        choice.id,
      ])
    screen.getByRole('button', { name: 'Yes to all two' }).click()
    expect(picked()).toEqual([
      ['the seals', 'accept'],
      ['the pumps', 'accept'],
    ])
    screen.getByRole('button', { name: 'Add the pumps' }).click()
    expect(picked()).toEqual([['the pumps', 'accept']])
  })

  it('announces the opening but not an earlier conversation', () => {
    show({ messages: [OPENING] })
    expect(log().getAttribute('aria-live')).toBe('polite')
    show({ messages: CONVERSATION })
    expect(screen.getAllByRole('log').at(-1)?.getAttribute('aria-live')).toBe('off')
  })

  it('shows what an answer rests on, and the changes it suggests as buttons', () => {
    const answer = {
      ...message('answer', 'assistant'),
      sources: [{ id: 'K4', label: 'Process note “Showing pay”' }],
    }
    const choices = [
      { id: 'accept', label: 'Make it nice to have' },
      { id: 'decline', label: 'No, keep it as it is' },
    ]
    const text = 'Has led a shutdown of a week'
    const ask = { id: 'p', kind: 'proposal' as const, messageId: 'question', start: 0, end: 0, text, choices }
    show({ messages: [OPENING, message('question', 'user'), answer], view: { ...EMPTY_VIEW, asks: [ask] } })
    expect(screen.getByText('Process note “Showing pay”')).toBeTruthy()
    const suggestion = within(screen.getByRole('region', { name: 'Questions to answer' }))
    expect(suggestion.getByText('Suggested change')).toBeTruthy()
    expect(suggestion.getByText(`The brief would say: “${text}”`)).toBeTruthy()
    for (const { label } of choices) expect(suggestion.getByRole('button', { name: label })).toBeTruthy()
  })

  it('says whether the message is being read or the answer written', () => {
    const turn = { key: 'more', messageId: 'more', accepted: true, isRead: false, isResend: false }
    const update = show({ messages: CONVERSATION, turn })
    expect(screen.getByText('Reading your message...')).toBeTruthy()
    update({ messages: CONVERSATION, turn: { ...turn, isRead: true } })
    expect(screen.getByText('Writing the answer...')).toBeTruthy()
  })

  it('announces a new answer but not the user’s own message', () => {
    const update = show({ messages: CONVERSATION })
    update({
      messages: [...CONVERSATION, message('more', 'user')],
      turn: { key: 'more', messageId: 'more', accepted: false, isRead: false, isResend: false },
    })
    expect(log().getAttribute('aria-live')).toBe('polite')
    const items = within(log()).getAllByRole('listitem')
    expect(items.map((item) => item.getAttribute('aria-live'))).toEqual([null, 'off', null, 'off'])
  })

  it('offers to read a message again that could not be read', async () => {
    const onContinue = vi.fn()
    const notRead = { ...message('table', 'user'), notRead: true }
    show({ messages: [OPENING, notRead, { ...message('answer', 'assistant'), notRead: true }] }, onContinue)
    const buttons = screen.getAllByRole('button', { name: 'Try again' })
    expect(buttons).toHaveLength(1)
    buttons[0]?.click()
    expect(onContinue).toHaveBeenCalledWith(notRead)
  })

  it('announces an interruption in a status region that already exists', () => {
    const update = show({ messages: CONVERSATION })
    const status = screen.getByRole('status')
    update({ messages: CONVERSATION.slice(0, 2) })
    expect(status.textContent).toContain('Interrupted')
  })
})
