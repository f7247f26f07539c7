import { z } from 'zod'
import { text } from '@/lib/fields'

const NOTE_MAX = 4000

export const noteSchema = z.object({
  text: text({ min: 1, max: NOTE_MAX, message: 'Enter a note' }),
})
export type Note = z.infer<typeof noteSchema>
