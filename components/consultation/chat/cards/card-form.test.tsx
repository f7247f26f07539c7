import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { CARD_KINDS, type CardKind } from '@/lib/consultation/brief/options'
import type { Fact } from '@/lib/consultation/brief/schema'
import { briefOf } from '@/tests/support/briefs'
import { chooseOption } from '@/tests/support/choose-option'
import { CardForm } from './card-form'

function open(kind: CardKind, facts: readonly Fact[] = []) {
  const onSend = vi.fn()
  const onSkip = vi.fn()
  render(
    <CardForm kind={kind} facts={facts} payFigure={null} disabled={false} onSend={onSend} onSkip={onSkip} />,
  )
  return { onSend, onSkip, opener: screen.getByRole('button', { name: /^(Use the|Rate each)/ }) }
}

describe('CardForm', () => {
  it.each(CARD_KINDS)(
    'the %s card opens at its first field, and Cancel returns to its button',
    async (kind) => {
      const { opener } = open(kind, briefOf(['technical', 'AutoCAD']).facts)
      await userEvent.click(opener)
      const form = screen.getByRole('form')
      const controls = [...form.querySelectorAll<HTMLInputElement>('input[id], [role]')]
      expect(controls[0]).toBe(document.activeElement)
      for (const control of controls) expect(control.labels?.length, control.id).toBeGreaterThan(0)
      await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
      expect(screen.getByRole('button', { name: /^(Use the|Rate each)/ })).toBe(document.activeElement)
    },
  )

  it('shows an error at its field, which gets the focus, and sends nothing', async () => {
    const { onSend, opener } = open('hours')
    await userEvent.click(opener)
    await userEvent.type(screen.getByLabelText('Hours a week'), '37.5')
    await userEvent.type(screen.getByLabelText(/^Up to/), '30{Enter}')
    const field = screen.getByLabelText(/^Up to/)
    expect(field).toBe(document.activeElement)
    expect(field.getAttribute('aria-invalid')).toBe('true')
    expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toMatch(
      /can’t be lower/,
    )
    expect(onSend).not.toHaveBeenCalled()
  })

  it('can be skipped while it is open', async () => {
    const { onSend, onSkip, opener } = open('pay')
    await userEvent.click(opener)
    await userEvent.click(screen.getByRole('button', { name: 'Skip' }))
    expect(onSkip).toHaveBeenCalledOnce()
    expect(onSend).not.toHaveBeenCalled()
  })

  it('asks for days on site only where the work is hybrid', async () => {
    const { onSend, opener } = open('place')
    await userEvent.click(opener)
    expect(screen.queryByLabelText(/^Days a week/)).toBeNull()
    await userEvent.type(screen.getByLabelText('Town or site'), 'Leeds')
    await chooseOption(screen.getByLabelText('Working pattern'), 'Hybrid')
    await userEvent.type(screen.getByLabelText(/^Days a week/), '3{Enter}')
    expect(onSend).toHaveBeenCalledWith({
      kind: 'place',
      value: {
        place: { kind: 'place', name: 'Leeds' },
        pattern: { kind: 'pattern', where: 'hybrid', daysOnSite: 3 },
      },
    })
  })

  it('starts from what the brief knows, unless it knows two values', async () => {
    const hours = (value: number) => ({ kind: 'hours', min: value, max: value }) as const
    const { facts } = briefOf(
      ['hours', '40 hours', 'must', { slot: hours(40) }],
      ['hours', '20 hours', 'must', { slot: hours(20), state: 'superseded' }],
    )
    const { opener } = open('hours', facts)
    await userEvent.click(opener)
    expect(screen.getByLabelText('Hours a week')).toHaveProperty('value', '40')
  })

  it('weighs what reads as a requirement, and no remark', async () => {
    const { facts } = briefOf(
      ['technical', 'Reads P&IDs'],
      ['experience', 'The last one left after a month'],
      ['experience', 'Five years of commissioning, and we had none of that'],
      ['softSkills', 'Keeps calm when it goes wrong'],
    )
    const { opener } = open('weigh', facts)
    await userEvent.click(opener)
    expect(
      screen.getAllByRole('combobox').map((box) => (box as HTMLInputElement).labels?.[0]?.textContent),
    ).toEqual(['Reads P&IDs', 'Keeps calm when it goes wrong'])
  })

  it('weighs the requirements, and not other entries, and sends their words with them', async () => {
    const { facts } = briefOf(
      ['technical', 'AutoCAD'],
      ['experience', 'Site work', 'nice'],
      ['pay', '£50,000'],
    )
    const { onSend, opener } = open('weigh', facts)
    await userEvent.click(opener)
    expect(screen.getAllByRole('combobox')).toHaveLength(2)
    await chooseOption(screen.getByLabelText('AutoCAD'), 'Can be learned')
    await userEvent.click(screen.getByRole('button', { name: 'Use this' }))
    expect(onSend).toHaveBeenCalledWith({
      kind: 'weigh',
      value: {
        weights: [
          { factId: facts[0]?.id, words: 'AutoCAD', strength: 'learnable' },
          { factId: facts[1]?.id, words: 'Site work', strength: 'nice' },
        ],
      },
    })
  })
})
