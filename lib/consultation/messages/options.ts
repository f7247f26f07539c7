/** Longest message, in characters. */
export const MESSAGE_MAX = 24_000

/** Longest text the server reads aloud in one call, in characters. */
export const SPEECH_MAX = 2000
