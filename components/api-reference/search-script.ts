/** At the end of the calls it searches. Inlined as text, so it can use nothing from outside itself except types. */
function startSearch() {
  const COPIED_MS = 2_000
  const root = document.getElementById('calls')
  const input = root?.querySelector<HTMLInputElement>('input[type=search]')
  const status = root?.querySelector('[role=status]')
  if (!root || !input || !status) return

  /** Shows the calls that hold every word, and the parts that still have one. */
  function filterCalls(container: HTMLElement, query: string): number {
    const words = query.toLowerCase().split(/\s+/).filter(Boolean)
    let count = 0
    for (const section of container.querySelectorAll('section')) {
      const calls = [...section.querySelectorAll<HTMLElement>('article[data-call]')]
      const shown = calls.filter((call) => {
        const text = `${section.querySelector('h2')?.textContent} ${call.dataset.call}`.toLowerCase()
        call.hidden = !words.every((word) => text.includes(word))
        return !call.hidden
      })
      section.hidden = calls.length > 0 && shown.length === 0
      count += shown.length
    }
    return count
  }

  async function copyBeside(button: HTMLButtonElement) {
    const text = button.parentElement?.querySelector('pre')?.textContent ?? ''
    const label = button.textContent
    const copied = await navigator.clipboard.writeText(text).then(
      () => true,
      () => false,
    )
    button.textContent = copied ? 'Copied' : 'Copy failed'
    setTimeout(() => {
      button.textContent = label
    }, COPIED_MS)
  }

  for (const button of root.querySelectorAll<HTMLButtonElement>('button[data-copy]')) button.hidden = false
  root.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('button[data-copy]') : null
    if (button instanceof HTMLButtonElement) void copyBeside(button)
  })
  input.addEventListener('input', () => {
    const count = filterCalls(root, input.value)
    status.textContent = input.value.trim() === '' ? '' : `${count} ${count === 1 ? 'call' : 'calls'}`
  })
}

export const SEARCH_SCRIPT = `(${startSearch})()`
