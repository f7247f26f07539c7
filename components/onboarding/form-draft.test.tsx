import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useForm } from 'react-hook-form'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { readDraft, saveDraft, useFormDraft } from './form-draft'

const FIELDS = ['name', 'phone'] as const
let clearDraft: () => void

function DraftForm({ defaults }: { defaults?: { name: string; phone: string } }) {
  const form = useForm<{ name: string; phone: string }>({ defaultValues: defaults })
  clearDraft = useFormDraft(form, FIELDS, 'test')
  return (
    <form>
      <input aria-label="name" {...form.register('name')} />
      <input aria-label="phone" {...form.register('phone')} />
    </form>
  )
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name)

beforeEach(() => sessionStorage.clear())

describe('useFormDraft', () => {
  it('saves typed text and restores it on remount', async () => {
    const { unmount } = render(<DraftForm />)
    await userEvent.type(field('name'), 'Whitfield')
    expect(readDraft('test')).toMatchObject({ name: 'Whitfield' })
    unmount()
    render(<DraftForm />)
    expect(field('name').value).toBe('Whitfield')
    expect(field('phone').value).toBe('')
  })

  it('prefers a draft to the default values, including an emptied field', () => {
    saveDraft('test', { name: 'Typed', phone: '' })
    render(<DraftForm defaults={{ name: 'Saved', phone: '0117' }} />)
    expect(field('name').value).toBe('Typed')
    expect(field('phone').value).toBe('')
  })

  it('ignores draft values that are not text', () => {
    saveDraft('test', { name: 7, other: 'x' })
    render(<DraftForm defaults={{ name: 'Saved', phone: '' }} />)
    expect(field('name').value).toBe('Saved')
  })

  it('saves nothing more once the draft was cleared', async () => {
    render(<DraftForm />)
    await userEvent.type(field('name'), 'Whitfield')
    act(() => clearDraft())
    await userEvent.type(field('phone'), '0117')
    expect(readDraft('test')).toEqual({})
  })
})

describe('readDraft', () => {
  it.each(['null', 'not json', '[]'])('returns an empty draft for stored %s', (raw) => {
    sessionStorage.setItem('spanwright.draft.test', raw)
    expect(readDraft('test')).toEqual({})
  })

  it('returns an empty draft when storage is off', () => {
    const getItem = vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    expect(readDraft('test')).toEqual({})
    getItem.mockRestore()
  })
})
