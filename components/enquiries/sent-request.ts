/** Of a contact request that this page has sent. */
export interface SentRequest {
  name: string
  email: string
}

let sent: SentRequest | null = null

/** For the next page, which thanks for it. */
export function rememberSentRequest(request: SentRequest): void {
  sent = request
}

export const readSentRequest = (): SentRequest | null => sent

export function forgetSentRequest(): void {
  sent = null
}
