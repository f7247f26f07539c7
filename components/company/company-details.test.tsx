import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import {
  type Answer,
  answerCalls,
  answers,
  button,
  COMPANY,
  callsTo,
  DETAILS,
  describes,
  field,
  fill,
  hold,
  lost,
  notified,
  open,
  push,
  researchButton,
  saveButton,
  valuesOf,
  view,
  writeButton,
} from '@/tests/support/company-details'

answerCalls()

describe('the company', () => {
  it('is said to load until it is there', async () => {
    const { answer, release } = hold(answers['GET company'])
    answers['GET company'] = answer
    view()
    expect(screen.getByRole('status').textContent).toContain('Loading company information')
    release()
    await screen.findByLabelText(/^Industry/)
    expect(screen.queryByText('Loading company information')).toBeNull()
    expect(screen.getByRole('region', { name: COMPANY.name })).toBeTruthy()
  })

  it('can be loaded again after a failure', async () => {
    const load = answers['GET company']
    answers['GET company'] = lost
    view()
    await screen.findByText('We couldn’t load your company information')
    answers['GET company'] = load as Answer
    await userEvent.click(button('Try again'))
    expect((await screen.findByLabelText<HTMLSelectElement>(/^Industry/)).value).toBe('')
  })
})

describe('the form', () => {
  it('shows every field and option, in this order by keyboard', async () => {
    await open()
    const options = within(field('Industry')).getAllByRole<HTMLOptionElement>('option')
    expect(options.map(({ value, text }) => [value, text])).toEqual([
      ['', 'Select an industry'],
      ['technology', 'Technology'],
      ['finance', 'Finance'],
      ['healthcare', 'Healthcare'],
      ['manufacturing', 'Manufacturing'],
      ['retail', 'Retail'],
      ['consulting', 'Consulting'],
      ['education', 'Education'],
      ['other', 'Other'],
    ])
    const sizes = within(field('Company size')).getAllByRole<HTMLOptionElement>('option')
    expect(sizes.map(({ value }) => value)).toEqual(['', '1-10', '11-50', '51-200', '201-500', '500+'])
    expect(field('Company website').type).toBe('text')
    expect(field('Company description').tagName).toBe('TEXTAREA')
    expect(saveButton().disabled).toBe(false)
    expect(screen.queryByRole('heading', { name: 'Company Intelligence' })).toBeNull()

    field('Industry').focus()
    for (const next of [
      field('Company size'),
      field('Company website'),
      researchButton(),
      button('Paste text or upload a document instead'),
      field('Company description'),
      writeButton(),
      field('Job title to recruit for'),
      screen.getByRole('link', { name: 'Back' }),
      saveButton(),
    ]) {
      await userEvent.tab()
      expect(document.activeElement).toBe(next)
    }
  })

  it.each([
    ['www.example.com', 'https://www.example.com'],
    ['example.com/careers', 'https://example.com/careers'],
    ['http://example.com', 'http://example.com'],
    ['  https://example.com ', 'https://example.com'],
    ['', ''],
  ])('makes an address of "%s" when the field is left: "%s"', async (typed, shown) => {
    await open()
    fill({ 'Company website': typed })
    fireEvent.blur(field('Company website'))
    await waitFor(() => expect(field('Company website').value).toBe(shown))
  })

  it('says at each field what is wrong once it is sent, and again on each change', async () => {
    await open()
    fill({ 'Company description': 'Too short', 'Job title to recruit for': 'E' })
    expect(screen.queryByText(/must be at least/)).toBeNull()
    await userEvent.click(saveButton())
    await screen.findByText('There’s a problem with 4 fields')
    for (const [label, message] of [
      ['Industry', 'Please select an industry'],
      ['Company size', 'Please select company size'],
      ['Company description', 'Description must be at least 10 characters'],
      ['Job title to recruit for', 'Job title must be at least 2 characters'],
    ] as const)
      expect(describes(label)).toContain(message)
    await waitFor(() => expect(document.activeElement).toBe(field('Industry')))
    fill({ Industry: 'retail' })
    await waitFor(() => expect(screen.queryByText('Please select an industry')).toBeNull())
    fill({ Industry: '' })
    await waitFor(() => expect(describes('Industry')).toContain('Please select an industry'))
    expect(callsTo('PUT company')).toEqual([])
  })

  it('refuses a website that is none until it is changed', async () => {
    await open()
    fill({ ...DETAILS, 'Company website': 'not a website' })
    await userEvent.click(saveButton())
    await screen.findByText('Please enter a valid website URL')
    await waitFor(() => expect(document.activeElement).toBe(field('Company website')))
    fill({ 'Company website': 'whitfield-structures.co.uk' })
    await waitFor(() => expect(screen.queryByText('Please enter a valid website URL')).toBeNull())
  })

  it('asks for a file or a text before it reads a document', async () => {
    await open()
    await userEvent.click(button('Paste text or upload a document instead'))
    await userEvent.click(await screen.findByRole('button', { name: 'Read with AI' }))
    const fault = await screen.findByText('Please choose a file or paste some text')
    expect(screen.getByLabelText(/^Document/).getAttribute('aria-describedby')).toContain(fault.id)
  })
})

