import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { root as project } from './support/project.mjs'

const LAW = 'lint/style/noRestrictedImports'
const biome = createRequire(import.meta.url).resolve('@biomejs/biome/bin/biome')

/** [where, what it imports] */
const FORBIDDEN = [
  ['lib/company/onboarding.ts', '@/app/layout'],
  ['components/marketing/hero.tsx', '@/app/layout'],
  ['app/admin/page.tsx', '@/app/layout'],
  ['middleware.ts', '@/app/layout'],
  ['lib/company/service.ts', '@/components/ui/button'],
  ['lib/company/queries.ts', '../consultations/queries'],
  ['components/consultations/chat.tsx', '../ui/button'],
  ['app/(site)/page.tsx', '../globals.css'],
  ['components/ui/button.tsx', '@/lib/errors'],
  ['components/ui/button.tsx', '@/components/forms/field'],
  ['components/forms/field.tsx', '@/components/companies/form'],
  ['components/forms/field.tsx', '@/lib/company/schema'],
  ['components/data-table/table.tsx', '@/lib/enquiries/options'],
  ['components/companies/form.tsx', '@/lib/company/service'],
  ['components/companies/form.tsx', '@/lib/company/queries'],
  ['components/companies/form.tsx', '@/lib/api/route'],
  ['components/companies/form.tsx', '@/lib/server/env'],
  ['components/companies/form.tsx', '@/lib/db/client'],
  ['components/consultations/chat.tsx', '@/lib/ai/model'],
  ['components/consultations/chat.tsx', '@/lib/auth/sessions'],
  ['app/admin/page.tsx', '@/lib/db/client'],
  ['app/admin/page.tsx', 'next/headers'],
  ['app/api/companies/route.ts', '@/lib/generated/prisma/client'],
  ['lib/company/onboarding.ts', '@/lib/db/client'],
  ['lib/company/onboarding.ts', '@/lib/db/connect'],
  ['lib/companies/actions.ts', '@prisma/client'],
  ['lib/server/log.ts', './db'],
  ['lib/company/service.ts', 'next/headers'],
  ['lib/api/route.ts', '@/lib/db/client'],
  ['lib/ai/consultation/run.ts', '@/lib/db/client'],
  ['lib/ai/consultation/run.ts', '@/lib/generated/prisma/client'],
  ['lib/ai/consultation/service.ts', '@/lib/db/client'],
  ['lib/ai/consultation/run.ts', '@/lib/consultation/turn/run'],
  ['lib/ai/consultation/run.ts', 'next/headers'],
  ['lib/web/fetch.ts', '@/lib/server/env'],
  ['lib/web/fetch.ts', '@/lib/db/client'],
  ['components/companies/form.tsx', '@/lib/web/fetch'],
  ['lib/documents/read.ts', '@/lib/research/options'],
  ['components/companies/form.tsx', '@/lib/documents/read'],
]

const ALLOWED = [
  ['app/admin/page.tsx', '@/lib/enquiries/queries'],
  ['app/admin/page.tsx', '@/components/admin/centre'],
  ['app/api/companies/route.ts', '@/lib/company/service'],
  ['components/ui/button.tsx', '@/lib/utils'],
  ['components/ui/dialog.tsx', '@/components/ui/button'],
  ['components/forms/field.tsx', '@/components/ui/input'],
  ['components/companies/form.tsx', '@/lib/company/schema'],
  ['components/companies/form.tsx', '@/lib/companies/actions'],
  ['components/companies/form.tsx', '@/components/forms/field'],
  ['components/companies/form.tsx', '@/lib/api/client'],
  ['components/consultations/brief.tsx', '@/lib/consultation/brief/operation-schema'],
  ['components/site/footer.tsx', '@/lib/content/brand'],
  ['lib/company/service.ts', '@/lib/db/client'],
  ['lib/company/queries.ts', '@/lib/generated/prisma/client'],
  ['lib/auth/sessions.ts', 'next/headers'],
  ['lib/auth/sessions.ts', '@/lib/db/client'],
  ['lib/api/route.ts', 'next/headers'],
  ['lib/auth/rate-limit.ts', '@/lib/db/client'],
  ['lib/audit.ts', '@/lib/db/client'],
  ['lib/start/readiness.ts', '@/lib/db/client'],
  ['lib/start/start-server.ts', './db'],
  ['lib/ai/consultation/run.ts', '@/lib/consultation/options'],
  ['lib/web/fetch.ts', '@/lib/web/address'],
  ['lib/ai/website-research/run.ts', '@/lib/web/fetch'],
  ['lib/company/service.test.ts', '@/lib/db/client'],
]

