// sessionStorage keeps which role the manager chose over a reload. A session has the id of its vacancy.
const choiceKey = (sessionId: string) => `spanwright.guide.${sessionId}`

/** A guide's id, what `dismissalOf` returns, or nothing. */
export function readChoice(sessionId: string): string {
  try {
    return sessionStorage.getItem(choiceKey(sessionId)) ?? ''
  } catch {
    return ''
  }
}

export function saveChoice(sessionId: string, choice: string): void {
  try {
    sessionStorage.setItem(choiceKey(sessionId), choice)
  } catch {
    // Storage is off or full: the choice is only on the page.
  }
}

const NONE_OF = 'none of '

/** "None of these". Another job title brings other candidates, and with them the question. */
export const dismissalOf = (candidates: readonly { id: string }[]): string =>
  NONE_OF + candidates.map(({ id }) => id).join()

export const guideIdOf = (choice: string): string | undefined =>
  choice === '' || choice.startsWith(NONE_OF) ? undefined : choice
