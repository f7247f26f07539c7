/** For look-ups by words that people type: "constructor" is no key of it. */
export const withoutPrototype = <T>(record: Record<string, T>): Record<string, T> =>
  Object.assign(Object.create(null), record)
