'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { fetchVacancies, fetchVacancyCounts } from '@/components/admin/lists/admin-api'
import { useAssigneeFilter } from '@/components/admin/lists/assignee-filter'
import { ConflictNotice } from '@/components/admin/lists/conflict-notice'
import { toFilterOptions } from '@/components/admin/lists/filter-options'
import { searchHint } from '@/components/admin/lists/search-hint'
import { SavedViews } from '@/components/admin/saved-views/saved-views'
import { DAY, type ListShape, TEXT } from '@/components/data-table/list-state'
import { ListView } from '@/components/data-table/list-view'
import { useListState } from '@/components/data-table/use-list-state'
import { VACANCY_FILTER_KEYS, VACANCY_FILTERS } from '@/lib/vacancy/options'
import type { VacancyCounts } from '@/lib/vacancy/schema'
import { LaunchContext } from './launch-context'
import { VACANCY_COLUMNS } from './vacancy-columns'

const KEPT_PARAMETERS = ['tab']
const SHAPE: ListShape = {
  filters: { from: DAY, to: DAY, status: VACANCY_FILTER_KEYS, assignee: TEXT },
  sorts: [],
  sort: { by: '', descending: false },
}
const TEXTS = {
  filtersHeading: 'Search',
  tableHeading: 'Vacancies',
  singular: 'vacancy',
  plural: 'vacancies',
  search: 'Search by vacancy, company, contact or email',
  searchExample: 'Vacancy, company, contact or email',
  searchHint,
  loading: 'Loading vacancies...',
  none: 'No vacancies yet',
  empty: 'No vacancies found',
  failure: 'Failed to fetch vacancies',
}
const SOURCE = { name: 'vacancies', shape: SHAPE, fetchPage: fetchVacancies, fetchCounts: fetchVacancyCounts }
const FILTERS = [
  { name: 'status', label: 'Launch', allLabel: 'All vacancies', options: toFilterOptions(VACANCY_FILTERS) },
]
const counters = (figures: VacancyCounts['counts'] | undefined) => [
  { label: 'Awaiting launch', value: figures?.awaiting },
  { label: 'Overdue', value: figures?.overdue },
  { label: 'Live', value: figures?.launched },
  { label: 'On hold', value: figures?.onHold },
]

export function VacanciesTab() {
  const client = useQueryClient()
  const [state, setState] = useListState(SHAPE, KEPT_PARAMETERS)
  const assignees = useAssigneeFilter(state.filters.assignee)
  const [conflict, setConflict] = useState<string | null>(null)
  return (
    <LaunchContext value={setConflict}>
      <ListView
        texts={TEXTS}
        source={SOURCE}
        state={state}
        onState={setState}
        columns={VACANCY_COLUMNS}
        filters={[...FILTERS, assignees]}
        counters={counters}
        notice={
          <ConflictNotice
            message={conflict}
            onReload={() => {
              setConflict(null)
              client.invalidateQueries({ queryKey: ['vacancies'] })
            }}
          />
        }
      >
        {() => <SavedViews list="vacancies" shape={SHAPE} state={state} onState={setState} />}
      </ListView>
    </LaunchContext>
  )
}
