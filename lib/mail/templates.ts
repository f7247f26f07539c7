import { z } from 'zod'
import { sharePathOf } from '@/lib/auth/share-links'
import { brand } from '@/lib/content/brand'
import { CANDIDATE_MONTHS, SHARE_DAYS, SIGN_IN_LINK_MINUTES } from '@/lib/content/retention-periods.mjs'
import { APPROVAL_TERMS } from '@/lib/content/terms'
import { formatDay } from '@/lib/dates'
import * as paths from '@/lib/paths'
import type { MailKind } from './options'
import { line } from './schema'
import { defineTemplate, type MailPath, type MailTemplate } from './template'

/** Two of them fit into a subject. */
const name = line(80)
const title = line(80)
const form = z.enum(['interest', 'contactSales'])

const pathTo = (path: string) => path as MailPath

const describeVacancy = ({ jobTitle, company }: { jobTitle: string; company: string }) =>
  jobTitle === '' ? company : `${jobTitle}, ${company}`

const LAUNCH_TEXTS = {
  launched: {
    subject: 'Your vacancy is live',
    text: 'Our team has launched your vacancy and is now looking for candidates.',
  },
  onHold: {
    subject: 'Your vacancy is on hold',
    text: 'Our team has put your vacancy on hold. Nothing is lost: the approved specification stays as it is.',
  },
  closed: {
    subject: 'Your vacancy is closed',
    text: 'Our team has closed your vacancy. The approved specification stays as it is.',
  },
} as const

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

