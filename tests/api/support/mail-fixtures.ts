import { startSmtpServer, type TestSmtpServer } from '@/tests/support/smtp-server'
import { test as base } from './fixtures'

/** Tests whose server sends its emails to `smtp`, each worker with its own. */
export const createMailTest = (toEnv: (smtp: TestSmtpServer) => Record<string, string>) =>
  base.extend<object, { smtp: TestSmtpServer }>({
    smtp: [
      async ({ playwright: _ }, use) => {
        const smtp = await startSmtpServer()
        await use(smtp)
        await smtp.stop()
      },
      { scope: 'worker' },
    ],
    appEnv: [async ({ smtp }, use) => use(toEnv(smtp)), { scope: 'worker' }],
  })
