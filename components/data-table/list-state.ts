export interface Sort {
  by: string
  descending: boolean
}

export interface ListState {
  search: string
  /** Values by filter name; unset filters are left out. */
  filters: Readonly<Record<string, string>>
  sort: Sort
  position: Position
}

/** A page of a list. */
export interface Position {
  /** From the server; null for the first and the last page. */
  cursor: string | null
  /** Rows on the last page; null for any other. */
  last: number | null
  /** Counted from 1; null where an address doesn't say it. */
  page: number | null
}

export const FIRST_PAGE: Position = { cursor: null, last: null, page: 1 }

/** A filter that takes a day: "2026-11-28". */
export const DAY = 'day'
const DAY_PATTERN = /^\d{4}-\d{2}-\d{2}$/

/** A filter that takes any text, for the server to check: a name. */
export const TEXT = 'text'
const TEXT_MAX = 200

/** Anything else in a URL is ignored. */
export interface ListShape {
  filters: Readonly<Record<string, readonly string[] | typeof DAY | typeof TEXT>>
  sorts: readonly string[]
  sort: Sort
}

const SEARCH_MAX = 200
const CURSOR_MAX = 1000
const SEARCH = 'search'
const SORT = 'sort'
const CURSOR = 'cursor'
const LAST = 'last'
const PAGE = 'page'
const LAST_ROWS_MAX = 200
const PAGE_MAX = 1_000_000

/** For a URL: `-createdAt`. */
export const formatSort = ({ by, descending }: Sort) => `${descending ? '-' : ''}${by}`

/** Returns the default order if the list does not accept it. */
export function parseSort(text: string | null, shape: Pick<ListShape, 'sorts' | 'sort'>): Sort {
  const by = text?.replace(/^-/, '') ?? ''
  return shape.sorts.includes(by) ? { by, descending: text?.startsWith('-') ?? false } : shape.sort
}

/** What is unknown or too long gets its default. */
export function parseListState(params: URLSearchParams, shape: ListShape): ListState {
  const filters: Record<string, string> = {}
  for (const [name, values] of Object.entries(shape.filters)) {
    const value = params.get(name)
    if (value === null) continue
    if (isAccepted(value, values)) filters[name] = value
  }
  return {
    search: (params.get(SEARCH) ?? '').slice(0, SEARCH_MAX),
    filters,
    sort: parseSort(params.get(SORT), shape),
    position: parsePosition(params),
  }
}

function isAccepted(value: string, values: ListShape['filters'][string]): boolean {
  if (values === DAY) return DAY_PATTERN.test(value)
  return values === TEXT ? value !== '' && value.length <= TEXT_MAX : values.includes(value)
}

/** A page number alone opens the first page: only a cursor leads to another. */
function parsePosition(params: URLSearchParams): Position {
  const text = params.get(CURSOR)
  const cursor = text && text.length <= CURSOR_MAX ? text : null
  const last = cursor ? null : parseCount(params.get(LAST), LAST_ROWS_MAX)
  if (!cursor && !last) return FIRST_PAGE
  return { cursor, last, page: parseCount(params.get(PAGE), PAGE_MAX) }
}

function parseCount(text: string | null, max: number): number | null {
  const count = /^[1-9]\d*$/.test(text ?? '') ? Number(text) : 0
  return count > 0 && count <= max ? count : null
}

/** Leaves out defaults. */
export function toQuery(state: ListState, shape: ListShape): URLSearchParams {
  const params = new URLSearchParams()
  if (state.search) params.set(SEARCH, state.search)
  for (const name of Object.keys(shape.filters)) {
    const value = state.filters[name]
    if (value !== undefined) params.set(name, value)
  }
  if (formatSort(state.sort) !== formatSort(shape.sort)) params.set(SORT, formatSort(state.sort))
  const { cursor, last, page } = state.position
  if (cursor) params.set(CURSOR, cursor)
  if (last) params.set(LAST, String(last))
  if ((cursor || last) && page) params.set(PAGE, String(page))
  return params
}

/** Goes to the first page, as do `withFilter` and `withSort`. */
export function withSearch(state: ListState, search: string): ListState {
  return { ...state, search: search.slice(0, SEARCH_MAX), position: FIRST_PAGE }
}

/** An empty value removes the filter. */
export function withFilter(state: ListState, name: string, value: string): ListState {
  const { [name]: _, ...rest } = state.filters
  return { ...state, filters: value ? { ...rest, [name]: value } : rest, position: FIRST_PAGE }
}

export function toggleSort(sort: Sort, by: string, descendingFirst: boolean): Sort {
  return { by, descending: sort.by === by ? !sort.descending : descendingFirst }
}

export function withSort(state: ListState, sort: Sort): ListState {
  return { ...state, sort, position: FIRST_PAGE }
}

export function isFiltered(state: ListState): boolean {
  return state.search.trim() !== '' || Object.keys(state.filters).length > 0
}
