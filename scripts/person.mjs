// npm run person -- export <email>                          prints one person's data as JSON
// npm run person -- link <email>                            prints a link that signs in whoever opens it
// npm run person -- erase <email> [--contracts keep|erase]  deletes it; asks for --contracts where the person's company approved work
import './support/node-version.mjs'

const { runPerson } = await import('./commands/person.mjs')
const { runCommand } = await import('./support/project.mjs')

await runCommand(runPerson)