describe('saving', () => {
  it('keeps the values and shows the server’s message at its field', async () => {
    await open()
    fill(DETAILS)
    const detail = 'That title is taken.'
    answers['PUT company'] = () =>
      Response.json(
        { title: 'Invalid input', status: 422, detail, errors: [{ field: 'jobTitle', message: detail }] },
        { status: 422, headers: { 'content-type': 'application/problem+json' } },
      )
    await userEvent.click(saveButton())
    await waitFor(() =>
      expect(notified).toHaveBeenCalledExactlyOnceWith({
        title: 'Update failed',
        description: `422: ${detail}`,
        variant: 'destructive',
      }),
    )
    await waitFor(() => expect(document.activeElement).toBe(field('Job title to recruit for')))
    expect(describes('Job title to recruit for')).toContain(detail)
    expect(saveButton().disabled).toBe(false)
    expect(valuesOf()).toEqual(DETAILS)
    expect(push).not.toHaveBeenCalled()
  })

  it('asks to try again after an answer that is none of ours', async () => {
    await open()
    fill(DETAILS)
    answers['PUT company'] = () => new Response('no json')
    await userEvent.click(saveButton())
    await waitFor(() =>
      expect(notified).toHaveBeenCalledWith(
        expect.objectContaining({ description: expect.stringMatching(/please try again/i) }),
      ),
    )
    expect(push).not.toHaveBeenCalled()
  })

  it.each(['www.whitfield-structures.co.uk', ''])(
    'goes to the consultation with the website "%s"',
    async (website) => {
      await open()
      fill({ ...DETAILS, 'Company website': website })
      const { answer, release } = hold(answers['PUT company'])
      answers['PUT company'] = answer
      await userEvent.click(saveButton())
      const saving = await screen.findByRole<HTMLButtonElement>('button', { name: 'Saving...' })
      expect(saving.getAttribute('aria-disabled')).toBe('true')
      expect(saving.querySelector('[data-slot=spinner]')).not.toBeNull()
      release()
      await waitFor(() => expect(push).toHaveBeenCalledExactlyOnceWith('/consultation'))
      expect(callsTo('PUT company')).toMatchObject([
        { body: { website: website && `https://${website}`, jobTitle: 'Senior bridge engineer' } },
      ])
      expect(notified).toHaveBeenCalledExactlyOnceWith({ title: 'Company details updated' })
      expect(JSON.parse(sessionStorage.getItem('spanwright.onboarding') ?? '{}')).toMatchObject({
        step: 'consultation',
        companyId: COMPANY.id,
        jobTitle: 'Senior bridge engineer',
      })
    },
  )

  it('ends the draft, so that newer details are shown instead of it', async () => {
    const { unmount } = await open()
    fill(DETAILS)
    unmount()
    const again = await open()
    expect(valuesOf()).toEqual(DETAILS)
    await userEvent.click(saveButton())
    await waitFor(() => expect(push).toHaveBeenCalled())
    again.unmount()
    const newer = { description: 'Saved elsewhere.', jobTitle: 'Welder' }
    answers['GET company'] = () => Response.json({ company: { ...COMPANY, ...newer }, research: null })
    await open()
    expect(valuesOf()).toEqual({
      Industry: '',
      'Company size': '',
      'Company website': '',
      'Company description': 'Saved elsewhere.',
      'Job title to recruit for': 'Welder',
    })
  })
})
