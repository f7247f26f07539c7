// npm run admin -- create <name> [--stdin]   creates an administrator; prints a random password once, or reads one from standard input
// npm run admin -- reset <name> [--stdin]    sets a new password and ends every session
// npm run admin -- disable <name>            keeps an administrator from signing in and ends every session; the last one cannot be disabled
// npm run admin -- enable <name>             lets a disabled administrator sign in again
// npm run admin -- list                      lists administrators, their last sign-in, their open sessions and who is disabled
// npm run admin -- revoke [name]             ends every session of one administrator or of all
import './support/node-version.mjs'

const { runAdmin } = await import('./commands/admin.mjs')
const { runCommand } = await import('./support/project.mjs')

await runCommand(runAdmin)
