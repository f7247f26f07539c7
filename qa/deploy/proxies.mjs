// The proxies of deploy/, each run as it stands but for names, ports and certificates, in front of a server that tells what it got.
import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import http from 'node:http'
import https from 'node:https'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../../scripts/support/postgres.mjs'
import { Failure, inProject, start } from '../../scripts/support/project.mjs'

const START_MS = 10_000
const has = (program) => spawnSync(program, ['-h'], { stdio: 'ignore' }).error === undefined

/** A server behind a proxy. `release` lets the held half of a stream go. */
export async function startBehind() {
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
    for await (const piece of request) bytes += piece.length
    response.end(JSON.stringify({ bytes, headers: request.headers }))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { port: server.address().port, release: () => release(), stop: () => server.close() }
}

/** nginx with deploy/nginx.conf; undefined where it is not installed. */
export async function startNginx(folder, upstream) {
  if (!has('nginx') || !has('openssl')) return undefined
  const [plain, secure] = [await freePort(), await freePort()]
  const [certificate, key] = [path.join(folder, 'certificate.pem'), path.join(folder, 'key.pem')]
  const subject = ['-subj', '/CN=localhost', '-keyout', key, '-out', certificate]
  spawnSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', ...subject])
  const site = readFileSync(inProject('deploy/nginx.conf'), 'utf8')
    .replace('127.0.0.1:3000', `127.0.0.1:${upstream}`)
    .replace('listen 80;', `listen 127.0.0.1:${plain};`)
    .replace('listen 443 ', `listen 127.0.0.1:${secure} `)
    .replace(/ssl_certificate .*;/, `ssl_certificate ${certificate};`)
    .replace(/ssl_certificate_key .*;/, `ssl_certificate_key ${key};`)
  const config = path.join(folder, 'nginx.conf')
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  writeFileSync(
    config,
    `${process.getuid?.() === 0 ? 'user root; ' : ''}daemon off; pid ${folder}/nginx.pid; error_log stderr; events {}
http { access_log off; ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}\n${site}}`,
  )
  return await begin(['nginx', '-p', folder, '-c', config], `https://127.0.0.1:${secure}`)
}

/** Caddy with deploy/Caddyfile; undefined where it is not installed. */
export async function startCaddy(folder, upstream) {
  if (!has('caddy')) return undefined
  const [port, admin] = [await freePort(), await freePort()]
  const url = `http://127.0.0.1:${port}`
  mkdirSync(folder, { recursive: true })
  const home = { HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder }
  const variables = { DOMAIN: url, UPSTREAMS: `127.0.0.1:${upstream}`, CADDY_ADMIN: `127.0.0.1:${admin}` }
  const args = ['run', '--config', inProject('deploy/Caddyfile'), '--adapter', 'caddyfile']
  return await begin(['caddy', ...args], url, { ...process.env, ...home, ...variables })
}

async function begin([file, ...args], url, env = process.env) {
  const child = start(file, args, { env, stdio: ['ignore', 'ignore', 'pipe'] })
  let printed = ''
  child.stderr.on('data', (chunk) => {
    printed += chunk
  })
  const stop = async () => {
    if (child.exitCode !== null) return
    child.kill('SIGTERM')
    await once(child, 'exit')
  }
  for (const until = Date.now() + START_MS; ; await sleep(50)) {
    const answer = await ask(`${url}/`).catch(() => undefined)
    if (answer?.status === 200) return { url, stop }
    if (child.exitCode !== null || Date.now() > until) {
      await stop()
      throw new Failure(`${file} does not answer:\n${printed}`)
    }
  }
}

/** One request through a proxy, whose certificate is its own. `onPiece` gets each piece as it comes. */
export async function ask(url, { body, headers = {}, onPiece } = {}) {
  const client = url.startsWith('https:') ? https : http
  const method = body ? 'POST' : 'GET'
  const request = client.request(url, { method, headers, rejectUnauthorized: false, agent: false })
  // A proxy that refuses may close while more is on its way.
  const failed = new Promise((_, reject) => request.on('error', reject))
  failed.catch(() => {})
  request.end(body)
  const [response] = await Promise.race([once(request, 'response'), failed])
  let text = ''
  for await (const piece of response) {
    text += piece
    onPiece?.(text)
  }
  return { status: response.statusCode, text }
}
