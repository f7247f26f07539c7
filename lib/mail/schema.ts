import { z } from 'zod'

export const SUBJECT_MAX = 200

/** A line break would start a header of the sender's choosing. */
const CONTROL = /[\p{Cc}\p{Zl}\p{Zp}]/u

/** A header of one line. */
export const headerSchema = z
  .string()
  .min(1)
  .max(SUBJECT_MAX)
  .refine((value) => !CONTROL.test(value), 'A header is one line')

/** One plain address: no name, no comment, no list. */
export const addressSchema = z
  .email()
  .max(254)
  .refine((value) => !CONTROL.test(value))

/** What a visitor typed, as one line of limited length. */
export const line = (max: number) =>
  z.string().transform((value) => {
    const words = value.replace(/[\p{C}\p{Z}]+/gu, ' ').trim()
    return words.length > max
      ? `${words
          .slice(0, max - 1)
          .toWellFormed()
          .trimEnd()}…`
      : words
  })
