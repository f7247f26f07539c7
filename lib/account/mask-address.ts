/** Enough to recognise one’s own address by: "j…@northmoor.example". */
export const maskAddress = (address: string) =>
  `${address.slice(0, 1)}…${address.slice(address.lastIndexOf('@'))}`

/** From an address of a page, which anyone can write: null unless it looks like one that was masked. */
export const readMaskedAddress = (value: unknown): string | null =>
  typeof value === 'string' && /^\S…@[\p{L}\p{N}.-]{1,253}$/u.test(value) ? value : null
