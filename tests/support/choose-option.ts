import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'

/** Opens a select of the kit and chooses. */
export async function chooseOption(select: HTMLElement, option: string): Promise<void> {
  await userEvent.click(select)
  await userEvent.click(await screen.findByRole('option', { name: option }))
}
