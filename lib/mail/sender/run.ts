import 'server-only'
import { setTimeout as sleep } from 'node:timers/promises'
import { createSignInPath } from '@/lib/auth/sign-in-links'
import { invitationOf, isMailKind, renderMail, templateOf } from '@/lib/mail/render'
import { isMailStopped, stopUrlFor } from '@/lib/mail/stops/queries'
import type { AttachSpecification } from '@/lib/mail/template'
import { onMailQueued } from '@/lib/mail/wake'
import { env } from '@/lib/server/env'
import { log } from '@/lib/server/log'
import type { MailFrom } from '@/lib/server/mail-variables'
import { metrics } from '@/lib/server/metrics'
import { isShuttingDown } from '@/lib/server/shutdown'
import { MAX_LOST_ATTEMPTS } from './retries'
import { type ClaimedMail, claimMail, markFailedAttempt, markSent, markStopped } from './service'
import { DeliveryError, deliver, parseSmtpUrl, type SmtpServer } from './smtp'

/** Messages that one process sends at the same time, so that a slow recipient doesn't hold up the rest. */
const LANES = 2
/** Between two messages of a lane: a long queue leaves the process and the database to visitors. */
const PAUSE_MS = 150
/** How often an idle lane looks for what other servers queued, and what is due again. */
const POLL_MS = 5000
/** The event that queues a message has yet to be committed. */
const COMMIT_MS = 100
/** After a failure that the next message would probably share. */
const TROUBLE_PAUSE_MS = 5000
const MARK_TRIES = 5
const MARK_PAUSE_MS = 2000

export type Outcome = 'idle' | 'sent' | 'stopped' | 'refused' | 'trouble'

interface Sender {
  server: SmtpServer
  from: MailFrom
  attach?: AttachSpecification
}

/** Claims one message and tries it once. Throws if the database fails. */
export async function sendNextMail(sender: Sender): Promise<Outcome> {
  const mail = await claimMail(domainOf(sender.from))
  if (!mail) return 'idle'
  if (await isUnwanted(mail)) {
    await markStopped(mail)
    return 'stopped'
  }
  const failure = await tryMail(mail, sender)
  const outcome = !failure ? 'sent' : failure.isPermanent ? 'refused' : 'trouble'
  const { id, kind, attempts } = mail
  metrics.mailAttempts.inc({ kind: isMailKind(kind) ? kind : 'unknown', outcome })
  if (!failure) {
    await persist(() => markSent(mail))
    log.info({ mail: id, kind, attempts }, 'message sent')
    return outcome
  }
  const isFinal = await persist(() => markFailedAttempt(mail, failure))
  log.warn({ mail: id, kind, attempts, code: failure.code, isFinal }, 'message not sent')
  return outcome
}

const isUnwanted = async ({ kind, recipient }: ClaimedMail) =>
  isMailKind(kind) && !templateOf(kind).isNecessary && (await isMailStopped(recipient))

const domainOf = ({ address }: MailFrom) => address.slice(address.indexOf('@') + 1)

async function tryMail(mail: ClaimedMail, { server, from, attach }: Sender): Promise<DeliveryError | null> {
  const { kind, data, recipient: to, messageId, lostAttempts } = mail
  if (lostAttempts >= MAX_LOST_ATTEMPTS)
    return new DeliveryError('The server ended during too many attempts.', true, 'ELOST')
  if (!isMailKind(kind))
    return new DeliveryError('This version of Spanwright does not know this kind of message.', true, 'EKIND')
  try {
    const stopUrl = templateOf(kind).isNecessary ? null : stopUrlFor(to)
    const signInPath = templateOf(kind).isConfidential
      ? await createSignInPath(to, invitationOf(kind, data))
      : null
    const rendered = await renderMail(kind, data, stopUrl, signInPath, attach)
    await deliver(server, { ...rendered, from, to, messageId, stopUrl })
    return null
  } catch (error) {
    if (error instanceof DeliveryError) return error
    log.error({ err: error, mail: mail.id, kind }, 'a message could not be written')
    return new DeliveryError('The text of this message could not be written.', true, 'ETEXT')
  }
}

/** What the mail server has answered must not be lost because the database is away for a moment. */
async function persist<T>(write: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await write()
    } catch (error) {
      if (tries === MARK_TRIES) throw error
      await sleep(MARK_PAUSE_MS)
    }
  }
}

/** Needs SMTP_URL. Runs until the process ends; from SIGTERM on it starts no attempt. */
export function startMailSender(attach: AttachSpecification): void {
  if (!env.SMTP_URL || !env.MAIL_FROM) throw new Error('SMTP_URL and MAIL_FROM are not set')
  const sender = { server: parseSmtpUrl(env.SMTP_URL), from: env.MAIL_FROM, attach }
  const waiting = new Set<() => void>()
  onMailQueued(() =>
    setTimeout(() => {
      for (const wake of waiting) wake()
    }, COMMIT_MS).unref(),
  )
  const waitForMail = () =>
    new Promise<void>((resolve) => {
      const wake = () => {
        clearTimeout(timer)
        waiting.delete(wake)
        resolve()
      }
      const timer = setTimeout(wake, POLL_MS).unref()
      waiting.add(wake)
    })
  const runLane = async () => {
    while (!isShuttingDown()) {
      const outcome = await sendNextMail(sender).catch((error): Outcome => {
        log.warn({ err: error }, 'the outbox cannot be read or written')
        return 'trouble'
      })
      if (outcome === 'idle') await waitForMail()
      else await sleep(outcome === 'trouble' ? TROUBLE_PAUSE_MS : PAUSE_MS, undefined, { ref: false })
    }
  }
  for (let lane = 0; lane < LANES; lane++) void runLane()
}
