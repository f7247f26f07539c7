/** `offline`: the last call was not answered. `closed`: the specification is approved. */
export type Connection = 'online' | 'offline' | 'closed'
