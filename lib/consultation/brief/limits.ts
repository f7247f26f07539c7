/** Longest value of a fact that is edited by hand, in characters. */
export const FACT_MAX = 500
