// Every command imports this first. It uses no syntax that an old version of Node could not parse.
const [major, minor] = process.versions.node.split('.').map(Number)
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(
    `Node ${process.versions.node} is too old: install Node 20.19 or later (22 or later is recommended).`,
  )
  process.exit(1)
}
