/** Longest message in characters; above it the API answers 422. */
export const MESSAGE_MAX = 24_000

/** Longest text that the server reads aloud at one go, in characters. */
export const SPEECH_MAX = 2000
