import { spawn, spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { brotliCompressSync } from 'node:zlib'
import { load, processorTime } from './load'
import { freePort, type Row, type Site, type Subject } from './site'

const page = '/nl/te-koop/'
const seconds = 4
const asBrowsers = { 'accept-encoding': 'br' }

/** The same bytes from our cache, from nginx, and made anew for every visitor. */
export const pages: Subject = {
  title: 'Pages',
  async run(site) {
    await fetch(site.origin + page)
    const cached = await measured([site.pid], () =>
      load(site.origin + page, seconds, { headers: asBrowsers }),
    )
    // Whoever signed in gets a page of their own. The first ones only warm the engine up.
    const mine = { connections: 4, headers: { cookie: 'session=none' } }
    await load(site.origin + page, seconds, mine)
    const made = await measured([site.pid], () => load(site.origin + page, seconds, mine))
    return [
      { what: 'cached page', value: told(cached) },
      { what: 'page made for one visitor', value: told(made) },
      ...(await againstNginx(site, cached)),
    ]
  },
}

type Measured = { perSecond: number; microseconds: number }

async function measured(pids: number[], work: () => ReturnType<typeof load>): Promise<Measured> {
  await delay(300)
  const before = processorTime(pids)
  const { requestsPerSecond } = await work()
  const spent = processorTime(pids) - before
  const microseconds = (spent * 1e6) / (requestsPerSecond * seconds)
  return { perSecond: requestsPerSecond, microseconds }
}

function told({ perSecond, microseconds }: Measured): string {
  return `${Math.round(perSecond)} requests/s, ${Math.round(microseconds)} µs of processor each`
}

async function againstNginx(site: Site, cached: Measured): Promise<Row[]> {
  const program = process.env.NGINX ?? 'nginx'
  if (spawnSync(program, ['-v']).status !== 0) {
    return [{ what: 'nginx, the same page as a file', value: 'nginx is not installed: left out' }]
  }
  const answer = await fetch(site.origin + page)
  const { port, folder } = await nginxFolder(brotliCompressSync(await answer.arrayBuffer()))
  const nginx = spawn(program, ['-p', folder, '-c', 'nginx.conf', '-g', 'daemon off;'], {
    stdio: 'ignore',
  })
  try {
    await delay(500)
    const master = nginx.pid ?? 0
    const children = `/proc/${master}/task/${master}/children`
    const workers = readFileSync(children, 'utf8').trim().split(' ').map(Number)
    const still = await measured(workers, () => load(`http://127.0.0.1:${port}/page.html`, seconds))
    const ratio = still.perSecond / cached.perSecond
    const work = cached.microseconds / still.microseconds
    return [
      { what: 'nginx, the same page as a file', value: told(still) },
      {
        what: 'nginx against cached, requests per second',
        value: `${ratio.toFixed(1)} times`,
        aim: 'at most 4 times',
        isGood: ratio <= 4,
      },
      { what: 'nginx against cached, processor', value: `${work.toFixed(1)} times less` },
    ]
  } finally {
    nginx.kill('SIGTERM')
  }
}

export async function nginxFolder(html: Buffer) {
  const folder = mkdtempSync(path.join(tmpdir(), 'baksteen-nginx-'))
  const port = await freePort()
  chmodSync(folder, 0o755)
  for (const each of ['html', 'body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']) {
    mkdirSync(path.join(folder, each))
  }
  writeFileSync(path.join(folder, 'html/page.html'), html)
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (each) => `${each}_temp_path ${folder}/${each.replace('client_', '')};`,
  )
  writeFileSync(
    path.join(folder, 'nginx.conf'),
    `worker_processes 1; pid ${folder}/pid; error_log ${folder}/errors;
events { worker_connections 256; }
http { access_log off; sendfile on; keepalive_requests 1000000; default_type text/html;
${temporary.join('\n')}
server { listen 127.0.0.1:${port}; root ${folder}/html; } }
`,
  )
  return { port, folder }
}
