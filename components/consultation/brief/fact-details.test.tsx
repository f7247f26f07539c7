import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import type { Fact } from '@/lib/consultation/brief/schema'
import { briefOf, type FactSeed } from '@/tests/support/briefs'
import { chooseOption } from '@/tests/support/choose-option'
import { BriefFact } from './brief-fact'
import { FactDetails } from './fact-details'

const factOf = (...seed: FactSeed) => briefOf(seed).facts[0] as Fact

function show(fact: Fact) {
  const applyChange = vi.fn(async () => true)
  const editing = { pending: false, failure: null, removedFact: null, lastChange: null, applyChange }
  const texts = {
    messages: [],
    company: null,
    builderAnswers: {},
    proposalSources: {},
    onShowInTranscript: vi.fn(),
  }
  render(
    <BriefFact
      fact={fact}
      isChanged={false}
      selection={{ factId: fact.id, from: 'brief', focusTranscript: false }}
      onToggle={vi.fn()}
      onDrag={vi.fn()}
      details={<FactDetails fact={fact} editing={editing} {...texts} />}
    />,
  )
  return applyChange
}

describe('an entry of the brief', () => {
  it('can be kept from candidates', async () => {
    const applyChange = show(factOf('benefits', 'A van'))
    const select = screen.getByLabelText('Who can see this')
    expect(select.textContent).toBe('Candidates and the agency')
    await chooseOption(select, 'Agency only')
    expect(applyChange).toHaveBeenCalledWith({ kind: 'audience', factId: 'f0', audience: 'agency' })
  })

  it('can be moved to a topic where it has no place, and has no audience until then', async () => {
    const applyChange = show(factOf('alsoSaid', 'The canteen is good'))
    expect(screen.queryByLabelText('Who can see this')).toBeNull()
    await chooseOption(screen.getByLabelText('Move to'), 'Benefits and rewards')
    expect(applyChange).toHaveBeenCalledWith({ kind: 'move', factId: 'f0', topic: 'benefits' })
  })

  it('says what is vague or in doubt, and that the agency alone reads it', () => {
    show(factOf('softSkills', 'hungry', 'must', { vague: true, doubt: 'typo', audience: 'agency' }))
    const entry = screen.getByRole('button', { name: 'hungry' })
    const notes = document.getElementById(entry.getAttribute('aria-describedby')?.split(' ')[1] ?? '')
    expect([...(notes?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('too vague'),
      expect.stringContaining('typo'),
      'Agency only',
    ])
  })

  it('has no notes where nothing is in doubt', () => {
    show(factOf('softSkills', 'Calm with clients'))
    expect(screen.queryByText(/vague|agency\b.*advert$/, { selector: 'li' })).toBeNull()
  })

  it('keeps what was typed while another entry is looked at', () => {
    const first = show(factOf('benefits', 'A van'))
    fireEvent.click(screen.getByRole('button', { name: 'Edit' }))
    fireEvent.change(screen.getByLabelText('Entry text'), { target: { value: 'A van and a phone' } })
    cleanup()
    show(factOf('benefits', 'A van'))
    expect(screen.getByLabelText<HTMLTextAreaElement>('Entry text').value).toBe('A van and a phone')
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    cleanup()
    show(factOf('benefits', 'A van'))
    expect(screen.queryByLabelText('Entry text')).toBeNull()
    expect(first).not.toHaveBeenCalled()
  })

  it('keeps nothing of what was saved', async () => {
    const applyChange = show(factOf('benefits', 'A van'))
    fireEvent.click(screen.getByRole('button', { name: 'Edit' }))
    fireEvent.change(screen.getByLabelText('Entry text'), { target: { value: 'A van and a phone' } })
    fireEvent.click(screen.getByRole('button', { name: 'Save' }))
    await screen.findByRole('button', { name: 'Edit' })
    expect(applyChange).toHaveBeenCalledWith({ kind: 'edit', factId: 'f0', value: 'A van and a phone' })
    cleanup()
    show(factOf('benefits', 'A van and a phone'))
    expect(screen.queryByLabelText('Entry text')).toBeNull()
  })
})
