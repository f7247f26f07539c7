// The proxies of deploy/ with their own files, except for names, ports and certificates, in front of a server that reports requests.
import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import http from 'node:http'
import https from 'node:https'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../../scripts/support/postgres.mjs'
import { Failure, inProject, start } from '../../scripts/support/project.mjs'

const START_LIMIT_MS = 10_000
const TEMPORARY_FOLDERS = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']

const isInstalled = (program) => spawnSync(program, ['-h'], { stdio: 'ignore' }).error === undefined

export async function startUpstream() {
  let release = () => {}
  const server = http.createServer(async (request, response) => {
    if (request.url === '/stream') {
      response.writeHead(200, { 'content-type': 'text/event-stream' })
      response.write('data: one\n\n')
      await new Promise((resolve) => {
        release = resolve
      })
      response.end('data: two\n\n')
      return
    }
    let bytes = 0
    for await (const chunk of request) bytes += chunk.length
    response.end(JSON.stringify({ bytes, headers: request.headers }))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { port: server.address().port, release: () => release(), stop: () => server.close() }
}

/** Undefined where nginx is not installed. */
export async function startNginx(folder, upstreamPort) {
  if (!isInstalled('nginx') || !isInstalled('openssl')) return undefined
  const [httpPort, httpsPort] = [await freePort(), await freePort()]
  const [certificate, key] = [path.join(folder, 'certificate.pem'), path.join(folder, 'key.pem')]
  const subject = ['-subj', '/CN=localhost', '-keyout', key, '-out', certificate]
  spawnSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', ...subject])
  const site = readFileSync(inProject('deploy/nginx.conf'), 'utf8')
    .replace('127.0.0.1:3000', `127.0.0.1:${upstreamPort}`)
    .replace('listen 80;', `listen 127.0.0.1:${httpPort};`)
    .replace('listen 443 ', `listen 127.0.0.1:${httpsPort} `)
    .replace(/ssl_certificate .*;/, `ssl_certificate ${certificate};`)
    .replace(/ssl_certificate_key .*;/, `ssl_certificate_key ${key};`)
  const user = process.getuid?.() === 0 ? 'user root; ' : ''
  const paths = TEMPORARY_FOLDERS.map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')
  const config = path.join(folder, 'nginx.conf')
  writeFileSync(
    config,
    `${user}daemon off; pid ${folder}/nginx.pid; error_log stderr; events {}
http { access_log off; ${paths}
${site}}`,
  )
  return startProxy(['nginx', '-p', folder, '-c', config], `https://127.0.0.1:${httpsPort}`)
}

export async function startCaddy(folder, upstreamPort) {
  if (!isInstalled('caddy')) return undefined
  const [port, adminPort] = [await freePort(), await freePort()]
  const url = `http://127.0.0.1:${port}`
  const env = {
    ...process.env,
    HOME: folder,
    XDG_DATA_HOME: folder,
    XDG_CONFIG_HOME: folder,
    DOMAIN: url,
    UPSTREAMS: `127.0.0.1:${upstreamPort}`,
    CADDY_ADMIN: `127.0.0.1:${adminPort}`,
  }
  const args = ['run', '--config', inProject('deploy/Caddyfile'), '--adapter', 'caddyfile']
  return startProxy(['caddy', ...args], url, env)
}

async function startProxy([program, ...args], url, env = process.env) {
  const child = start(program, args, { env, stdio: ['ignore', 'ignore', 'pipe'] })
  let log = ''
  child.stderr.on('data', (chunk) => {
    log += chunk
  })
  const stop = async () => {
    if (child.exitCode !== null) return
    child.kill('SIGTERM')
    await once(child, 'exit')
  }
  for (const deadline = Date.now() + START_LIMIT_MS; ; await sleep(50)) {
    const answer = await sendThroughProxy(`${url}/`).catch(() => undefined)
    if (answer?.status === 200) return { url, stop }
    if (child.exitCode !== null || Date.now() > deadline) {
      await stop()
      throw new Failure(`${program} does not answer:\n${log}`)
    }
  }
}

/** Accepts a self-signed certificate. `onText` gets the text so far, as each piece arrives. */
export async function sendThroughProxy(url, { body, headers = {}, onText } = {}) {
  const client = url.startsWith('https:') ? https : http
  const method = body ? 'POST' : 'GET'
  const request = client.request(url, { method, headers, rejectUnauthorized: false, agent: false })
  // A proxy that refuses may close the connection while the body is still being sent.
  const failed = new Promise((_, reject) => request.on('error', reject))
  failed.catch(() => {})
  request.end(body)
  const [response] = await Promise.race([once(request, 'response'), failed])
  let text = ''
  for await (const piece of response) {
    text += piece
    onText?.(text)
  }
  return { status: response.statusCode, text }
}
