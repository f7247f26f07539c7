import { notFound } from 'next/navigation'
import { cache } from 'react'
import { currentCaller } from '@/lib/auth/caller'
import { AppError } from '@/lib/errors'
import { getSpecification } from '@/lib/specification/queries'
import { specificationIdSchema } from '@/lib/specification/schema'

/** Once for a request. The same not-found screen for a missing id, a foreign id and no cookie. */
export const loadSpecification = cache(async (id: string) => {
  const caller = await currentCaller()
  const params = specificationIdSchema.safeParse({ specificationId: id })
  if (!caller || !params.success) notFound()
  try {
    return { caller, specification: await getSpecification(caller, params.data.specificationId) }
  } catch (error) {
    if (error instanceof AppError && error.code === 'notFound') notFound()
    throw error
  }
})
