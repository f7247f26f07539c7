import 'server-only'
import { randomUUID } from 'node:crypto'
import { foreignOriginError } from '@/lib/auth/visitor'
import { AppError } from '@/lib/errors'
import { clientAddress, isOwnOrigin } from '@/lib/server/http/client-address'
import { readLimited } from './body'
import { problemResponse } from './problem'

const BODY_MAX_BYTES = 16 * 1024
const FORM = /^application\/x-www-form-urlencoded\b/i

export interface SentForm {
  /** Empty without a field of that name. */
  read(name: string): string
  readAll(name: string): string[]
  /** The visitor's IP address. */
  address: string
}

/** A form that works without script. `handle` returns the path of the page that comes next. */
export function defineForm(handle: (form: SentForm) => Promise<string>) {
  return async (request: Request): Promise<Response> => {
    try {
      if (!isOwnOrigin(request.headers)) throw foreignOriginError()
      if (!FORM.test(request.headers.get('content-type') ?? ''))
        throw new AppError(
          'unsupportedMedia',
          'Unsupported content type. Send application/x-www-form-urlencoded.',
        )
      const fields = new URLSearchParams(new TextDecoder().decode(await readLimited(request, BODY_MAX_BYTES)))
      const location = await handle({
        read: (name) => fields.get(name) ?? '',
        readAll: (name) => fields.getAll(name),
        address: clientAddress(request.headers),
      })
      return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } })
    } catch (error) {
      return problemResponse(error, randomUUID())
    }
  }
}
