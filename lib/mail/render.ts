import 'server-only'
import { brand } from '@/lib/content/brand'
import { env } from '@/lib/server/env'
import { log } from '@/lib/server/log'
import { MAIL_KIND_KEYS, type MailKind } from './options'
import { headerSchema } from './schema'
import type { AttachSpecification, MailAttachment, MailBlock, MailPath, MailTemplate } from './template'
import { MAIL_TEMPLATES } from './templates'

export interface RenderedMail {
  subject: string
  text: string
  html: string
  attachments: MailAttachment[]
}

/** Newer versions know other kinds. */
export const isMailKind = (kind: string): kind is MailKind => (MAIL_KIND_KEYS as string[]).includes(kind)

export const templateOf = (kind: MailKind): MailTemplate => MAIL_TEMPLATES[kind]

/** Throws if `data` isn't what the kind stores. */
export function renderSubject(kind: MailKind, data: unknown): string {
  const template = templateOf(kind)
  return headerSchema.parse(template.subject(template.data.parse(data) as never))
}

/** What the link of a message accepts when it signs its recipient in. Throws if `data` isn't what the kind stores. */
export function invitationOf(kind: MailKind, data: unknown): string | null {
  const template = templateOf(kind)
  return template.accepts?.(template.data.parse(data) as never) ?? null
}

/**
 * Throws if `data` isn't what the kind stores. `stopUrl` is for kinds that people can stop, `signInPath` for those that sign the recipient
 * in. Without `attach`, and where the file can't be made, the message has no attachment and says so.
 */
export async function renderMail(
  kind: MailKind,
  data: unknown,
  stopUrl: string | null = null,
  signInPath: MailPath | null = null,
  attach?: AttachSpecification,
): Promise<RenderedMail> {
  const template = templateOf(kind)
  const parsed = template.data.parse(data) as never
  const specificationId = template.attaches?.(parsed)
  const attachment = attach && specificationId ? await tryToAttach(attach, specificationId) : null
  const blocks = template.body(parsed, signInPath, attachment !== null)
  const subject = headerSchema.parse(template.subject(parsed))
  return {
    subject,
    text: toText(blocks, stopUrl),
    html: toHtml(subject, blocks, stopUrl),
    attachments: attachment ? [attachment] : [],
  }
}

/** The message counts for more than its attachment. */
async function tryToAttach(attach: AttachSpecification, id: string): Promise<MailAttachment | null> {
  try {
    return await attach(id)
  } catch (error) {
    log.warn({ err: error }, 'a message goes without its attachment')
    return null
  }
}

/** Null while the product doesn't know its own address. */
const toUrl = (path: string): string | null => (env.APP_URL ? new URL(path, env.APP_URL).href : null)

const SIGNATURE = [
  brand.product,
  `${brand.legalName}. ${brand.registeredIn}, number ${brand.companyNumber}. ${brand.registeredOffice}`,
]
const STOP_LABEL = 'Stop emails like this one'

function toText(blocks: readonly MailBlock[], stopUrl: string | null): string {
  const parts = blocks.flatMap((block) => {
    if (typeof block === 'string') return [block]
    if ('details' in block) return [block.details.map(([label, value]) => `${label}: ${value}`).join('\n')]
    const url = toUrl(block.path)
    return url ? [`${block.label}:\n${url}`] : []
  })
  const footer = [...SIGNATURE, ...(stopUrl ? [`${STOP_LABEL}: ${stopUrl}`] : [])]
  return `${[...parts, footer.join('\n')].join('\n\n')}\n`
}

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? '')

const BODY_STYLE = 'margin:0;padding:24px;font:16px/1.5 Arial,sans-serif;color:#1c2430;background:#ffffff'
const SMALL_STYLE = 'margin:32px 0 0;font-size:13px;color:#5a6472'
const CELL_STYLE = 'padding:2px 16px 2px 0;text-align:left;vertical-align:top;font-weight:normal'

function toHtml(subject: string, blocks: readonly MailBlock[], stopUrl: string | null): string {
  const stop = stopUrl ? `<br><a href="${escapeHtml(stopUrl)}">${STOP_LABEL}</a>` : ''
  return `<!doctype html>
<html lang="en-GB"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>
<body style="${BODY_STYLE}"><div style="max-width:36em">
${blocks.map(toHtmlBlock).filter(Boolean).join('\n')}
<p style="${SMALL_STYLE}">${SIGNATURE.map(escapeHtml).join('<br>')}${stop}</p>
</div></body></html>
`
}

function toHtmlBlock(block: MailBlock): string {
  if (typeof block === 'string') return `<p>${escapeHtml(block)}</p>`
  if ('details' in block) {
    const rows = block.details.map(
      ([label, value]) =>
        `<tr><th scope="row" style="${CELL_STYLE};color:#5a6472">${escapeHtml(label)}</th><td style="${CELL_STYLE};word-break:break-word">${escapeHtml(value)}</td></tr>`,
    )
    return `<table style="border-collapse:collapse">${rows.join('')}</table>`
  }
  const url = toUrl(block.path)
  return url ? `<p><a href="${escapeHtml(url)}">${escapeHtml(block.label)}</a></p>` : ''
}
