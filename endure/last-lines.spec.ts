import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { expect } from '@playwright/test'
import { freePort } from '../journeys/free-port'
import { test } from '../journeys/journey'
import { siteNamed } from '../testing/journey-site'
import { copyTemplate } from '../testing/journey-template'
import { killed, openSite } from '../testing/open-site'

/** Lines wait for each other for up to a second, which is longer than a site needs to stop. */
for (const processes of [1, 2]) {
  test(`who was answered until a site of ${processes} stopped is in its log`, async () => {
    const site = siteNamed(`site_last_lines_${processes}`, await freePort())
    await copyTemplate(site)
    const opened = await openSite(site, { WEB_PROCESSES: `${processes}` })
    try {
      const answered: string[] = []
      const ended = once(opened, 'exit')
      for (let each = 0; each < 5_000; each += 1) {
        if (each === 20) opened.kill('SIGTERM')
        const path = `/nl/contact/?last=line-${each}.`
        const answer = await fetch(site.address + path, { headers: { connection: 'close' } }).catch(
          () => undefined,
        )
        if (!answer) break
        await answer.text().catch(() => '')
        answered.push(path)
      }
      expect(await ended).toEqual([0, null])
      const log = readFileSync(`${site.folder}/baksteen.log`, 'utf8')
      expect(answered.length).toBeGreaterThanOrEqual(20)
      expect(answered.filter((path) => log.split(path).length !== 2)).toEqual([])
    } finally {
      await killed(opened)
    }
  })
}
