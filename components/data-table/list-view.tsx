'use client'

import { type ReactNode, useEffect, useRef } from 'react'
import { Alert, AlertDescription, AlertTitle } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { reasonOf } from '@/lib/api/client'
import { Announcer } from './announcer'
import { type Counter, Counters, formatCount } from './counters'
import { type Columns, DataTable } from './data-table'
import {
  DAY,
  FIRST_PAGE,
  isFiltered,
  type ListState,
  type Position,
  withFilter,
  withSearch,
  withSort,
} from './list-state'
import { describePage, lastPosition, type Pages, Pagination } from './pagination'
import { FilterDay, FilterSelect, SearchField, Toolbar } from './toolbar'
import { type ListSource, useList } from './use-list'

export interface Filter {
  /** Its parameter in the URL. */
  name: string
  label: string
  allLabel: string
  options: readonly { value: string; label: string }[]
}

/** Of a list whose shape takes them. */
const DAY_FILTERS = [
  { name: 'from', label: 'From' },
  { name: 'to', label: 'To' },
]

export interface ListTexts {
  filtersHeading: string
  tableHeading: string
  /** For example "registration". */
  singular: string
  plural: string
  search: string
  /** In the empty field, which the label is too long for. */
  searchExample?: string
  /** What a search finds, where that isn't plain. */
  searchHint: (search: string) => string | null
  loading: string
  empty: string
  /** Instead of `empty` where nothing was searched for. */
  none?: string
  /** Where rows come from. */
  emptyHint?: string
  failure: string
}

