/** In characters. */
export const MESSAGE_MAX = 24_000

/** Of one call, in characters. */
export const SPEECH_MAX = 2000
