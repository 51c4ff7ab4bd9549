import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { expect } from '@playwright/test'
import { preparePostgresFolder } from '../app/database/postgres-folder.server'
import { freePort } from '../journeys/free-port'
import { test } from '../journeys/journey'
import { siteNamed } from '../testing/journey-site'
import { copyTemplate } from '../testing/journey-template'
import { packagesWithout } from '../testing/packages-without'

/** What the image holds beside its data, by the words of the Dockerfile. */
function copiedByDockerfile(): string[] {
  const [, last = ''] = readFileSync('Dockerfile', 'utf8').split(/^FROM .*(?<!AS build)$/m)
  return [...last.matchAll(/^COPY --from=build \/app\/(\S+)/gm)].map(([, name = '']) => name)
}

/** Those that stay without the tools of the build. */
function linkPackages(into: string) {
  const [, leave = ''] =
    /npm uninstall --omit=dev (.+)$/m.exec(readFileSync('Dockerfile', 'utf8')) ?? []
  const isNested = (name: string) => name.lastIndexOf('node_modules/') > 0
  for (const name of packagesWithout(leave.split(' '))) {
    if (isNested(name) || !existsSync(name)) continue
    const place = path.join(into, name)
    mkdirSync(path.dirname(place), { recursive: true })
    symlinkSync(path.resolve(name), place)
  }
}

test('what the image holds is enough to run, as somebody who may write nothing but the data', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'baksteen-package-'))
  chmodSync(folder, 0o755)
  const house = path.join(folder, 'app')
  const data = path.join(folder, 'data')
  const names = copiedByDockerfile()
  expect(names).toContain('node_modules')
  for (const name of names.filter((each) => each !== 'node_modules')) {
    cpSync(name, path.join(house, name), { recursive: true })
  }
  linkPackages(house)
  mkdirSync(data)
  const site = siteNamed('site_packaged', await freePort())
  await copyTemplate(site)
  cpSync(`${site.folder}/secret.key`, `${data}/secret.key`)
  const { user } = preparePostgresFolder(path.join(folder, 'account'))
  if (user) for (const each of [data, `${data}/secret.key`]) chownSync(each, user.uid, user.gid)

  const { PATH } = process.env
  const settings = { DATA_FOLDER: data, DATABASE_URL: site.databaseUrl, PORT: `${site.port}` }
  const node = spawn(process.execPath, ['server/start.js'], {
    ...user,
    cwd: house,
    env: { PATH, NODE_ENV: 'production', HOST: '127.0.0.1', ...settings },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const said = text(node.stderr)
  const ended = once(node, 'exit')
  try {
    const ready = async () => {
      if (node.exitCode !== null) throw new Error(`it did not open: ${await said}`)
      return (await fetch(`http://127.0.0.1:${site.port}/readyz`).catch(() => undefined))?.status
    }
    await expect.poll(ready, { timeout: 120_000 }).toBe(200)
    const address = `http://127.0.0.1:${site.port}`
    const page = await fetch(`${address}/nl/`)
    expect(page.status).toBe(200)
    const style = /\/assets\/[\w.-]+\.css/.exec(await page.text())?.[0]
    const styles = await fetch(`${address}${style}`)
    expect([styles.status, (await styles.text()).length > 0]).toEqual([200, true])
    const sheet = await fetch(`${address}/nl/fiche/2409/`)
    expect([sheet.status, (await sheet.text()).slice(0, 5)]).toEqual([200, '%PDF-'])
    node.kill('SIGTERM')
    expect(await ended, await said).toEqual([0, null])
  } finally {
    node.kill('SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  }
})
