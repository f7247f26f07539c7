import { setTimeout as sleep } from 'node:timers/promises'
import { SMTPServer } from 'smtp-server'

export interface ReceivedMail {
  from: string
  to: string
  headers: Record<string, string>
  /** Of the whole message, with quoted-printable decoded. */
  source: string
  at: number
}

export interface TestSmtpServer {
  url: string
  port: number
  /** Those it has taken, in order. */
  mails: ReceivedMail[]
  /** What it does from now on. */
  behaviour: SmtpBehaviour
  /** Resolves when `count` messages have been taken. Throws after `ms`. */
  waitFor(count: number, ms?: number): Promise<void>
  stop(): Promise<void>
}

export interface SmtpBehaviour {
  /** Milliseconds before a message is taken. */
  delayMs?: number
  /** Addresses that are refused for good. */
  refused?: readonly string[]
  /** The reply to each message instead of taking it, such as `451 Try later`. */
  reply?: { code: number; text: string } | undefined
  /** Takes the message but never says so. */
  isMute?: boolean
}

const replyWith = ({ code, text }: { code: number; text: string }) =>
  Object.assign(new Error(text), { responseCode: code })

function parseHeaders(source: string): Record<string, string> {
  const [head = ''] = source.split('\r\n\r\n')
  const lines = head.replace(/\r\n[ \t]+/g, ' ').split('\r\n')
  return Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 2)]),
  )
}

const decodeQuotedPrintable = (source: string) =>
  source.replace(/=\r\n/g, '').replace(/(?:=[\dA-F]{2})+/g, (bytes) => {
    const text = Buffer.from(bytes.replaceAll('=', ''), 'hex').toString()
    return text.includes('�') ? bytes : text
  })

/** On loopback, without TLS. A login is asked for if `login` is given. */
export async function startSmtpServer({
  port = 0,
  login,
}: {
  port?: number
  login?: { user: string; pass: string }
} = {}): Promise<TestSmtpServer> {
  const mails: ReceivedMail[] = []
  const behaviour: SmtpBehaviour = {}
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', ...(login ? [] : ['AUTH'])],
    allowInsecureAuth: true,
    authOptional: !login,
    disableReverseLookup: true,
    logger: false,
    onAuth: ({ username, password }, _session, answer) => {
      const isKnown = username === login?.user && password === login?.pass
      if (isKnown) answer(null, { user: username })
      else answer(replyWith({ code: 535, text: 'Authentication failed' }))
    },
    onRcptTo: ({ address }, _session, answer) =>
      answer(behaviour.refused?.includes(address) ? replyWith({ code: 550, text: 'No such user' }) : null),
    onData: (stream, session, answer) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', async () => {
        if (behaviour.delayMs) await sleep(behaviour.delayMs)
        if (behaviour.reply) return answer(replyWith(behaviour.reply))
        const raw = Buffer.concat(chunks).toString()
        const { mailFrom, rcptTo } = session.envelope
        mails.push({
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address).join(','),
          headers: parseHeaders(raw),
          source: decodeQuotedPrintable(raw),
          at: Date.now(),
        })
        if (!behaviour.isMute) answer(null)
      })
    },
  })
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', () => resolve()))
  const address = server.server.address()
  const ownPort = typeof address === 'object' && address ? address.port : port
  return {
    url: `smtp://${login ? `${login.user}:${login.pass}@` : ''}127.0.0.1:${ownPort}`,
    port: ownPort,
    mails,
    behaviour,
    waitFor: async (count, ms = 90_000) => {
      for (const deadline = Date.now() + ms; mails.length < count; await sleep(20))
        if (Date.now() > deadline) throw new Error(`${mails.length} of ${count} messages arrived`)
    },
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
