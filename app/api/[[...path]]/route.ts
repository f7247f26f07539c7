import { randomUUID } from 'node:crypto'
import { problemResponse } from '@/lib/api/problem'
import { AppError } from '@/lib/errors'

const refuse = async () =>
  problemResponse(
    new AppError('notFound', 'There is no API endpoint at this address. See /api-reference.'),
    randomUUID(),
  )

export { refuse as DELETE, refuse as GET, refuse as PATCH, refuse as POST, refuse as PUT }
