/** In characters. */
export const MESSAGE_MAX = 24_000

/** In characters, for one call. */
export const SPEECH_MAX = 2000

/** How the answer to a pasted advert begins, while its lines wait for a choice. */
export const IMPORT_READ =
  'I’ve read the advert. Nothing is in the brief yet. Choose what to do with each line, then select “Use these”.'
