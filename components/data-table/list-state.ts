/** Which way a list is sorted. */
export interface Sort {
  by: string
  descending: boolean
}

/** Where a list stands: what is searched for, what each filter is set to, how it is sorted, and from which row on. */
export interface ListState {
  search: string
  /** By name of the filter; one that is not set is left out. */
  filters: Readonly<Record<string, string>>
  sort: Sort
  /** The cursor of the page, as the server gave it; null is the first page. */
  cursor: string | null
}

/** What a list offers: anything else in an address counts as not set. */
export interface ListShape {
  filters: Readonly<Record<string, readonly string[]>>
  sorts: readonly string[]
  sort: Sort
}

const SEARCH_MAX = 200
const CURSOR_MAX = 1000
/** Names that a list uses in the address besides those of its filters. */
const SEARCH = 'search'
const SORT = 'sort'
const CURSOR = 'cursor'

/** An order in one word, as it stands in an address: `-createdAt`. */
export const sortText = ({ by, descending }: Sort) => `${descending ? '-' : ''}${by}`

/** The order that a word stands for; the list's own where it offers no such order. */
export function readSort(text: string | null, shape: Pick<ListShape, 'sorts' | 'sort'>): Sort {
  const by = text?.replace(/^-/, '') ?? ''
  return shape.sorts.includes(by) ? { by, descending: text?.startsWith('-') ?? false } : shape.sort
}

/** Reads a list's state from the query of an address; what is unknown or too long falls back to the list's own. */
export function readListState(params: URLSearchParams, shape: ListShape): ListState {
  const filters: Record<string, string> = {}
  for (const [name, values] of Object.entries(shape.filters)) {
    const value = params.get(name)
    if (value !== null && values.includes(value)) filters[name] = value
  }
  const cursor = params.get(CURSOR)
  return {
    search: (params.get(SEARCH) ?? '').slice(0, SEARCH_MAX),
    filters,
    sort: readSort(params.get(SORT), shape),
    cursor: cursor && cursor.length <= CURSOR_MAX ? cursor : null,
  }
}

/** The state as a query: what `readListState` reads again. Nothing stands there for what is as the list has it anyway. */
export function writeListState(state: ListState, shape: ListShape): URLSearchParams {
  const params = new URLSearchParams()
  if (state.search) params.set(SEARCH, state.search)
  for (const name of Object.keys(shape.filters)) {
    const value = state.filters[name]
    if (value !== undefined) params.set(name, value)
  }
  if (sortText(state.sort) !== sortText(shape.sort)) params.set(SORT, sortText(state.sort))
  if (state.cursor) params.set(CURSOR, state.cursor)
  return params
}

/** Another search, filter or order begins at the first page again. */
export function withSearch(state: ListState, search: string): ListState {
  return { ...state, search: search.slice(0, SEARCH_MAX), cursor: null }
}

/** The state with one filter set; an empty value lifts it. */
export function withFilter(state: ListState, name: string, value: string): ListState {
  const { [name]: _, ...rest } = state.filters
  return { ...state, filters: value ? { ...rest, [name]: value } : rest, cursor: null }
}

/** The order after a press on a column: the other way round where the list is already sorted by it. */
export function turned(sort: Sort, by: string, descendingFirst: boolean): Sort {
  return { by, descending: sort.by === by ? !sort.descending : descendingFirst }
}

/** The state in another order. */
export function withSort(state: ListState, sort: Sort): ListState {
  return { ...state, sort, cursor: null }
}

/** Whether a search or a filter hides rows. */
export function isFiltered(state: ListState): boolean {
  return state.search.trim() !== '' || Object.keys(state.filters).length > 0
}
