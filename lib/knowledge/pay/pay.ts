import 'server-only'
import { OCCUPATIONS, type Occupation } from '@/lib/knowledge/occupations/occupations'
import { findOccupationByTitle } from '@/lib/knowledge/titles/find'
import { createPayAnswer, type PayAnswer, type PayTerms } from './answer'
import { payTableSchema } from './schema'
import file from './table.json'

const TABLE = payTableSchema.parse(file)

export const PAY_SURVEY = TABLE.survey

/** What people of a unit group are paid. Null where there is no figure for it. */
export function findPay(code: string, terms: PayTerms = {}): PayAnswer | null {
  const occupation = OCCUPATIONS.get(code)
  return occupation ? createPayAnswer(TABLE, occupation, terms) : null
}

/** By a job title. Where the title is unsure, `candidates` are the occupations to choose from, and `answer` is null. */
export function findPayByTitle(
  title: string,
  terms: PayTerms = {},
): { answer: PayAnswer | null; candidates: readonly Occupation[] } {
  const { found, candidates } = findOccupationByTitle(title)
  return { answer: found ? createPayAnswer(TABLE, found, terms) : null, candidates }
}
