import { type ReadingInput, extractOperations as readByPhrases } from '@/lib/ai/built-in/extract'
import { writeSpecification as writeByPhrases } from '@/lib/ai/built-in/write'
import { extractOperations as takeNotes } from '@/lib/ai/note-taker/extract'
import { writeSpecification as writeNotes } from '@/lib/ai/note-taker/write'
import type { BriefOperation } from '@/lib/consultation/brief/operation-schema'
import { env } from '@/lib/server/env'
import type { SpecificationContent } from '@/lib/specification/schema'
import type { SpecificationInput } from '@/lib/specification/writer-types'

/** The reader and the writer without a model: the note-taker with NOTE_TAKER=on, else the rules for phrases. */
export const extractOperations = (input: ReadingInput): BriefOperation[] =>
  env.NOTE_TAKER === 'on' ? takeNotes(input) : readByPhrases(input)

export const writeSpecification = (input: SpecificationInput): SpecificationContent =>
  env.NOTE_TAKER === 'on' ? writeNotes(input) : writeByPhrases(input)
