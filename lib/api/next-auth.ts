import 'server-only'
import { randomUUID } from 'node:crypto'
import { NextRequest } from 'next/server'
import NextAuth from 'next-auth'
import { signInRequestSchema } from '@/lib/account/email-schema'
import { requestSignInLink } from '@/lib/account/sign-in/service'
import { createAuthOptions } from '@/lib/auth/next-auth'
import { foreignOriginError } from '@/lib/auth/visitor'
import { AppError, notFound } from '@/lib/errors'
import { clientAddress, isOwnOrigin } from '@/lib/server/http/client-address'
import { countLinkRequest } from './account-forms'
import { readLimited } from './body'
import { problemResponse } from './problem'

/**
 * The actions of next-auth that are served. A GET of a callback is not: mail scanners fetch every link, and would use up what it is for.
 * Nor is its log, where anyone could write. A POST of a callback is served for administrators only: /sign-in/confirm signs people in.
 */
const ACTIONS: Record<string, readonly string[]> = {
  GET: ['session', 'csrf', 'providers', 'signin', 'signout', 'error', 'verify-request'],
  POST: ['signin', 'signout', 'callback'],
}
const BODY_MAX_BYTES = 16 * 1024

interface Context {
  params: Promise<{ nextauth: string[] }>
}

/** next-auth under /api/auth, with our limits before it. Its answers are its own; refusals are problem documents. */
export async function serveNextAuth(request: NextRequest, context: Context): Promise<Response> {
  try {
    const { nextauth } = await context.params
    const actions = ACTIONS[request.method]
    if (!actions) throw new AppError('methodNotAllowed', 'Method not allowed. Allowed: GET, POST.')
    const [action = '', provider] = nextauth
    if (!actions.includes(action)) throw notFound()
    if (action === 'callback' && provider !== 'administrator') throw notFound()
    if (request.method === 'POST' && !isOwnOrigin(request.headers)) throw foreignOriginError()
    const passed = request.method === 'POST' ? await copyWithinLimit(request) : request
    const requestLink = async (text: string) => {
      await countLinkRequest(clientAddress(request.headers))
      const { success, data } = signInRequestSchema.safeParse({ email: text })
      if (success) await requestSignInLink(data.email)
    }
    return await NextAuth(passed, { params: await context.params }, await createAuthOptions(requestLink))
  } catch (error) {
    return problemResponse(error, randomUUID())
  }
}

/** Throws 413 above the limit, and 400 where the body is not what its type says. */
async function copyWithinLimit(request: NextRequest): Promise<NextRequest> {
  const body = await readLimited(request, BODY_MAX_BYTES)
  const copy = new NextRequest(request.url, { method: 'POST', headers: request.headers, body })
  if (/\bapplication\/json\b/.test(request.headers.get('content-type') ?? ''))
    await copy
      .clone()
      .json()
      .catch((cause) => {
        throw new AppError('malformed', 'The body is not valid JSON.', { cause })
      })
  return copy
}
