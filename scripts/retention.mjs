// npm run retention                      announces data whose period ends within a day, and deletes what was announced a day before
// npm run retention -- --dry-run         prints what that would do
// npm run retention -- --yes-really      does it even where the clock or the number looks wrong
// npm run retention -- --correct-dates <today>  dates to now what a wrong clock dated in the future
// npm run retention -- --list            lists what was deleted and can be restored
// npm run retention -- --restore <batch> restores it
import './support/node-version.mjs'

const { runRetention } = await import('./commands/retention.mjs')
const { runCommand } = await import('./support/project.mjs')

await runCommand(runRetention)
