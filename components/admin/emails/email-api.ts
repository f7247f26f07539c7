import { callAdmin, toCounts, toFilterQuery, toPage, toPageQuery } from '@/components/admin/lists/admin-api'
import type { ListState } from '@/components/data-table/list-state'
import type { Counts, Page } from '@/components/data-table/use-list'
import type { Email, EmailCounts, EmailDetail } from '@/lib/admin/emails/schema'

export async function fetchEmails(state: ListState, signal: AbortSignal): Promise<Page<Email>> {
  const query = toPageQuery<'GET /api/admin/emails'>(state)
  const { emails, page } = await callAdmin('GET /api/admin/emails', { query, signal })
  return toPage(emails, page)
}

export async function fetchEmailCounts(
  state: ListState,
  signal: AbortSignal,
): Promise<Counts<EmailCounts['counts']>> {
  const query = toFilterQuery<'GET /api/admin/emails/counts'>(state)
  return toCounts(await callAdmin('GET /api/admin/emails/counts', { query, signal }))
}

export const fetchEmail = (id: string, signal?: AbortSignal): Promise<EmailDetail> =>
  callAdmin('GET /api/admin/emails/{id}', { params: { id }, signal })

export const resendEmail = ({ id, state }: Email): Promise<EmailDetail> =>
  callAdmin('POST /api/admin/emails/{id}/resend', { params: { id }, body: { state } })
