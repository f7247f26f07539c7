// Runs the function of this folder as a platform's launcher for Node does: its handler behind a server of the platform's own, on PORT.
import { readFileSync } from 'node:fs'
import http from 'node:http'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

const { LAUNCH_PORT } = process.env
const { handler } = JSON.parse(readFileSync('.vc-config.json', 'utf8'))
const { default: handle } = await import(pathToFileURL(path.resolve(handler)).href)
const launch = async (request, response) => {
  response.on('close', () => response.writableFinished || console.log(`left ${request.url}`))
  await handle(request, response)
  // From here on a platform may freeze the instance.
  console.log(`ended ${request.url}`)
}
http.createServer(launch).listen(Number(LAUNCH_PORT), '127.0.0.1')