export const MAIL_TEMPLATES = {
  /** Names nothing that was typed into the form: anyone can enter someone else’s address. */
  enquiryReceived: defineTemplate({
    data: z.object({ form, replyHours: z.number().int().positive() }),
    subject: ({ form }) =>
      form === 'interest' ? 'We’ve received your registration' : 'We’ve received your message',
    body: ({ form, replyHours }) => [
      'Hello,',
      form === 'interest'
        ? `Thank you for registering your interest in ${brand.product}. A specialist recruiter will reply by email.`
        : `Thank you for contacting ${brand.product}. Our sales team will reply by email within ${replyHours} hours.`,
      `If you didn’t fill in a form on our site, someone may have entered your address by mistake. Email ${brand.privacyEmail} and we’ll delete it.`,
    ],
    isNecessary: false,
  }),

  newEnquiry: defineTemplate({
    data: z.object({ form, name, company: name.nullable() }),
    subject: ({ form, name, company }) =>
      `${form === 'interest' ? 'New interest registration' : 'New sales enquiry'}: ${company ?? name}`,
    body: ({ form, name, company }) => [
      form === 'interest' ? 'Someone has registered their interest.' : 'Someone has sent a sales enquiry.',
      { details: [['Name', name], ...(company ? [['Company', company] as [string, string]] : [])] },
      {
        label: 'Open it in the admin centre',
        path: pathTo(form === 'interest' ? paths.adminRegistrations(name) : paths.adminContacts(name)),
      },
    ],
    isNecessary: true,
  }),

  /** Names only what the advert says: anyone can enter someone else’s address. */
  jobInterestReceived: defineTemplate({
    data: z.object({ jobTitle: title }),
    subject: ({ jobTitle }) => `We’ve received your details: ${jobTitle}`,
    body: ({ jobTitle }) => [
      'Hello,',
      `Thank you for your interest in the job “${jobTitle}”. A recruiter reads what you sent and replies by email.`,
      `We keep your details for ${CANDIDATE_MONTHS} months, and delete them earlier if you ask. Write to ${brand.privacyEmail}.`,
      `If you didn’t fill in a form on our site, someone may have entered your address by mistake. Email ${brand.privacyEmail} and we’ll delete it.`,
    ],
    isNecessary: false,
  }),

  newJobInterest: defineTemplate({
    data: z.object({ vacancyId: z.uuid(), jobTitle: title, name }),
    subject: ({ jobTitle, name }) => `${name} responded: ${jobTitle}`,
    body: ({ vacancyId, jobTitle, name }) => [
      'Someone has responded to a job.',
      {
        details: [
          ['Job title', jobTitle],
          ['Name', name],
        ],
      },
      { label: 'Open the vacancy in the admin centre', path: pathTo(paths.adminVacancy(vacancyId)) },
    ],
    isNecessary: true,
  }),

  newApproval: defineTemplate({
    data: z.object({ vacancyId: z.uuid(), jobTitle: title, company: name, approver: name }),
    subject: (data) => `Approved: ${describeVacancy(data)}`,
    body: ({ vacancyId, jobTitle, company, approver }) => [
      `A specification has been approved. Its launch is due within ${APPROVAL_TERMS.launchHours} hours.`,
      {
        details: [
          ['Job title', jobTitle],
          ['Company', company],
          ['Approved by', approver],
        ],
      },
      { label: 'Open the vacancy in the admin centre', path: pathTo(paths.adminVacancy(vacancyId)) },
    ],
    isNecessary: true,
  }),

  /** With what candidates may read, and without a link: the address isn’t confirmed, and a link would need a sign-in. */
  approvalCopy: defineTemplate({
    data: z.object({
      jobTitle: title,
      company: name,
      approver: name,
      version: z.number().int().positive(),
      approvedAt: z.iso.datetime(),
      termsVersion: z.string().max(40),
      contentHash: z.string().length(64),
      specificationId: z.uuid().optional(),
    }),
    attaches: ({ specificationId }) => specificationId,
    subject: (data) => `Approval recorded: ${describeVacancy(data)}`,
    body: (data, _, isAttached) => [
      'Hello,',
      'A job specification of your company has been approved. This is the record of it.',
      {
        details: [
          ['Job title', data.jobTitle],
          ['Company', data.company],
          ['Version', String(data.version)],
          ['Approved by', data.approver],
          ['Approved on', formatDay(new Date(data.approvedAt))],
          ['Terms', `Version ${data.termsVersion}`],
          ['Fingerprint of the text (SHA-256)', data.contentHash],
        ],
      },
      isAttached
        ? 'The specification is attached as candidates may read it. The full version and the approval certificate are on our site, in the browser you used to approve it.'
        : 'To read, download or print the specification, open our site in the browser you used to approve it.',
      `If nobody at your company approved this, reply to ${brand.salesEmail} straight away.`,
    ],
    isNecessary: true,
  }),

  launchChanged: defineTemplate({
    data: z.object({ status: z.enum(['launched', 'onHold', 'closed']), jobTitle: title, company: name }),
    subject: ({ status, ...vacancy }) => `${LAUNCH_TEXTS[status].subject}: ${describeVacancy(vacancy)}`,
    body: ({ status, jobTitle, company }) => [
      'Hello,',
      LAUNCH_TEXTS[status].text,
      {
        details: [
          ['Job title', jobTitle],
          ['Company', company],
        ],
      },
      `If you have a question, write to ${brand.salesEmail}.`,
    ],
    isNecessary: false,
  }),

  vacancyNote: defineTemplate({
    data: z.object({
      vacancyId: z.uuid(),
      jobTitle: title,
      company: name,
      text: line(1000),
      day: z.iso.date().nullable(),
    }),
    subject: (vacancy) => `News of your vacancy: ${describeVacancy(vacancy)}`,
    body: ({ vacancyId, jobTitle, company, text, day }) => [
      'Hello,',
      'Our team has added a note to your vacancy.',
      {
        details: [
          ['Job title', jobTitle],
          ['Company', company],
          ...(day ? [['Date', formatDay(new Date(`${day}T12:00:00Z`))] as [string, string]] : []),
        ],
      },
      text,
      { label: 'Open your vacancy', path: pathTo(paths.vacancy(vacancyId)) },
    ],
    isNecessary: false,
  }),

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
} as const satisfies Record<MailKind, MailTemplate>

export type MailData<K extends MailKind> = z.input<(typeof MAIL_TEMPLATES)[K]['data']>
