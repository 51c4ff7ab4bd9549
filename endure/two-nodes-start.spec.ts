import { rmSync } from 'node:fs'
import { expect } from '@playwright/test'
import pg from 'pg'
import { freePort } from '../journeys/free-port'
import { test } from '../journeys/journey'
import { siteNamed } from '../testing/journey-site'
import { killed, openSite } from '../testing/open-site'

const rounds = 16
const name = 'site_two_nodes'

test('sixteen times, two nodes that start at once on an empty database both open', async () => {
  test.setTimeout(600_000)
  for (let round = 1; round <= rounds; round += 1) {
    await makeEmpty()
    const nodes = await Promise.all([freePort(), freePort()])
    const started = await Promise.allSettled(nodes.map((port) => openSite(siteNamed(name, port))))
    for (const node of started) if (node.status === 'fulfilled') await killed(node.value)
    expect(started.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled'])
  }
})

async function makeEmpty() {
  rmSync(siteNamed(name, 0).folder, { recursive: true, force: true })
  const client = new pg.Client(process.env.JOURNEY_POSTGRES)
  await client.connect()
  await client.query(`drop database if exists ${name} with (force)`)
  await client.query(`create database ${name}`)
  await client.end()
}
