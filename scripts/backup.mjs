// npm run backup -- <file>                 writes the whole database, in one consistent state, to a new file, and verifies it
// npm run backup -- --keep <n> <folder>    the same, to a file named after the time; then deletes all but the newest <n> of these files
// npm run backup -- --verify <file>        verifies a backup on its own, without a database
// npm run restore -- <file> [--force]      reads it back, on either database; --force replaces existing data
import './support/node-version.mjs'

const { runBackup } = await import('./commands/backup.mjs')
const { runCommand } = await import('./support/project.mjs')

await runCommand(runBackup)
