import type { ListState } from '@/components/data-table/list-state'
import type { Counts, Page } from '@/components/data-table/use-list'
import type { AuditEntry } from '@/lib/admin/audit-log/schema'
import { callApi } from '@/lib/api/client'
import type { QueryInput, RouteName } from '@/lib/api/contract'
import {
  countContacts,
  countRegistrations,
  countVacancies,
  getContactHistory,
  getVacancy,
  listAudit,
  listContacts,
  listRegistrations,
  listVacancies,
  setContactStatus,
} from '@/lib/api/urls/admin'
import type { Contact, ContactCounts, StatusChange } from '@/lib/enquiries/contact-sales/schema'
import type { InterestRegistration, RegistrationCounts } from '@/lib/enquiries/interest-registrations/schema'
import type { Vacancy, VacancyCounts } from '@/lib/vacancy/schema'
import { readToken } from './admin-token'

const PAGE_SIZE = 50

/** Without a stored token the session cookie authenticates the call. */
const authHeaders = (): Record<string, string> => {
  const token = readToken()
  return token ? { authorization: `Bearer ${token}` } : {}
}

/** The cast is safe because a list's shape has only filters its call accepts. */
export function toFilterQuery<N extends RouteName>({ search, filters }: ListState): QueryInput<N> {
  return { ...filters, ...(search && { search }) } as QueryInput<N>
}

function toPageQuery<N extends RouteName>(state: ListState): QueryInput<N> {
  const { sort, cursor } = state
  return {
    ...(toFilterQuery<N>(state) as object),
    ...(sort.by && { sort: sort.by, direction: sort.descending ? 'desc' : 'asc' }),
    ...(cursor && { cursor }),
    size: PAGE_SIZE,
  } as QueryInput<N>
}

export async function fetchRegistrations(
  state: ListState,
  signal: AbortSignal,
): Promise<Page<InterestRegistration>> {
  const query = toPageQuery<'listRegistrations'>(state)
  const { registrations, page } = await callApi(listRegistrations, { query, signal, headers: authHeaders() })
  return { rows: registrations, previous: page?.previous ?? null, next: page?.next ?? null }
}

export async function fetchRegistrationCounts(
  state: ListState,
  signal: AbortSignal,
): Promise<Counts<RegistrationCounts['counts']>> {
  const query = toFilterQuery<'countRegistrations'>(state)
  const { counts, matching } = await callApi(countRegistrations, { query, signal, headers: authHeaders() })
  return { matching, figures: counts }
}

export async function fetchContacts(state: ListState, signal: AbortSignal): Promise<Page<Contact>> {
  const query = toPageQuery<'listContacts'>(state)
  const { contacts, page } = await callApi(listContacts, { query, signal, headers: authHeaders() })
  return { rows: contacts, previous: page?.previous ?? null, next: page?.next ?? null }
}

export async function fetchContactCounts(
  state: ListState,
  signal: AbortSignal,
): Promise<Counts<ContactCounts['counts']>> {
  const query = toFilterQuery<'countContacts'>(state)
  const { counts, matching } = await callApi(countContacts, { query, signal, headers: authHeaders() })
  return { matching, figures: counts }
}

export async function changeContactStatus({ id, ...body }: StatusChange & { id: string }): Promise<Contact> {
  const { contact } = await callApi(setContactStatus, { params: { id }, body, headers: authHeaders() })
  return contact
}

export async function fetchContactHistory(id: string, signal?: AbortSignal) {
  const { history } = await callApi(getContactHistory, { params: { id }, signal, headers: authHeaders() })
  return history
}

export async function fetchVacancyHistory(id: string) {
  const { history } = await callApi(getVacancy, { params: { id }, headers: authHeaders() })
  return history
}

/** A vacancy with an `id` for the table: the company's if there is no consultation. */
export type VacancyRow = Omit<Vacancy, 'id'> & { id: string; consultationId: string | null }

export async function fetchVacancies(state: ListState, signal: AbortSignal): Promise<Page<VacancyRow>> {
  const query = toPageQuery<'listVacancies'>(state)
  const { vacancies, page } = await callApi(listVacancies, { query, signal, headers: authHeaders() })
  const rows = vacancies.map((vacancy) => ({
    ...vacancy,
    id: vacancy.id ?? vacancy.company.id,
    consultationId: vacancy.id,
  }))
  return { rows, previous: page.previous, next: page.next }
}

export async function fetchVacancyCounts(
  state: ListState,
  signal: AbortSignal,
): Promise<Counts<VacancyCounts['counts']>> {
  const query = toFilterQuery<'countVacancies'>(state)
  const { counts, matching } = await callApi(countVacancies, { query, signal, headers: authHeaders() })
  return { matching, figures: counts }
}

export async function fetchAudit(state: ListState, signal: AbortSignal): Promise<Page<AuditEntry>> {
  const { actor, ...query } = { ...toPageQuery<'listAudit'>({ ...state, search: '' }), actor: state.search }
  const { entries, page } = await callApi(listAudit, {
    query: { ...query, ...(actor && { actor }) },
    signal,
    headers: authHeaders(),
  })
  return { rows: entries, previous: page.previous, next: page.next }
}
