import type { ListState } from '@/components/data-table/list-state'
import type { Counts, Page } from '@/components/data-table/use-list'
import type { AuditEntry } from '@/lib/admin/audit-log/schema'
import { api } from '@/lib/api/client'
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
} from '@/lib/api/routes/admin'
import type { Contact, ContactCounts, StatusChange } from '@/lib/enquiries/contact-sales/schema'
import type { InterestRegistration, RegistrationCounts } from '@/lib/enquiries/interest-registrations/schema'
import type { Vacancy, VacancyCounts } from '@/lib/vacancy/schema'
import { readToken } from './token'

/** Rows of a page. */
const SIZE = 50

/** The bearer token of this browser; the cookie speaks for one that keeps none. */
const headers = (): Record<string, string> => {
  const token = readToken()
  return token ? { authorization: `Bearer ${token}` } : {}
}

/** What a list's state leaves, in the words of the calls. A list's shape lets nothing else into it than its call takes. */
export function filterOf<N extends RouteName>({ search, filters }: ListState): QueryInput<N> {
  return { ...filters, ...(search && { search }) } as QueryInput<N>
}

/** The same with order and page. */
function pageOf<N extends RouteName>(state: ListState): QueryInput<N> {
  const { sort, cursor } = state
  return {
    ...(filterOf<N>(state) as object),
    ...(sort.by && { sort: sort.by, direction: sort.descending ? 'desc' : 'asc' }),
    ...(cursor && { cursor }),
    size: SIZE,
  } as QueryInput<N>
}

export async function fetchRegistrations(
  state: ListState,
  signal: AbortSignal,
): Promise<Page<InterestRegistration>> {
  const query = pageOf<'listRegistrations'>(state)
  const { registrations, page } = await api(listRegistrations, { query, signal, headers: headers() })
  return { rows: registrations, previous: page?.previous ?? null, next: page?.next ?? null }
}

export async function fetchRegistrationCounts(
  state: ListState,
  signal: AbortSignal,
): Promise<Counts<RegistrationCounts['counts']>> {
  const query = filterOf<'countRegistrations'>(state)
  const { counts, matching } = await api(countRegistrations, { query, signal, headers: headers() })
  return { matching, figures: counts }
}

export async function fetchContacts(state: ListState, signal: AbortSignal): Promise<Page<Contact>> {
  const query = pageOf<'listContacts'>(state)
  const { contacts, page } = await api(listContacts, { query, signal, headers: headers() })
  return { rows: contacts, previous: page?.previous ?? null, next: page?.next ?? null }
}

export async function fetchContactCounts(
  state: ListState,
  signal: AbortSignal,
): Promise<Counts<ContactCounts['counts']>> {
  const query = filterOf<'countContacts'>(state)
  const { counts, matching } = await api(countContacts, { query, signal, headers: headers() })
  return { matching, figures: counts }
}

export async function changeContactStatus({ id, ...body }: StatusChange & { id: string }): Promise<Contact> {
  const { contact } = await api(setContactStatus, { params: { id }, body, headers: headers() })
  return contact
}

export async function fetchContactHistory(id: string, signal?: AbortSignal) {
  const { history } = await api(getContactHistory, { params: { id }, signal, headers: headers() })
  return history
}

export async function fetchVacancyHistory(id: string) {
  const { history } = await api(getVacancy, { params: { id }, headers: headers() })
  return history
}

/** A row of the vacancies, under an id that every row has: a company without a consultation has only its own. */
export type VacancyRow = Omit<Vacancy, 'id'> & { id: string; consultationId: string | null }

export async function fetchVacancies(state: ListState, signal: AbortSignal): Promise<Page<VacancyRow>> {
  const query = pageOf<'listVacancies'>(state)
  const { vacancies, page } = await api(listVacancies, { query, signal, headers: headers() })
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
  const query = filterOf<'countVacancies'>(state)
  const { counts, matching } = await api(countVacancies, { query, signal, headers: headers() })
  return { matching, figures: counts }
}

export async function fetchAudit(state: ListState, signal: AbortSignal): Promise<Page<AuditEntry>> {
  const { actor, ...query } = { ...pageOf<'listAudit'>({ ...state, search: '' }), actor: state.search }
  const { entries, page } = await api(listAudit, {
    query: { ...query, ...(actor && { actor }) },
    signal,
    headers: headers(),
  })
  return { rows: entries, previous: page.previous, next: page.next }
}
