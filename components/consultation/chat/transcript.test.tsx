import { render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ChatMessage } from '@/lib/consultation/messages/schema'
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
})
const OPENING = message('opening', 'assistant')
const SAID = [OPENING, message('question', 'user'), message('answer', 'assistant')]

function show(more: Partial<ConsultationState>) {
  const ui = (state: Partial<ConsultationState>) => (
    <Transcript
      state={{ ...INITIAL_STATE, loading: false, ...state }}
      live={createStreamingText()}
      selection={null}
      onShowFact={vi.fn()}
      onPick={vi.fn()}
      onContinue={vi.fn()}
    />
  )
  const { rerender } = render(ui(more))
  return (next: Partial<ConsultationState>) => rerender(ui(next))
}

const log = () => screen.getByRole('log', { name: 'Conversation' })

describe('Transcript', () => {
  it('reads out the opening, not a conversation that is come back to', () => {
    show({ messages: [OPENING] })
    expect(log().getAttribute('aria-live')).toBe('polite')
    show({ messages: SAID })
    expect(screen.getAllByRole('log').at(-1)?.getAttribute('aria-live')).toBe('off')
  })

  it('reads out the next answer there, and not what one says oneself', () => {
    const next = show({ messages: SAID })
    next({
      messages: [...SAID, message('more', 'user')],
      turn: { key: 'more', messageId: 'more', accepted: false, again: false },
    })
    expect(log().getAttribute('aria-live')).toBe('polite')
    const items = within(log()).getAllByRole('listitem')
    expect(items.map((item) => item.getAttribute('aria-live'))).toEqual([null, 'off', null, 'off'])
  })

  it('tells of an interruption in a place that was there before', () => {
    const next = show({ messages: SAID })
    const status = screen.getByRole('status')
    next({ messages: SAID.slice(0, 2) })
    expect(status.textContent).toContain('Interrupted')
  })
})
