/** After each failed attempt. After the last, the message has failed. */
export const RETRY_MINUTES = [1, 5, 30, 120, 720] as const
/** The server ended during each, perhaps because of the message. Others end it too: a server that is killed again and again. */
export const MAX_LOST_ATTEMPTS = 20
