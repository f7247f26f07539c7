import 'server-only'
import type { NextAuthOptions, Session } from 'next-auth'
import { env } from '@/lib/server/env'
import {
  decodeSession,
  encodeSession,
  SESSION_SECONDS,
  sessionCookieName,
  sessionCookieOptions,
} from './session-token'

/** What next-auth needs to read and write the session cookie. The cookie names a row, and `toSession` looks it up. */
export function createSessionOptions(
  secure: boolean,
  toSession: (sessionId: string, session: Session) => Promise<Session | null>,
) {
  return {
    secret: env.APP_SECRET ?? '',
    useSecureCookies: secure,
    session: { strategy: 'jwt', maxAge: SESSION_SECONDS },
    cookies: { sessionToken: { name: sessionCookieName(secure), options: sessionCookieOptions(secure) } },
    jwt: {
      // A session keeps the token it was opened with.
      encode: async ({ token }) =>
        typeof token?.raw === 'string' ? token.raw : await encodeSession(String(token?.sid)),
      decode: async ({ token }) => {
        const sessionId = token ? await decodeSession(token) : null
        return sessionId ? { sid: sessionId, raw: token } : null
      },
    },
    callbacks: {
      jwt: ({ token, user }) => (user ? { sid: user.id } : token),
      // next-auth takes an empty session for none.
      session: async ({ session, token }) =>
        (await toSession(String(token.sid), session)) ?? ({} as typeof session),
    },
    // A cookie that is forged or expired is no fault of ours.
    logger: { error: () => {}, warn: () => {}, debug: () => {} },
  } satisfies Omit<NextAuthOptions, 'providers'>
}
