'use client'

import { type ReactNode, useRef } from 'react'
import { Alert, AlertDescription, AlertTitle } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { Announcer } from './announcer'
import { type Counter, Counters, formatCount } from './counters'
import { type Columns, DataTable } from './data-table'
import { isFiltered, type ListState, withFilter, withSearch, withSort } from './list-state'
import { Pagination } from './pagination'
import { FilterSelect, SearchField, Toolbar } from './toolbar'
import { type ListSource, useList } from './use-list'

/** One filter of a list, by the name that it has in the address. */
export interface Filter {
  name: string
  label: string
  /** What the option reads that filters nothing. */
  all: string
  options: readonly { value: string; label: string }[]
}

/** The words of a list. */
export interface ListWords {
  /** The heading of the card with search, filters and export. */
  card: string
  /** The heading of the table; the count follows in brackets. */
  table: string
  /** What is counted: "registration", "registrations". */
  one: string
  many: string
  search: string
  loading: string
  empty: string
  failure: string
}

/** A list whole: figures, card with search, filters and export, heading with the count, table, pages. */
export function ListView<Row extends { id: string }, Figures>({
  words,
  source,
  state,
  onState,
  columns,
  filters,
  counters,
  children,
}: {
  words: ListWords
  source: ListSource<Row, Figures>
  state: ListState
  onState: (next: ListState, step?: 'push' | 'replace') => void
  columns: Columns<Row>
  filters: readonly Filter[]
  /** The figures above the list; undefined while they are counted. */
  counters?: (figures: Figures | undefined) => readonly Counter[]
  /**
   * The export, told how many rows it would hold (undefined while they are counted, null where nobody counts them) and what to do when it
   * is followed: a file that was refused shows nothing on the screen, the list fetched again does.
   */
  children?: (matching: number | null | undefined, onFollow: () => void) => ReactNode
}) {
  const list = useList(source, state)
  const { matching } = list
  const heading = useRef<HTMLHeadingElement>(null)

  function toPage(cursor: string | null) {
    onState({ ...state, cursor })
    heading.current?.scrollIntoView({ block: 'nearest' })
  }

  const pages = (label: string) => (
    <Pagination
      label={label}
      first={state.cursor === null}
      previous={list.page?.previous ?? null}
      next={list.page?.next ?? null}
      busy={list.busy}
      onPage={toPage}
    />
  )
  return (
    <>
      {counters ? (
        <Counters label={`${words.table} in figures`} counters={counters(list.counts?.figures)} />
      ) : null}
      <section data-slot="card" aria-label={words.card} className="list-card">
        <h2>{words.card}</h2>
        <Toolbar>
          <SearchField
            label={words.search}
            placeholder={words.search}
            value={state.search}
            onSearch={(text) => onState(withSearch(state, text), 'replace')}
          />
          {filters.map(({ name, ...filter }) => (
            <FilterSelect
              key={name}
              {...filter}
              value={state.filters[name]}
              onChange={(value) => onState(withFilter(state, name, value))}
            />
          ))}
          {children?.(matching, list.reload)}
        </Toolbar>
      </section>
      <div className="list-heading">
        <h2 ref={heading}>
          {words.table}
          {matching === null ? null : (
            <span data-counting={list.settled ? undefined : ''}>
              {` (${matching === undefined ? '…' : formatCount(matching)})`}
            </span>
          )}
        </h2>
        <Button variant="ghost" size="sm" disabled={list.busy} onClick={list.reload}>
          Refresh
        </Button>
        {pages(`Pages of ${words.many}, above`)}
      </div>
      {list.error ? (
        <Alert variant="destructive" role="alert">
          <AlertTitle>{words.failure}</AlertTitle>
          <AlertDescription>
            <p>{list.error.message}</p>
            <Button variant="outline" size="sm" className="mt-2" onClick={list.reload}>
              Try again
            </Button>
          </AlertDescription>
        </Alert>
      ) : (
        <>
          <DataTable
            label={words.table}
            columns={columns}
            rows={list.page?.rows}
            busy={list.busy}
            loadingText={words.loading}
            empty={
              <Empty
                text={words.empty}
                filtered={isFiltered(state)}
                onLift={() => onState({ ...state, search: '', filters: {}, cursor: null })}
              />
            }
            sort={state.sort}
            onSort={(sort) => onState(withSort(state, sort))}
          />
          {pages(`Pages of ${words.many}`)}
        </>
      )}
      <Announcer>
        {list.settled && typeof matching === 'number'
          ? `${formatCount(matching)} ${matching === 1 ? words.one : words.many}`
          : ''}
      </Announcer>
    </>
  )
}

function Empty({ text, filtered, onLift }: { text: string; filtered: boolean; onLift: () => void }) {
  return (
    <>
      <EmptySketch />
      <p>{text}</p>
      {filtered ? (
        <Button variant="link" size="sm" onClick={onLift}>
          Clear search and filters
        </Button>
      ) : null}
    </>
  )
}

/** A ruled sheet on which nothing is drawn yet, and its dimension: none. */
function EmptySketch() {
  return (
    <svg viewBox="0 0 96 56" className="list-sketch" fill="none" stroke="currentColor" aria-hidden="true">
      <path d="M8 14h80v34H8zM8 22.500h80M8 31h80M8 39.500h80M30 14v34" strokeWidth="0.75" opacity="0.6" />
      <path d="M8 2v8M88 2v8M8 6h80M5.500 8.500l5-5M85.500 8.500l5-5" />
      <path d="M40 26.750h16" stroke="var(--signal)" strokeWidth="1.5" strokeDasharray="3 3" />
    </svg>
  )
}
