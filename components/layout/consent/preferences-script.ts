import type { CookiePreferences } from './preferences'

/** Follows the form it turns on. Inlined as text, so it can use nothing from outside itself except types. */
function startPreferences() {
  const form = document.querySelector<HTMLFormElement>('#cookie-preferences')
  const fieldset = form?.querySelector('fieldset')
  const status = form?.querySelector('[role=status]')
  if (!form || !fieldset || !status) return
  const findSwitch = (name: string) => form.elements.namedItem(name) as HTMLInputElement

  function describe(saved: CookiePreferences | null): string {
    if (!saved) return 'You haven’t saved a choice yet. Nothing optional loads unless you allow it.'
    const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short' })
    return `Your choice was saved on ${format.format(saved.timestamp)}.`
  }

  function showSavedChoice() {
    const saved = window.cookieChoice.read()
    findSwitch('analytics').checked = saved?.analytics ?? false
    findSwitch('marketing').checked = saved?.marketing ?? false
    if (status) status.textContent = describe(saved)
  }

  form.addEventListener('submit', (event) => event.preventDefault())
  form.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('button[data-message]') : null
    if (!button) return
    const { choice, message } = button.dataset
    const isAllowed = (name: string) => (choice ? choice === 'true' : findSwitch(name).checked)
    window.cookieChoice.save({ analytics: isAllowed('analytics'), marketing: isAllowed('marketing') })
    alert(message)
  })
  addEventListener('storage', ({ key }) => {
    if (key === 'cookiePreferences' || key === null) showSavedChoice()
  })
  showSavedChoice()
  fieldset.disabled = false
}

export const PREFERENCES_SCRIPT = `(${startPreferences})()`
