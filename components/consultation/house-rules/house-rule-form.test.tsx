import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { HouseRuleForm } from './house-rule-form'

it('asks for a missing rule, and mentions a length only for one that’s too short', async () => {
  const onAdd = vi.fn()
  render(<HouseRuleForm isModelLed={false} pending={false} onAdd={onAdd} />)
  await userEvent.click(screen.getByRole('button', { name: 'Add rule' }))
  expect(screen.getByText('Enter a rule')).toBeTruthy()
  await userEvent.type(screen.getByRole('textbox', { name: 'Rule' }), 'x{Enter}')
  expect(screen.getByText('Enter at least 2 characters')).toBeTruthy()
  expect(onAdd).not.toHaveBeenCalled()
})
