import { MORE_THAN_COUNTED } from '@/components/data-table/counters'
import type { ListState } from '@/components/data-table/list-state'
import type { Counts, Page } from '@/components/data-table/use-list'
import type { AssigneeChange } from '@/lib/admin/assignees/schema'
import type { AuditCounts, ListedAuditEntry } from '@/lib/admin/audit-log/schema'
import type { Page as PageInfo } from '@/lib/admin/lists/schema'
import { type CallInput, callApi } from '@/lib/api/client'
import type { CallKey, Query, Result } from '@/lib/api/contract'
import type { Note } from '@/lib/audit/history/note-schema'
import type { HistoryEntry } from '@/lib/audit/history/schema'
import type { Contact, ContactCounts } from '@/lib/enquiries/contact-sales/schema'
import type { StatusChange } from '@/lib/enquiries/follow-up/schema'
import type { InterestRegistration, RegistrationCounts } from '@/lib/enquiries/interest-registrations/schema'
import type { LaunchChange, Vacancy, VacancyCounts, VacancyNote } from '@/lib/vacancy/schema'
import { readToken } from './admin-token'

const PAGE_SIZE = 50

/** Without a stored token the session cookie authenticates the call. Throws ApiError. */
export async function callAdmin<K extends CallKey>(key: K, input: CallInput<K>): Promise<Result<K>> {
  const token = readToken()
  return await callApi(key, { ...input, ...(token && { headers: { authorization: `Bearer ${token}` } }) })
}

/** The cast is safe because a list's shape has only filters its call accepts. */
export function toFilterQuery<K extends CallKey>({ search, filters }: ListState): Query<K> {
  return { ...filters, ...(search && { search }) } as Query<K>
}

export function toPageQuery<K extends CallKey>(state: ListState): Query<K> {
  const {
    sort,
    position: { cursor, last },
  } = state
  return {
    ...(toFilterQuery<K>(state) as object),
    ...(sort.by && { sort: sort.by, direction: sort.descending ? 'desc' : 'asc' }),
    ...(cursor && { cursor }),
    ...(last && { last }),
    size: PAGE_SIZE,
  } as Query<K>
}

/** The full list has no pages. */
export const toPage = <Row>(rows: Row[], page: PageInfo | null): Page<Row> => ({
  rows,
  ...(page ?? { size: rows.length, previous: null, next: null }),
})

export function toCounts<Name extends string>({
  counts,
  matching,
  moreThan,
}: {
  counts: Record<Name, number>
  matching: number
  moreThan: (Name | 'matching')[]
}): Counts<Record<Name, number>> {
  const figures = { ...counts }
  for (const name of moreThan) if (name !== 'matching') figures[name] = MORE_THAN_COUNTED
  return { figures, matching: moreThan.includes('matching') ? MORE_THAN_COUNTED : matching }
}

export async function fetchRegistrations(
  state: ListState,
  signal: AbortSignal,
): Promise<Page<InterestRegistration>> {
  const query = toPageQuery<'GET /api/admin/interest-registrations'>(state)
  const { registrations, page } = await callAdmin('GET /api/admin/interest-registrations', { query, signal })
  return toPage(registrations, page)
}

export async function fetchRegistrationCounts(
  state: ListState,
  signal: AbortSignal,
): Promise<Counts<RegistrationCounts['counts']>> {
  const query = toFilterQuery<'GET /api/admin/interest-registrations/counts'>(state)
  return toCounts(await callAdmin('GET /api/admin/interest-registrations/counts', { query, signal }))
}

export async function fetchContacts(state: ListState, signal: AbortSignal): Promise<Page<Contact>> {
  const query = toPageQuery<'GET /api/admin/contact-sales'>(state)
  const { contacts, page } = await callAdmin('GET /api/admin/contact-sales', { query, signal })
  return toPage(contacts, page)
}

export async function fetchContactCounts(
  state: ListState,
  signal: AbortSignal,
): Promise<Counts<ContactCounts['counts']>> {
  const query = toFilterQuery<'GET /api/admin/contact-sales/counts'>(state)
  return toCounts(await callAdmin('GET /api/admin/contact-sales/counts', { query, signal }))
}

export async function changeContactStatus({ id, ...body }: StatusChange & { id: string }): Promise<Contact> {
  const { contact } = await callAdmin('PUT /api/admin/contact-sales/{id}/status', { params: { id }, body })
  return contact
}

