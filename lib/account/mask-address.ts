/** Enough to recognise one’s own address by: "j…@northmoor.example". */
export const maskAddress = (address: string) =>
  `${address.slice(0, 1)}…${address.slice(address.lastIndexOf('@'))}`
