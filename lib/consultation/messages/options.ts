/** In characters. */
export const MESSAGE_MAX = 24_000

/** In characters, for one call. */
export const SPEECH_MAX = 2000
