import { z } from 'zod'
import { id, text } from '@/lib/fields'

export const SAVED_VIEW_LISTS = ['registrations', 'contacts', 'vacancies', 'audit'] as const
export type SavedViewList = (typeof SAVED_VIEW_LISTS)[number]

/** Of one list, for each administrator. */
export const SAVED_VIEWS_MAX = 20
export const SAVED_VIEW_NAME_MAX = 60
const PARAMETERS_MAX = 12
const KEY_MAX = 40
const VALUE_MAX = 200

const name = text({ min: 1, max: SAVED_VIEW_NAME_MAX, message: 'Enter a name' })

/** Parameters of the list's address: search, filters and sort. A list ignores those it doesn't know. */
const querySchema = z
  .record(z.string().max(KEY_MAX), text({ max: VALUE_MAX }))
  .refine((query) => Object.keys(query).length <= PARAMETERS_MAX)

export const savedViewQuerySchema = z.object({ list: z.enum(SAVED_VIEW_LISTS) })
export const savedViewParamsSchema = z.object({ id })
export const savedViewNameSchema = z.object({ name })
export type SavedViewName = z.infer<typeof savedViewNameSchema>

export const newSavedViewSchema = z.object({ list: z.enum(SAVED_VIEW_LISTS), name, query: querySchema })
export type NewSavedView = z.infer<typeof newSavedViewSchema>
