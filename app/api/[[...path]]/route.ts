import { randomUUID } from 'node:crypto'
import { problemResponse } from '@/lib/api/problem'
import { AppError } from '@/lib/errors'

/** `/api` itself, and every address under it that is not in the contract. */
const refuse = async () =>
  problemResponse(new AppError('notFound', 'There is no such address in this API.'), randomUUID())

export { refuse as DELETE, refuse as GET, refuse as PATCH, refuse as POST, refuse as PUT }
