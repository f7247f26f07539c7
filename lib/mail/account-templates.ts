import { z } from 'zod'
import { brand } from '@/lib/content/brand'
import { SIGN_IN_LINK_MINUTES } from '@/lib/content/retention-periods.mjs'
import { formatDay } from '@/lib/dates'
import * as paths from '@/lib/paths'
import { line } from './schema'
import { defineTemplate } from './template'
import { name, pathTo } from './template-parts'

/** Sign-in and colleagues. */
export const ACCOUNT_TEMPLATES = {
  /** Stores nothing: the link is made when the message is sent. */
  signInLink: defineTemplate({
    data: z.object({}),
    subject: () => `Sign in to ${brand.product}`,
    body: (_, signInPath) => [
      'Hello,',
      `Use this link to sign in to ${brand.product}. It works once, for ${SIGN_IN_LINK_MINUTES} minutes.`,
      ...(signInPath ? [{ label: 'Sign in', path: signInPath }] : []),
      'If you didn’t ask for it, you can ignore this email. Nobody can sign in without the link.',
    ],
    isNecessary: true,
    isConfidential: true,
  }),

  /** Names nothing: anyone can enter someone else’s address. The page behind the link names the company. */
  continueLink: defineTemplate({
    data: z.object({ invitationId: z.uuid().nullable() }),
    accepts: ({ invitationId }) => invitationId,
    subject: () => `Your link to continue on ${brand.product}`,
    body: (_, signInPath) => [
      'Hello,',
      `Use this link to continue on any device where you left off. It works once, for ${SIGN_IN_LINK_MINUTES} minutes, and signs you in to ${brand.product}.`,
      ...(signInPath ? [{ label: 'Continue', path: signInPath }] : []),
      'If you didn’t ask for it, you can ignore this email. Nobody can sign in without the link.',
    ],
    isNecessary: true,
    isConfidential: true,
  }),

  newDevice: defineTemplate({
    data: z.object({ browser: line(80), at: z.iso.datetime() }),
    subject: () => `New sign-in to ${brand.product}`,
    body: ({ browser, at }) => [
      'Hello,',
      'Someone has just used a link we emailed you to sign in to your account. If it was you, there’s nothing to do.',
      {
        details: [
          ['Browser', browser],
          ['Signed in on', formatDay(new Date(at))],
        ],
      },
      'If it wasn’t you, end that session in your account, and check who can read your email.',
      { label: 'Open your account', path: pathTo(paths.account) },
    ],
    isNecessary: true,
  }),
  /** Names the company only if whoever invites has proved an address: anyone can enter someone else’s. */
  invitation: defineTemplate({
    data: z.object({ company: name.nullable(), inviter: name.nullable() }),
    subject: ({ company }) => `You’re invited to ${company ? `${company} on ` : ''}${brand.product}`,
    body: ({ company, inviter }) => [
      'Hello,',
      `${inviter ?? 'A colleague'} has invited you to work on vacancies ${company ? `of ${company} ` : ''}in ${brand.product}.`,
      'Sign in with this address to accept or decline.',
      { label: 'Open the invitation', path: pathTo(paths.account) },
      'If you don’t know them, you can ignore this email.',
    ],
    isNecessary: false,
  }),

  joinRequest: defineTemplate({
    data: z.object({ company: name, email: line(254), companyId: z.uuid() }),
    subject: ({ company }) => `Someone asks to join ${company}`,
    body: ({ company, email, companyId }) => [
      'Hello,',
      `Someone with an address at your domain asks to join ${company}. They can’t see anything until you let them in.`,
      { details: [['Email', email]] },
      { label: 'Let them in, or refuse', path: pathTo(paths.colleagues(companyId)) },
    ],
    isNecessary: false,
  }),
} as const
