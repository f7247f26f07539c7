import 'server-only'
import { database } from '@/lib/db/client'
import { startMailSender } from '@/lib/mail/sender/run'
import { endLostAttempts, holdQueuedMail } from '@/lib/mail/sender/service'
import { isMailSetUp } from '@/lib/mail/service'
import { log } from '@/lib/server/log'
import { attachSpecification } from '@/lib/vacancy/document/service'
import { whenPrepared } from './readiness'

/** Begins once the database is ready. */
export async function startMail(): Promise<void> {
  await whenPrepared()
  try {
    if (!isMailSetUp()) {
      const held = await holdQueuedMail()
      if (held > 0) log.warn({ held }, 'SMTP_URL is not set: messages that waited to be sent are held')
      return
    }
    if (database().engine === 'embedded') await endLostAttempts()
  } catch (error) {
    log.error({ err: error }, 'the outbox could not be prepared')
  }
  if (isMailSetUp()) startMailSender(attachSpecification)
}
