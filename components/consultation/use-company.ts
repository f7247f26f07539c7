'use client'

import { useEffect, useState } from 'react'
import { logError } from '@/lib/api/browser-log'
import { api } from '@/lib/api/client'
import * as routes from '@/lib/api/routes/companies'
import type { Company } from '@/lib/company/schema'
import type { Research } from '@/lib/research/schema'

/** The company's record and what was found out about it; nulls until it is there, or where it could not be read. */
export function useCompany(companyId: string): { company: Company | null; research: Research | null } {
  const [known, setKnown] = useState<{ company: Company | null; research: Research | null }>({
    company: null,
    research: null,
  })

  useEffect(() => {
    const leaving = new AbortController()
    api(routes.getCompany, { params: { companyId }, signal: leaving.signal })
      .then(setKnown)
      .catch((error: unknown) => {
        if (!leaving.signal.aborted) logError('The company could not be read', error)
      })
    return () => leaving.abort()
  }, [companyId])

  return known
}
