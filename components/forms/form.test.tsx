import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { useForm } from 'react-hook-form'
import { describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { Input } from '@/components/ui/input'
import { Form } from './form'
import { FormErrorSummary } from './form-error-summary'
import { FormField } from './form-field'
import { lazyResolver } from './lazy-resolver'
import { applyServerErrors } from './server-errors'
import { SubmitButton } from './submit-button'

const schema = z.object({
  name: z.string().min(2, 'Company name must be at least 2 characters'),
  phone: z.string().min(10, 'Phone number must be at least 10 characters'),
})
type Values = z.output<typeof schema>
const FIELDS = ['name', 'phone'] as const

function TestForm({
  resolver,
  send,
}: {
  resolver: ReturnType<typeof lazyResolver<Values, Values>>
  send: (values: Values) => unknown
}) {
  const { register, handleSubmit, setError, formState } = useForm({ resolver })
  async function submit(values: Values) {
    try {
      await send(values)
    } catch (error) {
      if (!applyServerErrors(error, setError, FIELDS)) setError('root', { message: 'Not sent.' })
    }
  }
  return (
    <Form onReady={resolver.preload} onSubmit={handleSubmit(submit)}>
      <FormErrorSummary errors={formState.errors} />
      <FormField label="Company name" error={formState.errors.name?.message} description="As registered">
        {(control) => <Input {...control} {...register('name')} />}
      </FormField>
      <FormField label="Phone" error={formState.errors.phone?.message}>
        {(control) => <Input {...control} {...register('phone')} />}
      </FormField>
      <SubmitButton pending={formState.isSubmitting} pendingLabel="Sending...">
        Send
      </SubmitButton>
    </Form>
  )
}

const ready = () => lazyResolver(async () => schema)
const send = () => screen.getByRole('button', { name: 'Send' })

describe('Form', () => {
  it('loads its schema once, on the first focus', async () => {
    const load = vi.fn(async () => schema)
    render(<TestForm resolver={lazyResolver(load)} send={() => undefined} />)
    expect(load).not.toHaveBeenCalled()
    await userEvent.click(screen.getByLabelText('Company name'))
    await userEvent.click(screen.getByLabelText('Phone'))
    await userEvent.click(send())
    expect(load).toHaveBeenCalledTimes(1)
  })

  it('shows errors at their fields, counts them above, and focuses the first invalid field', async () => {
    render(<TestForm resolver={ready()} send={() => undefined} />)
    await userEvent.click(send())
    expect(await screen.findByRole('alert')).toHaveProperty(
      'textContent',
      expect.stringContaining('There’s a problem with 2 fields'),
    )
    const name = screen.getByLabelText('Company name')
    expect(name.getAttribute('aria-invalid')).toBe('true')
    expect(document.activeElement).toBe(name)
    const ids = (name.getAttribute('aria-describedby') ?? '').split(' ')
    const descriptions = ids.map((id) => document.getElementById(id)?.textContent)
    const isBefore = (id: string | undefined) =>
      Boolean(
        name.compareDocumentPosition(document.getElementById(id ?? '') as HTMLElement) &
          Node.DOCUMENT_POSITION_PRECEDING,
      )
    expect([isBefore(ids[0]), isBefore(ids[1])]).toEqual([false, true])
    expect(descriptions).toEqual(['Company name must be at least 2 characters', 'As registered', ''])
  })

  it('links each invalid field from the summary, and moves the focus there', async () => {
    render(<TestForm resolver={ready()} send={() => undefined} />)
    await userEvent.click(send())
    const links = await screen.findAllByRole('link')
    expect(links.map(({ textContent }) => textContent)).toEqual([
      'Company name must be at least 2 characters',
      'Phone number must be at least 10 characters',
    ])
    await userEvent.click(screen.getByRole('link', { name: /^Phone/ }))
    expect(document.activeElement).toBe(screen.getByLabelText('Phone'))
  })

  it('says that nothing is lost only where something was entered', async () => {
    render(<TestForm resolver={ready()} send={() => undefined} />)
    await userEvent.click(send())
    await screen.findAllByRole('link')
    expect(screen.queryByText(/is lost/)).toBeNull()
    cleanup()
    render(<TestForm resolver={ready()} send={() => undefined} />)
    await userEvent.type(screen.getByLabelText('Company name'), 'W')
    await userEvent.click(send())
    expect(await screen.findByText('Nothing you’ve entered is lost.')).toBeDefined()
  })

  it('sends once, and leaves the focus on a submit button that shows its pending label', async () => {
    let sent = 0
    let finish = () => {}
    const answer = new Promise<void>((resolve) => {
      finish = resolve
    })
    const send = () => {
      sent += 1
      return answer
    }
    render(<TestForm resolver={ready()} send={send} />)
    await userEvent.type(screen.getByLabelText('Company name'), 'Whitfield')
    await userEvent.type(screen.getByLabelText('Phone'), '0117 496 0123')
    await userEvent.click(screen.getByRole('button', { name: 'Send' }))
    const pending = await screen.findByRole('button', { name: 'Sending...' })
    expect(pending.getAttribute('aria-disabled')).toBe('true')
    expect(document.activeElement).toBe(pending)
    await userEvent.click(pending)
    await userEvent.type(screen.getByLabelText('Phone'), '{Enter}')
    expect(sent).toBe(1)
    finish()
    const again = await screen.findByRole('button', { name: 'Send' })
    expect(again.getAttribute('aria-disabled')).toBeNull()
  })

  it('shows the field errors of a failed call at their fields', async () => {
    const fail = async () => {
      throw Object.assign(new Error('422: Invalid input'), {
        problem: { errors: [{ field: 'phone', message: 'Not a phone number' }] },
      })
    }
    render(<TestForm resolver={ready()} send={fail} />)
    await userEvent.type(screen.getByLabelText('Company name'), 'Whitfield')
    await userEvent.type(screen.getByLabelText('Phone'), '0117 496 0123')
    await userEvent.click(send())
    expect(await screen.findByText('Not a phone number')).toBeDefined()
    expect(document.activeElement).toBe(screen.getByLabelText('Phone'))
  })

  it('shows an error that belongs to no field above the fields', async () => {
    const fail = async () => {
      throw new Error('0: no connection')
    }
    render(<TestForm resolver={ready()} send={fail} />)
    await userEvent.type(screen.getByLabelText('Company name'), 'Whitfield')
    await userEvent.type(screen.getByLabelText('Phone'), '0117 496 0123')
    await userEvent.click(send())
    expect(await screen.findByText('Not sent.')).toBeDefined()
  })

  it('keeps the values and sends nothing when its schema cannot be loaded, and can be submitted again', async () => {
    const load = vi.fn(async () => schema)
    load.mockRejectedValueOnce(new Error('offline')).mockRejectedValueOnce(new Error('offline'))
    const onSend = vi.fn()
    render(<TestForm resolver={lazyResolver(load)} send={onSend} />)
    await userEvent.type(screen.getByLabelText('Company name'), 'Whitfield')
    await userEvent.type(screen.getByLabelText('Phone'), '0117 496 0123')
    await userEvent.click(send())
    expect(await screen.findByText(/We couldn’t reach the server to check the form/)).toBeDefined()
    expect(screen.getByLabelText<HTMLInputElement>('Company name').value).toBe('Whitfield')
    expect(onSend).not.toHaveBeenCalled()
    await userEvent.click(send())
    await waitFor(() => expect(onSend).toHaveBeenCalledWith({ name: 'Whitfield', phone: '0117 496 0123' }))
  })

  it('sends a submit that was held before hydration, with the values typed', async () => {
    const onSend = vi.fn()
    const form = <TestForm resolver={ready()} send={onSend} />
    const container = document.body.appendChild(document.createElement('div'))
    container.innerHTML = renderToString(form)
    const [name, phone] = screen.getAllByRole<HTMLInputElement>('textbox')
    if (!name || !phone) throw new Error('The form has two fields')
    name.value = 'Whitfield'
    phone.value = '0117 496 0123'
    container.querySelector('form')?.setAttribute('data-held', '')
    render(form, { container, hydrate: true })
    await waitFor(() => expect(onSend).toHaveBeenCalledWith({ name: 'Whitfield', phone: '0117 496 0123' }))
    expect(container.querySelector('form')?.hasAttribute('data-held')).toBe(false)
  })
})
