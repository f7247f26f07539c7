import { z } from 'zod'
import { interviewPathOf, sharePathOf } from '@/lib/auth/share-links'
import { SHARE_DAYS } from '@/lib/content/retention-periods.mjs'
import * as paths from '@/lib/paths'
import { line } from './schema'
import { defineTemplate } from './template'
import { describeVacancy, name, pathTo, title } from './template-parts'

const approverRequest = z.object({
  /** Of someone without an account. */
  shareId: z.uuid().nullable(),
  specificationId: z.uuid(),
  inviter: name.nullable(),
  company: name.nullable(),
  jobTitle: title.nullable(),
})

/** Names company and job only if whoever asks has proved an address: anyone can enter someone else’s. */
const describeShared = ({ company, jobTitle }: { company: string | null; jobTitle: string | null }) =>
  company === null
    ? 'a job specification'
    : `the job specification for ${describeVacancy({ jobTitle: jobTitle ?? '', company })}`

/** The same, short enough for a subject. */
const titleOfShared = ({ company, jobTitle }: { company: string | null; jobTitle: string | null }) =>
  company === null ? 'a job specification' : describeVacancy({ jobTitle: jobTitle ?? '', company })

const approvalPathOf = ({ shareId, specificationId }: z.output<typeof approverRequest>) =>
  shareId ? sharePathOf(shareId) : pathTo(paths.jobSpecification(specificationId))

const SHARE_TEXTS = {
  view: { request: 'read', label: 'Read it' },
  comment: { request: 'read and comment on', label: 'Read and comment' },
  approve: { request: 'read and approve', label: 'Read, then approve or decline' },
} as const

const pluralise = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`

const listCounts = (comments: number, suggestions: number) =>
  [
    ...(comments > 0 ? [pluralise(comments, 'comment')] : []),
    ...(suggestions > 0 ? [pluralise(suggestions, 'suggestion')] : []),
  ].join(' and ')

/** Links to one version, what their readers write, and rounds of approval. */
export const SHARING_TEMPLATES = {
  /** Names company and job only if whoever shares has proved an address: anyone can enter someone else’s. */
  shareLink: defineTemplate({
    data: z.object({
      shareId: z.uuid(),
      role: z.enum(['view', 'comment', 'approve']),
      inviter: name.nullable(),
      company: name.nullable(),
      jobTitle: title.nullable(),
    }),
    subject: ({ role, company, jobTitle }) =>
      `Please ${SHARE_TEXTS[role].request}: ${titleOfShared({ company, jobTitle })}`,
    body: ({ shareId, role, inviter, company, jobTitle }) => [
      'Hello,',
      `${inviter ?? 'Someone'} asks you to ${SHARE_TEXTS[role].request} ${describeShared({ company, jobTitle })}. You don’t need an account.`,
      { label: SHARE_TEXTS[role].label, path: sharePathOf(shareId) },
      `The link works for ${SHARE_DAYS} days, for anyone who has it. Don’t forward it unless you mean to.`,
      'If you don’t know what this is about, you can ignore this email.',
    ],
    isNecessary: false,
  }),

  /** Names company and job as `shareLink` does, and no candidate. */
  interviewLink: defineTemplate({
    data: z.object({
      interviewerId: z.uuid(),
      inviter: name.nullable(),
      company: name.nullable(),
      jobTitle: title.nullable(),
    }),
    subject: ({ company, jobTitle }) =>
      company === null
        ? 'Please interview: your questions and scorecards'
        : `Please interview: ${describeVacancy({ jobTitle: jobTitle ?? '', company })}`,
    body: ({ interviewerId, inviter, company, jobTitle }) => [
      'Hello,',
      `${inviter ?? 'Someone'} asks you to interview ${company === null ? 'candidates' : `candidates for ${describeVacancy({ jobTitle: jobTitle ?? '', company })}`}. The questions and a scorecard for each candidate are at this link. You don’t need an account.`,
      { label: 'Open the scorecards', path: interviewPathOf(interviewerId) },
      `The link is yours alone: anyone who has it can score in your name. It works for ${SHARE_DAYS} days.`,
      'If you don’t know what this is about, you can ignore this email.',
    ],
    isNecessary: false,
  }),

  /** Grows until it is sent. Names no reader: there can be several, and each typed a name. */
  newComments: defineTemplate({
    data: z.object({
      specificationId: z.uuid(),
      jobTitle: title,
      company: name,
      comments: z.number().int().nonnegative(),
      suggestions: z.number().int().nonnegative(),
    }),
    subject: (data) => `New comments: ${describeVacancy(data)}`,
    body: ({ specificationId, jobTitle, company, comments, suggestions }) => [
      'Hello,',
      `The people you shared the job specification for ${describeVacancy({ jobTitle, company })} with have written ${listCounts(comments, suggestions)}.`,
      'You can accept a suggestion with a click.',
      { label: 'Read and answer', path: pathTo(paths.jobSpecification(specificationId)) },
    ],
    isNecessary: false,
  }),

  approvalRequest: defineTemplate({
    data: approverRequest,
    subject: (data) => `Please approve: ${titleOfShared(data)}`,
    body: (data) => [
      'Hello,',
      `${data.inviter ?? 'Someone'} asks you to approve ${describeShared(data)}. Read it, then approve or decline.`,
      { label: 'Read, then approve or decline', path: approvalPathOf(data) },
      'If you don’t know what this is about, you can ignore this email.',
    ],
    isNecessary: false,
  }),

  approvalReminder: defineTemplate({
    data: approverRequest,
    subject: (data) => `Reminder to approve: ${titleOfShared(data)}`,
    body: (data) => [
      'Hello,',
      `${data.inviter ?? 'Someone'} still waits for you to approve or decline ${describeShared(data)}.`,
      { label: 'Read, then approve or decline', path: approvalPathOf(data) },
    ],
    isNecessary: false,
  }),

  approvalDeclined: defineTemplate({
    data: z.object({
      specificationId: z.uuid(),
      jobTitle: title,
      company: name,
      approver: name,
      reason: line(1000),
    }),
    subject: (data) => `Declined: ${describeVacancy(data)}`,
    body: ({ specificationId, approver, reason, jobTitle, company }) => [
      'Hello,',
      'Someone you asked to approve a job specification has declined.',
      {
        details: [
          ['Job title', jobTitle],
          ['Company', company],
          ['Declined by', approver],
          ['Reason', reason],
        ],
      },
      { label: 'Open the specification', path: pathTo(paths.jobSpecification(specificationId)) },
    ],
    isNecessary: false,
  }),

  approvalsVoided: defineTemplate({
    data: z.object({
      /** For its author. */
      specificationId: z.uuid().nullable(),
      jobTitle: title.nullable(),
      company: name.nullable(),
    }),
    subject: (data) => `Approvals no longer count: ${titleOfShared(data)}`,
    body: ({ specificationId, ...data }) => [
      'Hello,',
      `The text of ${describeShared(data)} was changed before everyone had approved it, so the approvals given so far no longer count.`,
      ...(specificationId
        ? [
            'Ask for approval again when the text is ready.',
            { label: 'Open the specification', path: pathTo(paths.jobSpecification(specificationId)) },
          ]
        : ['You’ll be asked again when the new text is ready.']),
    ],
    isNecessary: false,
  }),
} as const
