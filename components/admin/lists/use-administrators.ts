'use client'

import { useQuery } from '@tanstack/react-query'
import { fetchAdministrators } from './admin-api'

/** Undefined until they are fetched. */
export function useAdministrators() {
  const { data } = useQuery({
    queryKey: ['administrators'],
    queryFn: ({ signal }) => fetchAdministrators(signal),
  })
  return data
}
