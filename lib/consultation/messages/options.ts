/** In characters. */
export const MESSAGE_MAX = 24_000

/** With the answers. */
export const MESSAGES_PER_CONVERSATION = 1000

/** Of the manager's messages. */
export const CONVERSATION_MAX_BYTES = 500_000

/** In characters, for one call. */
export const SPEECH_MAX = 2000
