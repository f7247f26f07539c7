import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { toast } from 'sonner'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { notify } from '@/components/ui/notify'
import { Toaster } from '@/components/ui/toaster'

const findArea = () => screen.findByRole('region', { name: 'Notifications (F8)' })

// Not in jsdom.
document.elementsFromPoint = () => []

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
    const boxes = new Map<Element, DOMRect>()
    const addBox = (element: HTMLElement, left: number, top: number, width: number, height: number) => {
      element.getBoundingClientRect = () => new DOMRect(left, top, width, height)
      boxes.set(document.body.appendChild(element), element.getBoundingClientRect())
      return element
    }
    const addControl = (...box: [number, number, number, number]) =>
      addBox(document.createElement('button'), ...box)
    const contains = ({ left, right, top, bottom }: DOMRect, x: number, y: number) =>
      x >= left && x <= right && y >= top && y <= bottom

    beforeEach(() => {
      vi.stubGlobal('innerWidth', 1440)
      vi.stubGlobal('innerHeight', 900)
      document.elementsFromPoint = (x, y) =>
        [...boxes].filter(([, box]) => contains(box, x, y)).map(([element]) => element)
    })
    afterEach(() => {
      vi.unstubAllGlobals()
      document.elementsFromPoint = () => []
      for (const element of boxes.keys()) element.remove()
      boxes.clear()
    })

    async function showAt() {
      render(<Toaster />)
      act(() => notify({ title: 'Status updated' }))
      const text = await screen.findByText('Status updated')
      const { yPosition, xPosition } = text.closest<HTMLElement>('[data-sonner-toast]')?.dataset ?? {}
      return [yPosition, xPosition, readTop()]
    }
    const readTop = (name = '--offset-top') =>
      document.querySelector<HTMLElement>('[data-sonner-toaster]')?.style.getPropertyValue(name)

    it('is the top right corner of the window', async () => {
      addControl(40, 100, 300, 44)
      expect(await showAt()).toEqual(['top', 'right', '16px'])
    })

    it('is below a control in that corner', async () => {
      addControl(1300, 6, 100, 44)
      expect(await showAt()).toEqual(['top', 'right', '58px'])
    })

    it('is between two controls that leave enough room', async () => {
      for (const top of [6, 90, 300]) addControl(1300, top, 100, 44)
      expect(await showAt()).toEqual(['top', 'right', '142px'])
    })

    it('is over no field of a phone', async () => {
      vi.stubGlobal('innerWidth', 360)
      addControl(300, 6, 50, 44)
      for (const top of [90, 180, 270]) addControl(16, top, 328, 44)
      await showAt()
      expect(readTop('--mobile-offset-top')).toBe('322px')
    })

    it('would rather cover a link than a field', async () => {
      vi.stubGlobal('innerHeight', 160)
      addControl(1300, 6, 100, 80)
      addBox(Object.assign(document.createElement('a'), { href: '/' }), 1300, 100, 100, 30)
      expect(await showAt()).toEqual(['top', 'right', '94px'])
    })

    it('is over as few controls as it can where there are controls everywhere', async () => {
      for (let top = 6; top < 300; top += 25) addControl(1300, top, 100, 20)
      for (let top = 300; top < 900; top += 60) addControl(1300, top, 100, 30)
      expect(await showAt()).toEqual(['top', 'right', '338px'])
    })

    it('moves when the window does', async () => {
      addControl(1300, 6, 100, 44)
      await showAt()
      boxes.clear()
      vi.stubGlobal('innerHeight', 600)
      fireEvent(window, new Event('resize'))
      await waitFor(() => expect(readTop()).toBe('16px'))
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
