/** After each failed attempt. After the last, the message has failed. */
export const RETRY_MINUTES = [1, 5, 30, 120, 720] as const
export const MAX_ATTEMPTS = RETRY_MINUTES.length + 1
