/** Where the reply to a contact request that this page has sent goes. */
let sent: string | null = null

/** For the next page, which says so. */
export function rememberSentRequest(email: string): void {
  sent = email
}

export const readSentRequest = (): string | null => sent

export function forgetSentRequest(): void {
  sent = null
}
