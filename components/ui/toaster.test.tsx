import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { toast } from 'sonner'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { notify } from '@/components/ui/notify'
import { Toaster } from '@/components/ui/toaster'

const findArea = () => screen.findByRole('region', { name: 'Notifications (F8)' })

// Sonner shows remaining notifications again in a new area.
afterEach(() => {
  toast.dismiss()
})

describe('Toaster', () => {
  it('renders nothing before the first notification', () => {
    const { container } = render(<Toaster />)
    expect(container.innerHTML).toBe('')
  })

  it('focuses the notification area on F8 even when it is empty', async () => {
    render(<Toaster />)
    fireEvent.keyDown(document, { key: 'F8', code: 'F8' })
    const region = await findArea()
    await waitFor(() => expect(document.activeElement).toBe(region))
  })

  it('shows a notification sent before it mounted', async () => {
    notify({
      title: 'Registration successful',
      description: 'Your company has been registered successfully.',
    })
    render(<Toaster />)
    expect(await screen.findByText('Registration successful')).toBeDefined()
    expect(screen.getByText('Your company has been registered successfully.')).toBeDefined()
  })

  it('replaces the notification on the screen with the next one', async () => {
    render(<Toaster />)
    act(() => notify({ title: 'Company details updated' }))
    await screen.findByText('Company details updated')
    act(() => notify({ title: 'Update failed', description: 'Please try again.', variant: 'destructive' }))
    expect(await screen.findByText('Update failed')).toBeDefined()
    await waitFor(() => expect(screen.queryByText('Company details updated')).toBeNull())
  })

  it('keeps off a drawer that is open, with one notification at a time', async () => {
    const place = () =>
      [...document.querySelectorAll<HTMLElement>('[data-front=true]')].map(({ dataset }) => [
        dataset.yPosition,
        dataset.xPosition,
      ])
    const drawer = document.body.appendChild(document.createElement('div'))
    drawer.dataset.slot = 'dialog-content'
    render(<Toaster />)
    act(() => notify({ title: 'Status updated' }))
    await screen.findByText('Status updated')
    expect(place()).toEqual([['bottom', 'left']])
    drawer.remove()
    act(() => notify({ title: 'Page closed' }))
    await screen.findByText('Page closed')
    expect(place()).toEqual([['top', 'right']])
  })

  it('lies at the foot of a phone, above the bar that is there', async () => {
    vi.stubGlobal('innerWidth', 360)
    const bar = document.body.appendChild(document.createElement('div'))
    bar.style.position = 'sticky'
    bar.getBoundingClientRect = () => ({ top: innerHeight - 60 }) as DOMRect
    document.elementsFromPoint = (_, y) => (y > innerHeight - 60 ? [bar, document.body] : [document.body])
    render(<Toaster />)
    act(() => notify({ title: 'Job specification saved' }))
    await screen.findByText('Job specification saved')
    const place = () => document.querySelector<HTMLElement>('[data-front=true]')?.dataset.yPosition
    expect(place()).toBe('bottom')
    const toaster = document.querySelector<HTMLElement>('[data-sonner-toaster]')
    expect(toaster?.style.getPropertyValue('--mobile-offset-bottom')).toBe('68px')
    bar.remove()
    vi.stubGlobal('innerWidth', 900)
    fireEvent(window, new Event('resize'))
    await waitFor(() => expect(place()).toBe('top'))
    vi.unstubAllGlobals()
  })

  it('removes a notification when it is dismissed', async () => {
    render(<Toaster />)
    act(() => notify({ title: 'Summary generated successfully' }))
    await screen.findByText('Summary generated successfully')
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss notification' }))
    await waitFor(() => expect(screen.queryByText('Summary generated successfully')).toBeNull())
  })
})
