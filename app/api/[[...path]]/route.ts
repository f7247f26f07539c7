import { randomUUID } from 'node:crypto'
import { problemResponse } from '@/lib/api/problem'
import { AppError } from '@/lib/errors'

/** `/api` and every path under it that is not in the contract. */
const refuse = async () =>
  problemResponse(
    new AppError('notFound', 'There is no API endpoint at this address. See /api-reference.'),
    randomUUID(),
  )

export { refuse as DELETE, refuse as GET, refuse as PATCH, refuse as POST, refuse as PUT }
