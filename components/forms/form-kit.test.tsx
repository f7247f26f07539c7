import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { useForm } from 'react-hook-form'
import { describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { Form } from '@/components/forms/form'
import { FormErrorSummary } from '@/components/forms/form-error-summary'
import { FormField } from '@/components/forms/form-field'
import { lazyResolver } from '@/components/forms/lazy-resolver'
import { applyServerErrors } from '@/components/forms/server-errors'
import { SubmitButton } from '@/components/forms/submit-button'
import { Input } from '@/components/ui/input'

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

describe('a form of the kit', () => {
  it('fetches its schema on the first focus, and once', async () => {
    const load = vi.fn(async () => schema)
    render(<TestForm resolver={lazyResolver(load)} send={() => undefined} />)
    expect(load).not.toHaveBeenCalled()
    await userEvent.click(screen.getByLabelText('Company name'))
    await userEvent.click(screen.getByLabelText('Phone'))
    await userEvent.click(send())
    expect(load).toHaveBeenCalledTimes(1)
  })

  it('shows each message at its field, counts them above, and moves to the first', async () => {
    render(<TestForm resolver={ready()} send={() => undefined} />)
    await userEvent.click(send())
    expect(await screen.findByRole('alert')).toHaveProperty(
      'textContent',
      expect.stringContaining('2 fields need your attention'),
    )
    const name = screen.getByLabelText('Company name')
    expect(name.getAttribute('aria-invalid')).toBe('true')
    expect(document.activeElement).toBe(name)
    const described = (name.getAttribute('aria-describedby') ?? '').split(' ')
    const words = described.map((id) => document.getElementById(id)?.textContent)
    expect(words).toEqual(['As registered', '', 'Company name must be at least 2 characters'])
  })

  it('reads the pending label and is disabled while it sends', async () => {
    let finish = () => {}
    const sent = new Promise<void>((resolve) => {
      finish = resolve
    })
    render(<TestForm resolver={ready()} send={() => sent} />)
    await userEvent.type(screen.getByLabelText('Company name'), 'Whitfield')
    await userEvent.type(screen.getByLabelText('Phone'), '0117 496 0123')
    await userEvent.click(send())
    const pending = await screen.findByRole<HTMLButtonElement>('button', { name: 'Sending...' })
    expect(pending.disabled).toBe(true)
    finish()
    expect(await screen.findByRole('button', { name: 'Send' })).toHaveProperty('disabled', false)
  })

  it('puts the field errors of a refused call under their fields', async () => {
    const refuse = async () => {
      throw Object.assign(new Error('422: Invalid input'), {
        problem: { errors: [{ field: 'phone', message: 'Not a phone number' }] },
      })
    }
    render(<TestForm resolver={ready()} send={refuse} />)
    await userEvent.type(screen.getByLabelText('Company name'), 'Whitfield')
    await userEvent.type(screen.getByLabelText('Phone'), '0117 496 0123')
    await userEvent.click(send())
    expect(await screen.findByText('Not a phone number')).toBeDefined()
    expect(document.activeElement).toBe(screen.getByLabelText('Phone'))
  })

  it('shows above the fields what belongs to none of them', async () => {
    const refuse = async () => {
      throw new Error('0: no connection')
    }
    render(<TestForm resolver={ready()} send={refuse} />)
    await userEvent.type(screen.getByLabelText('Company name'), 'Whitfield')
    await userEvent.type(screen.getByLabelText('Phone'), '0117 496 0123')
    await userEvent.click(send())
    expect(await screen.findByText('Not sent.')).toBeDefined()
  })

  it('keeps what was typed, and sends nothing, when its schema cannot be fetched; the next try may succeed', async () => {
    const load = vi.fn(async () => schema)
    load.mockRejectedValueOnce(new Error('offline')).mockRejectedValueOnce(new Error('offline'))
    const sent = vi.fn()
    render(<TestForm resolver={lazyResolver(load)} send={sent} />)
    await userEvent.type(screen.getByLabelText('Company name'), 'Whitfield')
    await userEvent.type(screen.getByLabelText('Phone'), '0117 496 0123')
    await userEvent.click(send())
    expect(await screen.findByText(/We could not check the form/)).toBeDefined()
    expect(screen.getByLabelText<HTMLInputElement>('Company name').value).toBe('Whitfield')
    expect(sent).not.toHaveBeenCalled()
    await userEvent.click(send())
    await vi.waitFor(() => expect(sent).toHaveBeenCalledWith({ name: 'Whitfield', phone: '0117 496 0123' }))
  })

  it('sends, with what was typed, a submit that was held before it was interactive', async () => {
    const sent = vi.fn()
    const form = <TestForm resolver={ready()} send={sent} />
    const container = document.body.appendChild(document.createElement('div'))
    container.innerHTML = renderToString(form)
    const [name, phone] = screen.getAllByRole<HTMLInputElement>('textbox')
    if (!name || !phone) throw new Error('The form has two fields')
    name.value = 'Whitfield'
    phone.value = '0117 496 0123'
    container.querySelector('form')?.setAttribute('data-held', '')
    render(form, { container, hydrate: true })
    await vi.waitFor(() => expect(sent).toHaveBeenCalledWith({ name: 'Whitfield', phone: '0117 496 0123' }))
    expect(container.querySelector('form')?.hasAttribute('data-held')).toBe(false)
  })
})
