import { cpSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import { inProject } from './project.mjs'

/** Every file that these commands need, relative to the project. A test follows their imports. */
export const OPERATOR_FILES = [
  'scripts/admin.mjs',
  'scripts/backup.mjs',
  'scripts/healthcheck.mjs',
  'scripts/migrate.mjs',
  'scripts/person.mjs',
  'scripts/retention.mjs',
  'scripts/serve.mjs',
  'scripts/commands/admin.mjs',
  'scripts/commands/backup.mjs',
  'scripts/commands/person.mjs',
  'scripts/commands/retention.mjs',
  'scripts/support/database.mjs',
  'scripts/support/environment.mjs',
  'scripts/support/node-version.mjs',
  'scripts/support/project.mjs',
  'scripts/support/secret-input.mjs',
  'lib/content/retention-periods.mjs',
  'lib/db/account-retention.mjs',
  'lib/db/backup-file.mjs',
  'lib/db/backup-format.mjs',
  'lib/db/backup-requests.mjs',
  'lib/db/backup.mjs',
  'lib/db/clock.mjs',
  'lib/db/database-folder.mjs',
  'lib/db/deleted-rows.mjs',
  'lib/db/folder-lock.mjs',
  'lib/db/mail-retention.mjs',
  'lib/db/migrate.mjs',
  'lib/db/personal-data.mjs',
  'lib/db/retention.mjs',
  'lib/db/retention-plan.mjs',
  'lib/db/retention-texts.mjs',
  'lib/db/sign-in-links.mjs',
  'lib/db/verify-backup.mjs',
  'lib/server/interview-months.mjs',
  'lib/server/secret-files.mjs',
]

export function copyOperatorFiles(folder) {
  for (const file of OPERATOR_FILES) {
    const target = path.join(folder, file)
    mkdirSync(path.dirname(target), { recursive: true })
    cpSync(inProject(file), target)
  }
}
