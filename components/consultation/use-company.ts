'use client'

import { useEffect, useState } from 'react'
import { logError } from '@/lib/api/browser-log'
import { callApi } from '@/lib/api/client'
import type { Company } from '@/lib/company/schema'
import type { Research } from '@/lib/research/schema'

/** The company with the vacancy's job title. Both are null while loading and after a failure. */
export function useCompany(
  companyId: string,
  vacancyId: string,
): { company: Company | null; research: Research | null } {
  const [data, setData] = useState<{ company: Company | null; research: Research | null }>({
    company: null,
    research: null,
  })

  useEffect(() => {
    const controller = new AbortController()
    callApi('GET /api/companies/{companyId}', {
      params: { companyId },
      query: { vacancyId },
      signal: controller.signal,
    })
      .then(setData)
      .catch((error: unknown) => {
        if (!controller.signal.aborted) logError('The company could not be read', error)
      })
    return () => controller.abort()
  }, [companyId, vacancyId])

  return data
}
