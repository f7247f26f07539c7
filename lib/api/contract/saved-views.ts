import {
  newSavedViewSchema,
  savedViewNameSchema,
  savedViewParamsSchema,
  savedViewQuerySchema,
} from '@/lib/admin/saved-views/schema'
import { savedViewListSchema } from '@/lib/admin/saved-views/view-schema'
import type { Calls } from './entry'

/** Each returns the views of one list. */
export const SAVED_VIEWS = {
  'GET /api/admin/saved-views': {
    summary: 'List your saved views of a list',
    access: 'admin',
    query: savedViewQuerySchema,
    response: savedViewListSchema,
  },
  'POST /api/admin/saved-views': {
    summary: 'Save a list’s search, filters and sort order under a name',
    access: 'admin',
    adminNeeds: 'reader',
    body: newSavedViewSchema,
    example: { list: 'contacts', name: 'New this week', query: { status: 'new', sort: '-createdAt' } },
    response: savedViewListSchema,
    status: 201,
  },
  'PUT /api/admin/saved-views/{id}': {
    summary: 'Rename one of your saved views',
    access: 'admin',
    adminNeeds: 'reader',
    params: savedViewParamsSchema,
    body: savedViewNameSchema,
    example: { name: 'New and mine' },
    response: savedViewListSchema,
  },
  'DELETE /api/admin/saved-views/{id}': {
    summary: 'Delete one of your saved views',
    access: 'admin',
    adminNeeds: 'reader',
    params: savedViewParamsSchema,
    response: savedViewListSchema,
  },
} as const satisfies Calls