export function ListView<Row extends { id: string }, Figures>({
  texts,
  source,
  state,
  onState,
  columns,
  filters,
  counters,
  note,
  notice,
  children,
}: {
  texts: ListTexts
  source: ListSource<Row, Figures>
  state: ListState
  onState: (next: ListState, step?: 'push' | 'replace') => void
  columns: Columns<Row>
  filters: readonly Filter[]
  counters?: (figures: Figures | undefined) => readonly Counter[]
  /** Above the list, where the figures call for it. */
  note?: (figures: Figures) => string | null
  /** Directly above the rows, which it is about. */
  notice?: ReactNode
  /** The link must call `onFollow`, which fetches the list again: a failed download shows no error by itself, but the list does. */
  children?: (matching: number | null | undefined, onFollow: () => void) => ReactNode
}) {
  const list = useList(source, state)
  const { matching } = list
  const searchHint = texts.searchHint(state.search)
  const noteText = list.counts && note ? note(list.counts.figures) : null
  const heading = useRef<HTMLHeadingElement>(null)

  const isFirst = state.position === FIRST_PAGE
  const pages: Pages | null = list.page
    ? { ...list.page, position: state.position, matching: matching ?? null }
    : null

  function goToPage(position: Position) {
    onState({ ...state, position })
    heading.current?.scrollIntoView({ block: 'nearest' })
  }

  // Its rows have gone, or no longer match.
  const isBeyondEnd = list.isCurrent && !isFirst && list.page?.rows.length === 0
  useEffect(() => {
    if (isBeyondEnd && pages) onState({ ...state, position: lastPosition(pages) }, 'replace')
  })

  const pagination = (label: string) =>
    pages ? <Pagination label={label} pages={pages} busy={list.busy} onPage={goToPage} /> : null
  return (
    <>
      {counters ? (
        <Counters label={`${texts.singular} totals`} counters={counters(list.counts?.figures)} />
      ) : null}
      {noteText ? <p className="text-muted-foreground text-sm">{noteText}</p> : null}
      <section data-slot="card" aria-label={texts.filtersHeading} className="list-card">
        <h2>{texts.filtersHeading}</h2>
        <Toolbar
          setFilters={Object.values(state.filters).filter(Boolean).length}
          search={
            <SearchField
              label={texts.search}
              placeholder={texts.searchExample ?? texts.search}
              value={state.search}
              onSearch={(text) => onState(withSearch(state, text), 'replace')}
            />
          }
        >
          {DAY_FILTERS.filter(({ name }) => source.shape.filters[name] === DAY).map(({ name, label }) => (
            <FilterDay
              key={name}
              label={label}
              value={state.filters[name]}
              onChange={(value) => onState(withFilter(state, name, value))}
            />
          ))}
          {filters.map(({ name, ...filter }) => (
            <FilterSelect
              key={name}
              {...filter}
              value={state.filters[name]}
              onChange={(value) => onState(withFilter(state, name, value))}
            />
          ))}
          {children?.(list.error ? undefined : matching, list.reload)}
        </Toolbar>
        {searchHint ? <p className="text-muted-foreground text-sm">{searchHint}</p> : null}
      </section>
      <div className="list-heading">
        <h2 ref={heading}>
          {texts.tableHeading}
          {matching === null ? null : (
            <span data-counting={list.isCurrent ? undefined : ''}>
              {` (${matching === undefined ? '…' : formatCount(matching)})`}
            </span>
          )}
        </h2>
        <Button variant="ghost" size="sm" disabled={list.busy} onClick={list.reload}>
          Refresh
        </Button>
        {isFirst && !list.page?.next ? null : pagination(`Pages of ${texts.plural}, top`)}
      </div>
      {notice}
      {list.error ? (
        <Alert variant="destructive" role="alert">
          <AlertTitle>{texts.failure}</AlertTitle>
          <AlertDescription>
            <p>
              Nothing is lost. The list couldn’t be loaded. {reasonOf(list.error, 'Check your connection.')}
            </p>
            <p className="mt-2 flex gap-2">
              <Button variant="outline" size="sm" onClick={list.reload}>
                Try again
              </Button>
              {isFirst ? null : (
                <Button variant="outline" size="sm" onClick={() => goToPage(FIRST_PAGE)}>
                  First page
                </Button>
              )}
            </p>
          </AlertDescription>
        </Alert>
      ) : (
        <>
          <DataTable
            label={texts.tableHeading}
            columns={columns}
            rows={list.page?.rows}
            busy={list.busy}
            loadingText={texts.loading}
            empty={
              <EmptyList
                text={isFiltered(state) ? texts.empty : (texts.none ?? texts.empty)}
                hint={texts.emptyHint}
                isFiltered={isFiltered(state)}
                onClear={() => onState({ ...state, search: '', filters: {}, position: FIRST_PAGE })}
              />
            }
            sort={state.sort}
            onSort={(sort) => onState(withSort(state, sort))}
          />
          {list.page?.rows.length === 0 ? null : pagination(`Pages of ${texts.plural}`)}
        </>
      )}
      <Announcer>
        {list.isCurrent && typeof matching === 'number'
          ? `${formatCount(matching)} ${matching === 1 ? texts.singular : texts.plural}${isFirst || !pages ? '' : `, ${describePage(pages)}`}`
          : ''}
      </Announcer>
    </>
  )
}

function EmptyList({
  text,
  hint = 'New ones appear here.',
  isFiltered,
  onClear,
}: {
  text: string
  hint?: string | undefined
  isFiltered: boolean
  onClear: () => void
}) {
  return (
    <>
      <EmptySketch />
      <p>{text}</p>
      {isFiltered ? null : <p>{hint}</p>}
      {isFiltered ? (
        <Button variant="link" size="sm" onClick={onClear}>
          Clear search and filters
        </Button>
      ) : null}
    </>
  )
}

function EmptySketch() {
  return (
    <svg viewBox="0 0 96 56" className="list-sketch" fill="none" stroke="currentColor" aria-hidden="true">
      <path d="M8 14h80v34H8zM8 22.500h80M8 31h80M8 39.500h80M30 14v34" strokeWidth="0.75" opacity="0.6" />
      <path d="M8 2v8M88 2v8M8 6h80M5.500 8.500l5-5M85.500 8.500l5-5" />
      <path d="M40 26.750h16" stroke="var(--signal)" strokeWidth="1.5" strokeDasharray="3 3" />
    </svg>
  )
}
