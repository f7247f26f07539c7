import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { toast } from 'sonner'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { notify } from '@/components/ui/notify'
import { Toaster } from '@/components/ui/toaster'
import { setWindowWidth } from '@/tests/support/window-width'

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

  describe('its place', () => {
    const FOOT = window.innerHeight

    beforeEach(() => setWindowWidth(360))

    async function showOver(top: number, left = 16) {
      const field = document.body.appendChild(document.createElement('input'))
      field.getBoundingClientRect = () => new DOMRect(left, top, 300, 44)
      field.scrollIntoView = vi.fn()
      field.focus()
      render(<Toaster />)
      act(() => notify({ title: 'Status updated' }))
      const text = await screen.findByText('Status updated')
      field.remove()
      return {
        place: text.closest<HTMLElement>('[data-sonner-toast]')?.dataset,
        offset: text.closest<HTMLElement>('[data-sonner-toaster]')?.style.getPropertyValue('--offset-bottom'),
        scroll: field.scrollIntoView,
      }
    }

    it('is the foot of the window', async () => {
      const { place } = await showOver(200)
      expect([place?.yPosition, place?.xPosition]).toEqual(['bottom', 'left'])
    })

    it('is on the right in a wide window, where it covers no field on the left', async () => {
      setWindowWidth(1440)
      const { place, scroll } = await showOver(FOOT - 60)
      expect([place?.yPosition, place?.xPosition]).toEqual(['bottom', 'right'])
      expect(scroll).not.toHaveBeenCalled()
    })

    it('is not over a focus on the right of a wide window', async () => {
      setWindowWidth(1440)
      const { scroll } = await showOver(FOOT - 60, 1100)
      expect(scroll).toHaveBeenCalledWith({ block: 'nearest' })
    })

    it('is opposite a drawer', async () => {
      setWindowWidth(1440)
      const drawer = document.body.appendChild(document.createElement('div'))
      drawer.role = 'dialog'
      const { place } = await showOver(200)
      drawer.remove()
      expect(place?.xPosition).toBe('left')
    })

    it('is above a bar that stands at the foot of the window', async () => {
      const bar = document.body.appendChild(document.createElement('div'))
      bar.className = 'docked'
      bar.getBoundingClientRect = () => new DOMRect(0, FOOT - 60, 1024, 60)
      const { scroll, offset } = await showOver(FOOT - 120)
      bar.remove()
      expect(offset).toBe('calc(60px + 12px)')
      expect(scroll).toHaveBeenCalledWith({ block: 'nearest' })
    })

    it('is not over what has the focus, which is scrolled out from under it', async () => {
      const { scroll } = await showOver(FOOT - 60)
      expect(scroll).toHaveBeenCalledWith({ block: 'nearest' })
    })

    it.each([
      ['above it', 200],
      ['out of sight', FOOT + 300],
    ])('leaves a focus that is %s alone', async (_, top) => {
      const { scroll } = await showOver(top)
      expect(scroll).not.toHaveBeenCalled()
    })
  })

  it('removes a notification when it is dismissed', async () => {
    render(<Toaster />)
    act(() => notify({ title: 'Summary generated successfully' }))
    await screen.findByText('Summary generated successfully')
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss notification' }))
    await waitFor(() => expect(screen.queryByText('Summary generated successfully')).toBeNull())
  })
})
