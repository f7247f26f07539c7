import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRef, useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import type { Voice } from '@/components/consultation/voice/use-voice'
import { Composer } from './composer'

const voice: Voice = {
  supported: true,
  recorded: false,
  listening: false,
  level: 'silent',
  transcribing: false,
  interim: '',
  notice: null,
  speaking: false,
  muted: false,
  language: 'en-US',
  listen: vi.fn(),
  stopListening: vi.fn(),
  stopSpeaking: vi.fn(),
  toggleMuted: vi.fn(),
  say: vi.fn(),
}

function setUp(props: { canSend?: boolean; sendError?: string; voice?: Partial<Voice> } = {}) {
  const onSubmit = vi.fn()
  function StatefulComposer() {
    const [text, setText] = useState('')
    return (
      <Composer
        text={text}
        onText={setText}
        onSubmit={() => onSubmit(text)}
        canSend={props.canSend ?? true}
        sendError={props.sendError ?? null}
        voice={{ ...voice, ...props.voice }}
        document={{ fileName: null, error: null, read: vi.fn(), cancel: vi.fn() }}
        input={createRef()}
      />
    )
  }
  render(<StatefulComposer />)
  const box = screen.getByRole('textbox', { name: 'Your message' })
  return { onSubmit, box, user: userEvent.setup() }
}

describe('Composer', () => {
  it('sends on Enter and starts a new line on Shift+Enter', async () => {
    const { onSubmit, box, user } = setUp()
    await user.type(box, 'one{Shift>}{Enter}{/Shift}two')
    expect(onSubmit).not.toHaveBeenCalled()
    await user.type(box, '{Enter}')
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith('one\ntwo')
  })

  it('ignores Enter while an input method is composing', async () => {
    const { onSubmit, box, user } = setUp()
    await user.type(box, 'one')
    fireEvent.keyDown(box, { key: 'Enter', isComposing: true })
    expect(onSubmit).not.toHaveBeenCalled()
  })

  it('does not send a blank message', async () => {
    const { onSubmit, box, user } = setUp()
    await user.type(box, '   {Enter}')
    expect(onSubmit).not.toHaveBeenCalled()
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Send' }).disabled).toBe(true)
  })

  it('accepts typing but does not send while a request is pending', async () => {
    const { onSubmit, box, user } = setUp({ canSend: false })
    await user.type(box, 'one{Enter}')
    expect(onSubmit).not.toHaveBeenCalled()
    expect(screen.getByDisplayValue('one')).toBe(box)
  })

  it('offers Retry in the place of Send, and not beside it', async () => {
    const { onSubmit, box, user } = setUp({ sendError: 'We couldn’t reach the server.' })
    await user.type(box, 'one')
    expect(screen.queryByRole('button', { name: 'Send' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith('one')
  })

  it('shows interim speech and still accepts typing while listening', async () => {
    const { box, user } = setUp({ voice: { listening: true, level: 'voice', interim: 'we need a' } })
    await user.type(box, 'typed')
    expect(screen.getByText('Listening. I can hear you.')).toBeTruthy()
    expect(screen.getByText('we need a')).toBeTruthy()
    expect(screen.getByDisplayValue('typed')).toBe(box)
  })
})
