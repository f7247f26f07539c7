import { fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { SentNotice } from './sent-notice'
import { forgetSentRequest, rememberSentRequest } from './sent-request'

const REQUEST = { name: 'Jo Bloggs', email: 'jo@northmoor.example' }
const show = () => render(<SentNotice links={<a href="/register">Register</a>} />)

beforeEach(forgetSentRequest)

describe('SentNotice', () => {
  it('shows nothing where no request was sent', () => {
    expect(show().container.innerHTML).toBe('')
  })

  it('says where the reply goes, until it is dismissed', () => {
    rememberSentRequest(REQUEST)
    const { container } = show()
    const notice = screen.getByRole('region', { name: 'Your request' })
    expect(notice.textContent).toContain('We’ll reply to jo@northmoor.example within 24 hours.')
    expect(screen.getByRole('link', { name: 'Register' })).toBeDefined()
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
    expect(container.innerHTML).toBe('')
  })

  it('has gone when the page is opened again', () => {
    rememberSentRequest(REQUEST)
    show().unmount()
    expect(show().container.innerHTML).toBe('')
  })
})
