import { execFile } from 'node:child_process'
import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, type Page } from '@playwright/test'
import { openOmnicasaStandIn } from '../../testing/crm/omnicasa-stand-in'
import { omnicasaSamples, sweepbrightSamples, whiseSamples } from '../../testing/crm/shared-samples'
import { samplePublications } from '../../testing/crm/skarabee-publications'
import { openSkarabeeStandIn } from '../../testing/crm/skarabee-stand-in'
import { openSweepbrightStandIn } from '../../testing/crm/sweepbright-stand-in'
import { openWhiseStandIn } from '../../testing/crm/whise-stand-in'
import { environmentOf } from '../../testing/journey-site'
import { askSite } from '../ask-site'
import { test } from '../journey'
import { type OwnSite, openOwnSite } from '../own-site'

test.use({ hasScripts: false })

let site: OwnSite
let standIns: Awaited<ReturnType<typeof openStandIns>>

test.beforeAll(async () => {
  site = await openOwnSite()
  standIns = await openStandIns()
})
test.afterAll(async () => {
  await Promise.all(Object.values(standIns).map((each) => each.close()))
  await site.kill()
})

async function openStandIns() {
  const [whise, omnicasa, sweepbright, skarabee] = await Promise.all([
    openWhiseStandIn(),
    openOmnicasaStandIn(),
    openSweepbrightStandIn(),
    openSkarabeeStandIn(),
  ])
  whise.put(...whiseSamples())
  const { items, projects } = omnicasaSamples()
  omnicasa.put(...items)
  omnicasa.putProjects(...projects)
  sweepbright.put(...sweepbrightSamples())
  skarabee.put(...samplePublications())
  return { whise, omnicasa, sweepbright, skarabee }
}

const run = promisify(execFile)

async function importing(...words: string[]) {
  const all = ['server/start.js', 'import', ...words]
  // A run that left something out says so with its exit.
  return run(process.execPath, all, { env: environmentOf(site) }).catch(({ stdout, stderr }) => ({
    stdout: `${stdout}${stderr}`,
  }))
}

async function connect(name: keyof typeof standIns) {
  const folder = await mkdtemp(path.join(tmpdir(), 'baksteen-samples-'))
  const file = path.join(folder, 'credentials.json')
  await writeFile(file, JSON.stringify(standIns[name].credentials))
  await importing('--source', name, '--connect', file)
  await importing('--source', name, '--on')
}

/** SweepBright cannot be asked: it tells of each of them. */
async function tellOfAll(page: Page) {
  for (const { id } of sweepbrightSamples()) {
    const { body, signature } = standIns.sweepbright.hook('estate-added', String(id))
    const address = `${site.address}/hooks/sweepbright/sweepbright`
    const headers = { 'content-type': 'application/json', 'x-hook-signature': signature }
    const answer = await page.request.post(address, { data: Buffer.from(body), headers })
    expect(answer.ok()).toBe(true)
  }
}

type Home = { id: number; kind: string; externalId: string; isShown: boolean }

function homes(source: string): Promise<Home[]> {
  return askSite<Home>(
    site,
    `select feed_ids.id, kind, external_id as "externalId",
       coalesce(properties.is_published, projects.is_published, false) as "isShown"
     from feed_ids
     left join properties on kind = 'property' and properties.id = feed_ids.id
     left join projects on kind = 'project' and projects.id = feed_ids.id
     where feed_ids.source = $1 order by kind, external_id`,
    [source],
  )
}

/** Price and address that their owners keep private, in no page and no language. */
const secrets: Record<string, string[]> = {
  'skarabee 501001': ['Lindelaan 14', '50.8798'],
  'skarabee 501002': ['Zeedijk', '€\u00a0975'],
  'skarabee 501004': ['1948-02', '1951-07'],
  'whise 7002': ['Zeedijk'],
  'whise 7005': ['Kerkstraat'],
  'whise 7006': ['Parklaan'],
  'sweepbright 11111111-1111-4111-8111-111111111103': ['Kerkstraat', 'PRIVE', 'NOOIT'],
}

/** What is wrong with the pages of a source; before others come that show the same street in public. */
async function faultsOf(page: Page, source: string): Promise<string[]> {
  const faults: string[] = []
  for (const { id, kind, externalId } of await homes(source)) {
    for (const language of ['nl', 'fr']) {
      const what = `${source} ${externalId} ${language}`
      const answer = await page.request.get(`${site.address}/${language}/${kind}/${id}/`)
      const text = await answer.text()
      const read = text.replace(/<script[\s\S]*?<\/script>/g, '')
      if (answer.status() !== 200) faults.push(`${what}: ${answer.status()}`)
      const told = (secrets[`${source} ${externalId}`] ?? []).filter((each) => text.includes(each))
      faults.push(...told.map((each) => `${what} tells ${each}`))
      if (/UNDEFINED|\[object |\bNaN\b/.test(read)) faults.push(`${what} tells of our code`)
    }
  }
  return faults
}

const shown = async (source: string) =>
  (await homes(source)).filter(({ isShown }) => isShown).length

test('[7.01] the samples of every CRM become pages, in Dutch and in French', async ({ page }) => {
  test.setTimeout(300_000)
  for (const name of ['skarabee', 'whise', 'sweepbright', 'omnicasa'] as const) {
    await connect(name)
    if (name === 'sweepbright') await tellOfAll(page)
    else expect((await importing('--source', name)).stdout).toMatch(/Properties: 5 added/)
    await expect.poll(() => shown(name), { timeout: 120_000 }).toBe(6)
    expect(await faultsOf(page, name)).toEqual([])
  }
})
