// node scripts/serve.mjs: serves an existing build. It installs and builds nothing, and writes only to DATA_DIR. The image and the systemd
// service run it.
import './support/node-version.mjs'
import { existsSync } from 'node:fs'
import { pathToFileURL } from 'node:url'

const { prepareDataFolder, prepareSecret, readListenAddress } = await import('./support/environment.mjs')
const { Failure, inProject, loadEnvironment, main } = await import('./support/project.mjs')

const SERVERS = ['server.js', '.next/standalone/server.js']

await main(async () => {
  loadEnvironment()
  const { port, host } = readListenAddress()
  prepareSecret(prepareDataFolder())
  process.env.NODE_ENV = 'production'
  process.env.PORT = String(port)
  // Next listens on HOSTNAME, which in a container is the container's name.
  process.env.HOSTNAME = host
  const server = SERVERS.map((file) => inProject(file)).find(existsSync)
  if (!server) throw new Failure('There is no build here. Make one with: npm run build')
  await import(pathToFileURL(server).href)
})
