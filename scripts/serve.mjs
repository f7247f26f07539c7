// node scripts/serve.mjs: serves a build as it is. It installs, builds and changes nothing but DATA_DIR; the image and the service run it.
import './support/node-version.mjs'
import { existsSync } from 'node:fs'
import { pathToFileURL } from 'node:url'

const { listenAddress, prepareDataFolder, prepareSecret } = await import('./support/environment.mjs')
const { Failure, inProject, loadEnvFile, main } = await import('./support/project.mjs')

/** Beside these scripts in a build, and below them in the project. */
const SERVERS = ['server.js', '.next/standalone/server.js']

await main(async () => {
  loadEnvFile()
  const { port, host } = listenAddress()
  prepareSecret(prepareDataFolder())
  process.env.NODE_ENV = 'production'
  process.env.PORT = String(port)
  // Next listens on HOSTNAME, which in a container is the container's name.
  process.env.HOSTNAME = host
  const server = SERVERS.map((file) => inProject(file)).find(existsSync)
  if (!server) throw new Failure('There is no build here. Make one: npm run build')
  await import(pathToFileURL(server).href)
})
