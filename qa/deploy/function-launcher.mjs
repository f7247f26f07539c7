// Runs the function in this folder as a platform's Node launcher does: its handler behind a server of the platform's own.
import { readFileSync } from 'node:fs'
import http from 'node:http'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

const { handler: file } = JSON.parse(readFileSync('.vc-config.json', 'utf8'))
const { default: handle } = await import(pathToFileURL(path.resolve(file)).href)
http
  .createServer(async (request, response) => {
    response.on('close', () => response.writableFinished || console.log(`left ${request.url}`))
    await handle(request, response)
    // From here on a platform may freeze the instance.
    console.log(`ended ${request.url}`)
  })
  .listen(Number(process.env.LAUNCH_PORT), '127.0.0.1')
