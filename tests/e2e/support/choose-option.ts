import { expect, type Locator } from '@playwright/test'

/** Chooses in a select of the kit; a native one has `selectOption`. */
export async function chooseOption(select: Locator, option: string): Promise<void> {
  const list = select.page().getByRole('listbox')
  await select.click()
  await list.getByRole('option', { name: option, exact: true }).click()
  await expect(list).toBeHidden()
}