export async function assignContact(id: string, body: AssigneeChange): Promise<Contact> {
  const { contact } = await callAdmin('PUT /api/admin/contact-sales/{id}/assignee', { params: { id }, body })
  return contact
}

export async function assignRegistration(id: string, body: AssigneeChange): Promise<InterestRegistration> {
  const { registration } = await callAdmin('PUT /api/admin/interest-registrations/{id}/assignee', {
    params: { id },
    body,
  })
  return registration
}

export async function assignVacancy(id: string, body: AssigneeChange): Promise<Vacancy> {
  const { vacancy } = await callAdmin('PUT /api/admin/vacancies/{id}/assignee', { params: { id }, body })
  return vacancy
}

export async function fetchAdministrators(signal?: AbortSignal) {
  const { administrators } = await callAdmin('GET /api/admin/administrators', signal ? { signal } : {})
  return administrators
}

export async function fetchContactHistory(id: string, signal?: AbortSignal) {
  const { history } = await callAdmin('GET /api/admin/contact-sales/{id}/history', { params: { id }, signal })
  return history
}

export async function changeRegistrationStatus({
  id,
  ...body
}: StatusChange & { id: string }): Promise<InterestRegistration> {
  const { registration } = await callAdmin('PUT /api/admin/interest-registrations/{id}/status', {
    params: { id },
    body,
  })
  return registration
}

export async function fetchRegistrationHistory(id: string, signal?: AbortSignal) {
  const { history } = await callAdmin('GET /api/admin/interest-registrations/{id}/history', {
    params: { id },
    signal,
  })
  return history
}

export async function addRegistrationNote(id: string, body: Note): Promise<HistoryEntry[]> {
  const { history } = await callAdmin('POST /api/admin/interest-registrations/{id}/notes', {
    params: { id },
    body,
  })
  return history
}

export async function fetchVacancyHistory(id: string) {
  const { history } = await callAdmin('GET /api/admin/vacancies/{id}', { params: { id } })
  return history
}

export async function addContactNote(id: string, body: Note): Promise<HistoryEntry[]> {
  const { history } = await callAdmin('POST /api/admin/contact-sales/{id}/notes', { params: { id }, body })
  return history
}

export async function addVacancyNote(id: string, body: VacancyNote): Promise<HistoryEntry[]> {
  const { history } = await callAdmin('POST /api/admin/vacancies/{id}/notes', { params: { id }, body })
  return history
}

export async function changeLaunchStatus(id: string, body: LaunchChange): Promise<void> {
  await callAdmin('PUT /api/admin/vacancies/{id}/launch-status', { params: { id }, body })
}

export async function fetchVacancies(state: ListState, signal: AbortSignal): Promise<Page<Vacancy>> {
  const query = toPageQuery<'GET /api/admin/vacancies'>(state)
  const { vacancies, page } = await callAdmin('GET /api/admin/vacancies', { query, signal })
  return toPage(vacancies, page)
}

export async function fetchVacancyCounts(
  state: ListState,
  signal: AbortSignal,
): Promise<Counts<VacancyCounts['counts']>> {
  const query = toFilterQuery<'GET /api/admin/vacancies/counts'>(state)
  return toCounts(await callAdmin('GET /api/admin/vacancies/counts', { query, signal }))
}

/** The log is searched by the administrator's name only. */
const toAuditFilter = ({ search, ...state }: ListState) => ({
  state: { ...state, search: '' },
  actor: search ? { actor: search } : {},
})

export async function fetchAudit(list: ListState, signal: AbortSignal): Promise<Page<ListedAuditEntry>> {
  const { state, actor } = toAuditFilter(list)
  const query = { ...toPageQuery<'GET /api/admin/audit'>(state), ...actor }
  const { entries, page } = await callAdmin('GET /api/admin/audit', { query, signal })
  return toPage(entries, page)
}

export async function fetchAuditCounts(
  list: ListState,
  signal: AbortSignal,
): Promise<Counts<AuditCounts['counts']>> {
  const { state, actor } = toAuditFilter(list)
  const query = { ...toFilterQuery<'GET /api/admin/audit/counts'>(state), ...actor }
  return toCounts(await callAdmin('GET /api/admin/audit/counts', { query, signal }))
}