/** Snippets for the other rules of the house: [file, text, rule]. */
const OTHERS = [
  ['lib/secrets.ts', 'export const key = process.env.KEY', 'lint/style/noProcessEnv'],
  ['components/site/log.tsx', "console.log('here')", 'lint/suspicious/noConsole'],
  ['lib/loose.ts', 'export const loose: any = 1', 'lint/suspicious/noExplicitAny'],
  ['lib/all.ts', "export * from './secrets'", 'lint/performance/noBarrelFile'],
  [
    'lib/one.ts',
    "import { two } from './two'\nexport const one = () => two",
    'lint/suspicious/noImportCycles',
  ],
  [
    'lib/two.ts',
    "import { one } from './one'\nexport const two = () => one",
    'lint/suspicious/noImportCycles',
  ],
  [
    'lib/only.test.ts',
    "import { test } from 'vitest'\ntest.only('a', () => {})",
    'lint/suspicious/noFocusedTests',
  ],
]
const PERMITTED = [
  ['lib/server/env.ts', 'export const key = process.env.KEY', 'lint/style/noProcessEnv'],
  ['scripts/tool.mjs', 'export const key = process.env.KEY', 'lint/style/noProcessEnv'],
  ['scripts/speak.mjs', "console.log('here')", 'lint/suspicious/noConsole'],
]

const CASES = [...FORBIDDEN, ...ALLOWED]
const lineOf = (file, source) =>
  CASES.filter(([name]) => name === file).findIndex(([, name]) => name === source) + 1

let folder
/** What Biome said, as "rule file:line". */
let said = []

function write(file, text) {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
  writeFileSync(path.join(folder, file), `${text}\n`)
}

beforeAll(() => {
  folder = realpathSync(mkdtempSync(path.join(os.tmpdir(), 'import-law-')))
  const config = JSON.parse(readFileSync(path.join(project, 'biome.json'), 'utf8'))
  write('biome.json', JSON.stringify({ ...config, $schema: undefined, vcs: { enabled: false } }))
  for (const [file] of CASES) {
    const lines = CASES.filter(([name]) => name === file).map(([, source]) => `import '${source}'`)
    write(file, lines.join('\n'))
  }
  for (const [file, text] of [...OTHERS, ...PERMITTED]) write(file, text)
  const { stdout } = spawnSync(
    process.execPath,
    [biome, 'lint', '--reporter=github', '--max-diagnostics=none', '.'],
    {
      cwd: folder,
      encoding: 'utf8',
    },
  )
  said = [...stdout.matchAll(/title=([^,]+),file=([^,]+),line=(\d+)/g)].map(
    ([, rule, file, line]) => `${rule} ${path.relative(folder, file)}:${line}`,
  )
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('the import law', () => {
  test.each(FORBIDDEN)('%s may not import %s', (file, source) => {
    expect(said).toContain(`${LAW} ${file}:${lineOf(file, source)}`)
  })

  test.each(ALLOWED)('%s may import %s', (file, source) => {
    expect(said).not.toContain(`${LAW} ${file}:${lineOf(file, source)}`)
  })
})

describe('the other rules', () => {
  test.each(OTHERS)('fire in %s', (file, _text, rule) => {
    expect(said.map((line) => line.replace(/:\d+$/, ''))).toContain(`${rule} ${file}`)
  })

  test.each(PERMITTED)('leave %s alone', (file, _text, rule) => {
    expect(said.map((line) => line.replace(/:\d+$/, ''))).not.toContain(`${rule} ${file}`)
  })
})
