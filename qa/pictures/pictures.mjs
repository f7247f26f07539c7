// npm run qa -- pictures [320|360|720|768|1440] [--only <part of a name>] [--scene <pattern>] [--check] [--app <folder>]
// Takes every screen in its states, light and dark, into qa/results/pictures, for a person to look at. Fails where a state is not
// reached or a screen scrolls sideways. `--check` also runs axe on each picture, takes one more in forced colours, and looks for cut text.
// 720 is a window of 1440 px at 200 %. `--app` takes those of another checkout that has been built, into pictures-<its name>.
import path from 'node:path'
import { parseArgs } from 'node:util'
import { Failure, inProject } from '../../scripts/support/project.mjs'
import { runCheck } from '../support/check.mjs'
import { createClaims } from '../support/claims.mjs'
import { withBrowser } from '../web/browser.mjs'

const SCENE_LIMIT_MS = 600_000
const BROWSER_FLAGS = [
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
  // Letters as far apart as on a reader’s screen, not moved to whole pixels.
  '--font-render-hinting=none',
]
const CONTEXT_OPTIONS = {
  'cookie banner': { storageState: undefined },
  'forms without script': { javaScriptEnabled: false },
}

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    app: { type: 'string' },
    check: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
    scene: { type: 'string', default: '' },
  },
})
const folder = inProject('qa/results', options.app ? `pictures-${path.basename(options.app)}` : 'pictures')

await runCheck(async (load) => {
  const { Visit, WIDTHS, OTHER_WIDTHS } = await load('qa/pictures/visit.ts')
  const { ACCOUNT_SCENES } = await load('qa/pictures/account.ts')
  const { ADMIN_SCENES } = await load('qa/pictures/admin.ts')
  const { JOB_SCENES } = await load('qa/pictures/jobs.ts')
  const { SHARING_SCENES } = await load('qa/pictures/sharing.ts')
  const { SITE_SCENES } = await load('qa/pictures/site.ts')
  const { VACANCY_SCENES } = await load('qa/pictures/vacancy.ts')
  const { WORKSPACE_SCENES } = await load('qa/pictures/workspace.ts')
  const { readFixtureSite, startFixtureWeb } = await load('tests/support/fixture-web.ts')
  const { startSmtpServer } = await load('tests/support/smtp-server.ts')

  const widths = positionals.length > 0 ? positionals.map(Number) : WIDTHS
  const known = [...WIDTHS, ...OTHER_WIDTHS]
  if (widths.some((width) => !known.includes(width)))
    throw new Failure(
      `Usage: npm run qa -- pictures [${known.join('|')}] [--only <name>] [--scene <pattern>] [--check] [--app <folder>]`,
    )
  const album = { folder, widths, only: options.only, isChecked: options.check }
  const web = await startFixtureWeb([readFixtureSite('calder')])
  const host = `127.0.0.1:${web.port}`
  const claims = createClaims()

  async function takeAll(scenes, { env, ...extras } = {}) {
    const chosen = Object.entries(scenes).filter(([name]) => new RegExp(options.scene).test(name))
    if (chosen.length === 0) return
    await withBrowser(
      load,
      async (launchBrowser, app) => {
        const browser = await launchBrowser(BROWSER_FLAGS)
        for (const [name, play] of chosen) {
          const visit = await Visit.open(browser, app.url, album, CONTEXT_OPTIONS[name])
          const takeScene = async () => {
            await play(visit, { website: `http://${host}`, ...extras })
            if (visit.problems.length > 0) throw new Error(visit.problems.join('\n'))
            return `${visit.count} pictures`
          }
          await claims.verify(name, takeScene, { limitMs: SCENE_LIMIT_MS })
          await visit.page.context().close()
        }
        await browser.close()
      },
      { cwd: options.app, env: { RESEARCH_ALLOW_HOSTS: host, ...env } },
    )
  }

  const smtp = await startSmtpServer()
  try {
    await takeAll({
      ...ADMIN_SCENES,
      ...SITE_SCENES,
      ...VACANCY_SCENES,
      ...WORKSPACE_SCENES,
      ...SHARING_SCENES,
      ...JOB_SCENES,
    })
    await takeAll(ACCOUNT_SCENES, {
      env: { SMTP_URL: smtp.url, MAIL_FROM: 'hello@pictures.example', APP_URL: 'http://pictures.example' },
      mails: smtp.mails,
    })
  } finally {
    await smtp.stop()
    await web.close()
  }
  console.log(`\nThe pictures are in ${folder}`)
  claims.report()
})
