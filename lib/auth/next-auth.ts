import 'server-only'
import { randomUUID } from 'node:crypto'
import { headers } from 'next/headers'
import type { NextAuthOptions } from 'next-auth'
import Credentials from 'next-auth/providers/credentials'
import { AppError } from '@/lib/errors'
import * as paths from '@/lib/paths'
import { clientAddress, isHttps } from '@/lib/server/http/client-address'
import { findAdministratorBySession } from './administrator'
import { createEmailProvider, emailAdapter } from './next-auth-email'
import { createSessionOptions } from './session-options'
import { endSession, openSession } from './sign-in'
import { adminLoginSchema } from './sign-in-schema'

/**
 * For next-auth's routes. `getServerSession` in administrator.ts reads the same cookie. `requestLink` emails a sign-in link to a person.
 */
export async function createAuthOptions(
  requestLink: (email: string) => Promise<void>,
): Promise<NextAuthOptions> {
  const requestHeaders = await headers()
  const origin = { address: clientAddress(requestHeaders), requestId: randomUUID() }
  return {
    ...createSessionOptions(isHttps(requestHeaders), async (sessionId, session) => {
      const administrator = await findAdministratorBySession(sessionId)
      return administrator && { ...session, user: { name: administrator.username } }
    }),
    pages: {
      signIn: paths.adminLogin,
      signOut: paths.admin,
      error: paths.adminLogin,
      verifyRequest: paths.signInWith('sent'),
    },
    adapter: emailAdapter,
    providers: [
      createEmailProvider(requestLink),
      Credentials({
        id: 'administrator',
        name: 'Administrator',
        credentials: { username: { label: 'Username' }, password: { label: 'Password', type: 'password' } },
        authorize: async (credentials) => {
          const { success, data } = adminLoginSchema.safeParse(credentials)
          if (!success) return null
          try {
            const { sessionId, username } = await openSession(data, origin)
            return { id: sessionId, name: username }
          } catch (error) {
            // A wrong password or too many attempts: next-auth sends the browser back to the sign-in page.
            if (error instanceof AppError && error.code !== 'internal') return null
            throw error
          }
        },
      }),
    ],
    events: {
      signOut: async ({ token }) => {
        const administrator = await findAdministratorBySession(String(token?.sid))
        if (administrator) await endSession(administrator, { name: administrator.username, ...origin })
      },
    },
  }
}
