import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import {
  answerCalls,
  answers,
  broken,
  button,
  callsTo,
  DETAILS,
  field,
  fill,
  hold,
  lost,
  notified,
  open,
  researchButton,
  saveButton,
  WRITTEN,
  writeButton,
} from '@/tests/support/company-details'

answerCalls()

describe('research', () => {
  it('asks for a website', async () => {
    await open()
    await userEvent.click(researchButton())
    await screen.findByText('Please enter a valid website URL')
    await waitFor(() => expect(document.activeElement).toBe(field('Company website')))
    fill({ 'Company website': 'x' })
    await waitFor(() => expect(screen.queryByText('Please enter a valid website URL')).toBeNull())
    fill({ 'Company website': '' })
    await userEvent.click(writeButton())
    await screen.findByText(/^Enter your website’s address first/)
    await waitFor(() => expect(document.activeElement).toBe(field('Company website')))
    expect(callsTo('POST research')).toEqual([])
  })

  it('can be stopped', async () => {
    answers['POST research'] = hold().answer
    answers['POST career-insights'] = hold().answer
    await open()
    fill({ 'Company website': DETAILS['Company website'] })
    await userEvent.click(researchButton())
    await userEvent.click(await screen.findByRole('button', { name: 'Stop the research' }))
    await screen.findByText('Research stopped.')
    await waitFor(() => expect(researchButton().disabled).toBe(false))
    expect(field('Company description').value).toBe('')
    expect(notified).not.toHaveBeenCalled()
  })

  it('ends without a word when the screen is left', async () => {
    answers['POST research'] = hold().answer
    const { unmount } = await open()
    fill({ 'Company website': DETAILS['Company website'] })
    await userEvent.click(writeButton())
    await waitFor(() => expect(callsTo('POST research')).toHaveLength(1))
    unmount()
    expect(callsTo('POST research')[0]?.signal?.aborted).toBe(true)
    await new Promise((resolve) => setTimeout(resolve))
    expect(notified).not.toHaveBeenCalled()
  })

  it('keeps what was typed where the description cannot be written', async () => {
    answers['POST research'] = broken
    await open()
    fill(DETAILS)
    await userEvent.click(writeButton())
    await waitFor(() =>
      expect(notified).toHaveBeenCalledExactlyOnceWith({
        title: 'Generation failed',
        description: 'Could not generate company description. Please enter manually.',
        variant: 'destructive',
      }),
    )
    expect(field('Company description').value).toBe(DETAILS['Company description'])
    await waitFor(() => expect(writeButton().disabled).toBe(false))
  })

  it('keeps what was typed without a connection, and can be tried again', async () => {
    answers['POST research'] = lost
    answers['POST career-insights'] = lost
    await open()
    fill(DETAILS)
    await userEvent.click(researchButton())
    const told = await screen.findAllByText(
      /We couldn’t reach the server\. Anything you’ve typed is still here\. Please try again\./,
    )
    expect(told.length).toBeGreaterThan(0)
    expect(button('Try again')).toBeTruthy()
    expect(field('Company description').value).toBe(DETAILS['Company description'])
  })

  it('offers no second try of an address that is refused', async () => {
    const detail = 'We can’t read addresses inside a network.'
    answers['POST career-insights'] = () =>
      Response.json(
        { status: 422, detail },
        { status: 422, headers: { 'content-type': 'application/problem+json' } },
      )
    await open()
    fill(DETAILS)
    await userEvent.click(researchButton())
    await waitFor(() => expect(screen.getAllByText(new RegExp(detail)).length).toBeGreaterThan(0))
    expect(field('Company website').getAttribute('aria-invalid')).toBe('true')
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
    expect(button('Paste text or upload a document')).toBeTruthy()
  })

  it('says once in the panel that neither a document nor text is there, instead of what the form lacks', async () => {
    await open()
    await userEvent.click(saveButton())
    await screen.findByText(/^There’s a problem with/)
    await userEvent.click(button('Paste text or upload a document instead'))
    await waitFor(() => expect(screen.queryByText(/^There’s a problem with/)).toBeNull())
    await userEvent.click(button('Read with AI'))
    expect(screen.getAllByText('Please choose a file or paste some text')).toHaveLength(1)
    const text = screen.getByLabelText('Or paste text')
    expect(document.activeElement).toBe(text)
    expect(text.hasAttribute('aria-invalid')).toBe(false)
  })

  it('says that insights were not found', async () => {
    await open()
    fill(DETAILS)
    await userEvent.click(researchButton())
    await waitFor(() =>
      expect(notified).toHaveBeenLastCalledWith(
        expect.objectContaining({ title: 'Research failed', variant: 'destructive' }),
      ),
    )
    expect(notified.mock.lastCall?.[0].description).toBe(
      'Could not research company insights. Please continue with manual information.',
    )
    expect(screen.queryByRole('heading', { name: 'Company Intelligence' })).toBeNull()
    await waitFor(() => expect(researchButton().disabled).toBe(false))
  })

  it('writes the description, which can be put back', async () => {
    const { answer, release } = hold(answers['POST research'])
    answers['POST research'] = answer
    await open()
    fill(DETAILS)
    await userEvent.click(writeButton())
    const writing = await screen.findByRole('button', { name: 'Writing...' })
    expect(writing.getAttribute('aria-disabled')).toBe('true')
    expect(researchButton().disabled).toBe(true)
    expect(callsTo('POST research')).toMatchObject([{ body: { website: DETAILS['Company website'] } }])
    release()
    await waitFor(() => expect(field('Company description').value).toBe(WRITTEN))
    expect(notified).toHaveBeenCalledExactlyOnceWith({ title: 'Company description generated' })
    await userEvent.click(button('Restore my text'))
    expect(field('Company description').value).toBe(DETAILS['Company description'])
    expect(screen.queryByRole('button', { name: 'Restore my text' })).toBeNull()
  })
})
