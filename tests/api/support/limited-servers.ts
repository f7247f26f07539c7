export const METRICS_TOKEN = 'a-token-of-the-tests-and-of-nothing-else'

/** Variables of a server that limits its callers. Test files that use this object share a worker, and so a server. */
export const LIMITED = { RATE_LIMITS: 'on', METRICS_TOKEN }
