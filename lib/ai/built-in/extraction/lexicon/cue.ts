/** A pattern (source, case ignored) that speaks for a topic with a weight: 1 a hint, 3 enough alone, 6 beyond doubt. */
export type Cue = readonly [weight: number, pattern: string]
