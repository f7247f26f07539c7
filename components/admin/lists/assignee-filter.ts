'use client'

import { useMemo } from 'react'
import type { Filter } from '@/components/data-table/list-view'
import { useAdministrators } from './use-administrators'

/** `value` is the filter that is set: it stays an option when its administrator has gone. */
export function useAssigneeFilter(value: string | undefined): Filter {
  const administrators = useAdministrators()
  return useMemo(() => {
    const names = (administrators ?? []).map(({ username }) => `@${username}`)
    if (value?.startsWith('@') && !names.includes(value)) names.push(value)
    return {
      name: 'assignee',
      label: 'Assignee',
      allLabel: 'Any assignee',
      options: [
        { value: 'nobody', label: 'Nobody' },
        { value: 'me', label: 'Me' },
        ...names.map((name) => ({ value: name, label: name.slice(1) })),
      ],
    }
  }, [administrators, value])
}
