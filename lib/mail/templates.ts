import { z } from 'zod'
import { brand } from '@/lib/content/brand'
import { CANDIDATE_MONTHS } from '@/lib/content/retention-periods.mjs'
import { APPROVAL_TERMS } from '@/lib/content/terms'
import { formatDay } from '@/lib/dates'
import * as paths from '@/lib/paths'
import { ACCOUNT_TEMPLATES } from './account-templates'
import type { MailKind } from './options'
import { line } from './schema'
import { SHARING_TEMPLATES } from './sharing-templates'
import { defineTemplate, type MailTemplate } from './template'
import { describeVacancy, name, pathTo, title } from './template-parts'

const form = z.enum(['interest', 'contactSales'])

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

  ...ACCOUNT_TEMPLATES,
  ...SHARING_TEMPLATES,
} as const satisfies Record<MailKind, MailTemplate>

export type MailData<K extends MailKind> = z.input<(typeof MAIL_TEMPLATES)[K]['data']>
