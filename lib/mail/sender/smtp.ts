import 'server-only'
import MailComposer from 'nodemailer/lib/mail-composer'
import SMTPConnection from 'nodemailer/lib/smtp-connection'
import type { RenderedMail } from '@/lib/mail/render'
import type { MailFrom } from '@/lib/server/mail-variables'

export interface SmtpServer {
  host: string
  port: number
  /** TLS from the start. */
  isTls: boolean
  login: { user: string; pass: string } | null
}

export interface OutgoingMail extends RenderedMail {
  from: MailFrom
  to: string
  messageId: string
  /** Stops emails like this one, with one click in the mail program too (RFC 8058). */
  stopUrl: string | null
}

/** Milliseconds: each step, silence in between, and everything together, which a server that answers byte by byte can't exceed. */
const STEP_LIMITS = {
  dnsTimeout: 10_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 20_000,
}
export const DELIVERY_LIMIT_MS = 45_000

const LOOPBACK = /^(localhost|127(\.\d+){3}|::1)$/

export class DeliveryError extends Error {
  constructor(
    message: string,
    /** Trying again would be refused again. */
    readonly isPermanent: boolean,
    /** For the log, without what the server said: that can have the address. */
    readonly code: string,
  ) {
    super(message)
  }
}

export function parseSmtpUrl(text: string): SmtpServer {
  const { protocol, hostname, port, username, password } = new URL(text)
  const isTls = protocol === 'smtps:'
  return {
    host: hostname.replace(/^\[|\]$/g, ''),
    port: port ? Number(port) : isTls ? 465 : 587,
    isTls,
    login: username ? { user: decodeURIComponent(username), pass: decodeURIComponent(password) } : null,
  }
}

/** Resolves once the server has taken the message. Throws DeliveryError. */
export async function deliver(
  server: SmtpServer,
  mail: OutgoingMail,
  limitMs = DELIVERY_LIMIT_MS,
): Promise<void> {
  const message = await compose(mail)
  const connection = new SMTPConnection({
    ...STEP_LIMITS,
    host: server.host,
    port: server.port,
    secure: server.isTls,
    // A password never crosses a network in clear text.
    requireTLS: server.login !== null && !LOOPBACK.test(server.host),
  })
  let timer: NodeJS.Timeout | undefined
  try {
    await new Promise<void>((resolve, reject) => {
      timer = setTimeout(
        () => reject(new DeliveryError(`No answer within ${limitMs / 1000} seconds`, false, 'ETIMEDOUT')),
        limitMs,
      )
      connection.on('error', reject)
      connection.on('end', () => reject(new Error('The mail server closed the connection')))
      const send = (error?: Error | null) => {
        if (error) return reject(error)
        const envelope = { from: mail.from.address, to: [mail.to] }
        connection.send(envelope, message, (failure) => (failure ? reject(failure) : resolve()))
      }
      connection.connect((error) => {
        if (error || !server.login) return send(error)
        connection.login({ credentials: server.login }, send)
      })
    })
    connection.quit()
  } catch (error) {
    connection.close()
    throw error instanceof DeliveryError ? error : toDeliveryError(error)
  } finally {
    clearTimeout(timer)
  }
}

function compose({ from, to, messageId, subject, text, html, attachments, stopUrl }: OutgoingMail) {
  const composer = new MailComposer({
    from,
    to: { name: '', address: to },
    messageId,
    subject,
    text,
    html,
    attachments,
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...(stopUrl && {
        'List-Unsubscribe': { prepared: true, value: `<${stopUrl}>` },
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return composer.compile().build()
}

/** Refusals of the address and of the message are final. Those of our login or sender are for the operator to put right. */
function toDeliveryError(error: unknown): DeliveryError {
  const { response, responseCode, command, code, message } = error as SMTPConnection.SMTPError
  const isPermanent = (responseCode ?? 0) >= 500 && /^(RCPT TO|DATA)$/.test(command ?? '')
  return new DeliveryError(response ?? message, isPermanent, `${responseCode ?? code ?? 'unknown'}`)
}
