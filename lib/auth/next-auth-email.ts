import 'server-only'
import type { Adapter } from 'next-auth/adapters'
import type { EmailConfig } from 'next-auth/providers/email'
import { SIGN_IN_LINK_MINUTES } from '@/lib/content/retention-periods.mjs'
import { db } from '@/lib/db/client'

/** Without next-auth's own sender and tokens: `requestLink` queues a message, and the token is made when that is sent. */
export const createEmailProvider = (requestLink: (email: string) => Promise<void>): EmailConfig => ({
  id: 'email',
  type: 'email',
  name: 'Email',
  server: '',
  from: '',
  maxAge: SIGN_IN_LINK_MINUTES * 60,
  sendVerificationRequest: ({ identifier }) => requestLink(identifier),
  options: {},
})

/**
 * What next-auth asks for before it lets a provider send links. Nobody signs in through it: its callback is not served, because its GET
 * would use the link up. Our page does that by a POST (lib/account/sign-in/service.ts).
 */
export const emailAdapter: Adapter = {
  getUserByEmail: async (email) => {
    const person = await db().person.findUnique({ where: { email }, select: { id: true, email: true } })
    return person && { ...person, emailVerified: null }
  },
  createVerificationToken: async () => null,
  useVerificationToken: async () => null,
}
