function mix(value: number): number {
  let hash = Math.imul(value ^ (value >>> 15), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}

/** FNV-1a, mixed, as an unsigned number of 32 bits. */
export function hashText(text: string): number {
  let hash = 2166136261
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 16777619)
  return mix(hash)
}
