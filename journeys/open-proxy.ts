import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { findProxy, type ProxyName } from '../bootstrap/proxies.js'
import { answersAt, freePort } from './free-port'

const host = 'www.agency.example'
export const publicOrigin = `https://${host}`

type Place = { folder: string; upstream: number; plain: number; secure: number }

/** The configuration that docs/operating.md shows, with only these filled in. */
function filledIn(file: string, values: Record<string, string>): string {
  let text = readFileSync(file, 'utf8')
  for (const [documented, own] of Object.entries(values)) {
    if (!text.includes(documented)) throw new Error(`${file} no longer says ${documented}`)
    text = text.replaceAll(documented, own)
  }
  return text
}

/** Where each program reads its configuration, and how it is started with it. */
const setUp: Record<ProxyName, (place: Place) => string[]> = {
  caddy({ folder, upstream, plain, secure }) {
    const site = filledIn('docs/proxies/Caddyfile', { '127.0.0.1:3000': `127.0.0.1:${upstream}` })
    // In the place of Let's Encrypt, which cannot see this machine.
    const machine = `{
      admin off
      local_certs
      skip_install_trust
      http_port ${plain}
      https_port ${secure}
      storage file_system ${folder}
    }`
    const file = path.join(folder, 'Caddyfile')
    writeFileSync(file, `${machine}\n${site}`)
    return ['run', '--adapter', 'caddyfile', '--config', file]
  },

  nginx({ folder, upstream, plain, secure }) {
    const certificate = path.join(folder, 'certificate.pem')
    const key = path.join(folder, 'key.pem')
    const subject = ['-subj', `/CN=${host}`, '-addext', `subjectAltName=DNS:${host}`]
    const files = ['-keyout', key, '-out', certificate]
    const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes']
    execFileSync('openssl', ['req', ...kind, ...subject, ...files], { stdio: 'ignore' })
    const site = filledIn('docs/proxies/nginx.conf', {
      'listen 80;': `listen 127.0.0.1:${plain};`,
      'listen 443 ': `listen 127.0.0.1:${secure} `,
      '/etc/ssl/agency/certificate.pem': certificate,
      '/etc/ssl/agency/key.pem': key,
      '127.0.0.1:3000': `127.0.0.1:${upstream}`,
    })
    const scratch = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
      .map((name) => `${name}_temp_path ${folder}/${name};`)
      .join('\n')
    const machine = `user root;
      pid ${folder}/pid;
      error_log ${folder}/error.log;
      daemon off;
      events {}
      http { access_log off; ${scratch} include ${folder}/site.conf; }`
    writeFileSync(path.join(folder, 'site.conf'), site)
    writeFileSync(path.join(folder, 'nginx.conf'), machine)
    return ['-p', folder, '-e', `${folder}/error.log`, '-c', path.join(folder, 'nginx.conf')]
  },
}

/** A real one before the site that listens there, for https://www.agency.example on a port of its own. */
export async function openProxy(name: ProxyName, upstream: number, folder: string) {
  const program = findProxy(name)
  if (!program) throw new Error(`${name} is not on this machine: apt install ${name}.`)
  const own = path.resolve(folder, name)
  rmSync(own, { recursive: true, force: true })
  mkdirSync(own, { recursive: true })
  const place = { folder: own, upstream, plain: await freePort(), secure: await freePort() }
  const proxy = spawn(program, setUp[name](place), { stdio: ['ignore', 'ignore', 'pipe'] })
  let said = ''
  proxy.stderr.on('data', (chunk) => {
    said = `${said}${chunk}`.slice(-2_000)
  })
  for (const deadline = Date.now() + 60_000; !(await answersAt(place.secure)); await delay(50)) {
    const isGone = proxy.exitCode !== null || Date.now() > deadline
    if (isGone) throw new Error(`${name} did not open: ${said}`)
  }
  return {
    ...place,
    async close() {
      proxy.kill('SIGTERM')
      if (proxy.exitCode === null) await once(proxy, 'exit')
    },
  }
}
