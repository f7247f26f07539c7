import { createEvent, fireEvent, render, screen } from '@testing-library/react'
import type { Route } from 'next'
import { describe, expect, it, vi } from 'vitest'
import { Link } from '@/components/ui/link'
import { TestRouter } from '@/tests/support/app-router'

function renderLink(props: { target?: string } = {}) {
  const push = vi.fn()
  render(
    <TestRouter push={push}>
      <Link href={'/register' as Route} {...props}>
        Register
      </Link>
    </TestRouter>,
  )
  return { push, link: screen.getByRole('link', { name: 'Register' }) }
}

function click(link: HTMLElement, options: MouseEventInit = {}) {
  let isHandled = false
  const preventPageLoad = (event: Event) => {
    isHandled = event.defaultPrevented
    event.preventDefault()
  }
  document.addEventListener('click', preventPageLoad, { once: true })
  fireEvent(link, createEvent.click(link, options))
  return { isHandled }
}

describe('Link', () => {
  it('is an anchor and navigates within the application on a plain click', () => {
    const { push, link } = renderLink()
    expect(link.getAttribute('href')).toBe('/register')
    expect(click(link).isHandled).toBe(true)
    expect(push).toHaveBeenCalledExactlyOnceWith('/register')
  })

  it.each([{ metaKey: true }, { ctrlKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
    'leaves a click with %o to the browser',
    (options) => {
      const { push, link } = renderLink()
      expect(click(link, options).isHandled).toBe(false)
      expect(push).not.toHaveBeenCalled()
    },
  )

  it('leaves a link to a new tab to the browser', () => {
    const { push, link } = renderLink({ target: '_blank' })
    expect(click(link).isHandled).toBe(false)
    expect(push).not.toHaveBeenCalled()
  })
})
