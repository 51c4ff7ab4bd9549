import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { beforeEach, expect, test } from 'vitest'
import { openTestDatabase } from '../../testing/test-database'
import { openTestJobs } from '../../testing/test-jobs'
import { addContent } from '../editorial/writing/content-queries.server'
import { cleanFeed } from '../feed/feed-round.job.server'
import { openFileStore } from '../files/file-store.server'
import { findProperty } from '../properties/office/office-queries.server'
import { propertyNews } from '../properties/stored/property-news.server'
import { aProperty, insertProperties } from '../properties/testing'
import { addFiles } from './add-files.server'
import { arrangeFiles, undoArrangement } from './arrange-files.server'
import { saveUnits } from './save-units.server'

const { db } = await openTestDatabase()
const jobs = await openTestJobs(db, [propertyNews])
const files = openFileStore(await mkdtemp(path.join(tmpdir(), 'baksteen-stock-')))
const by = { id: '00000000-0000-7000-8000-000000000001', name: 'An Agent' }
const tools = { db, jobs, files, now: () => new Date('2026-11-15T10:00:00Z') }

beforeEach(async () => {
  await db.execute(sql`truncate properties, property_history, changes cascade`)
  // The queue looks after its table meanwhile: only rows go, since a truncate would lock them both out.
  await db.execute(sql`delete from pgboss.job`)
})

async function anyProperty(wish: Parameters<typeof aProperty>[0] = {}) {
  const property = aProperty({ source: 'office', ...wish })
  await insertProperties(db, [property])
  return property.id
}
const read = async (id: number) => {
  const row = await findProperty(db, id)
  if (!row) throw new Error('no such home')
  return row
}
const property = (id: number) => ({ kind: 'property' as const, id })
const plain = (red: number, width = 60) =>
  sharp({ create: { width, height: 40, channels: 3, background: { r: red, g: 9, b: 9 } } })

test('pictures are kept upright and without traces; what is none is named', async () => {
  const id = await anyProperty()
  const lying = await plain(90)
    .withMetadata({ orientation: 6 })
    .withExif({ IFD0: { Artist: 'somebody' } })
    .jpeg()
    .toBuffer()
  const uploads = [
    { name: 'lying.jpg', bytes: lying },
    { name: 'gevel.jpg', bytes: await plain(10).png().toBuffer() },
    { name: 'gevel again.jpg', bytes: await plain(10).png().toBuffer() },
    { name: 'virus.jpg', bytes: Buffer.from('MZ this is a program') },
  ]
  const answer = await addFiles(tools, { of: property(id), by, shelf: 'pictures', uploads })
  expect(answer).toMatchObject({
    outcome: 'saved',
    refused: [{ name: 'virus.jpg', problem: 'not-a-picture' }],
  })
  const { pictures } = await read(id)
  expect(pictures.map((each) => [each.id, each.width, each.height])).toEqual([
    [1, 40, 60],
    [2, 60, 40],
  ])
  const kept = (await files.read(pictures[0]?.file ?? '')) ?? Buffer.alloc(0)
  expect((await sharp(kept).metadata()).exif).toBeUndefined()
})

test('the order, the cover, the words and what goes are one save', async () => {
  const id = await anyProperty()
  const bytes = await Promise.all([1, 99, 200].map((red) => plain(red).png().toBuffer()))
  const uploads = bytes.map((each, at) => ({ name: `${at}.png`, bytes: each }))
  await addFiles(tools, { of: property(id), by, shelf: 'pictures', uploads })
  const { version } = await read(id)
  const items = [3, 1].map((each) => ({
    id: each,
    words: { nl: `Foto ${each}` },
    requiresApproval: false,
  }))
  const wish = { of: property(id), by, shelf: 'pictures' as const, items }
  expect((await arrangeFiles(tools, { ...wish, version })).outcome).toBe('saved')
  expect((await read(id)).pictures.map((each) => [each.id, each.alt])).toEqual([
    [3, { nl: 'Foto 3' }],
    [1, { nl: 'Foto 1' }],
  ])
  expect((await arrangeFiles(tools, { ...wish, version })).outcome).toBe('stale')
})

test('nobody has said yet what a new picture shows; what was taken away comes back', async () => {
  const id = await anyProperty({ title: { nl: 'Huis' } })
  const uploads = [{ name: 'gevel.png', bytes: await plain(10).png().toBuffer() }]
  const wish = { of: property(id), by, shelf: 'pictures' as const }
  expect(await addFiles(tools, { ...wish, uploads })).toMatchObject({ added: 1, refused: [] })
  const { version, pictures } = await read(id)
  expect(pictures.map(({ alt }) => alt)).toEqual([{}])
  expect((await undoArrangement(tools, { ...wish, version })).outcome).toBe('refused')
  await arrangeFiles(tools, { ...wish, version, items: [] })
  expect((await read(id)).pictures).toEqual([])
  const undone = () => undoArrangement(tools, { ...wish, version: version + 1 })
  expect((await undone()).outcome).toBe('saved')
  expect((await read(id)).pictures).toEqual(pictures)
  expect((await undone()).outcome).toBe('stale')
})

test('documents by their content, with an approval where the agency wants one', async () => {
  const id = await anyProperty()
  const pdf = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF')
  const uploads = [
    { name: 'EPC attest.pdf', bytes: pdf },
    { name: 'x.pdf', bytes: Buffer.from('<html>') },
  ]
  const answer = await addFiles(tools, { of: property(id), by, shelf: 'documents', uploads })
  expect(answer.refused).toEqual([{ name: 'x.pdf', problem: 'not-a-document' }])
  const { version, documents } = await read(id)
  expect(documents).toMatchObject([{ id: 1, name: { nl: 'EPC attest' }, requiresApproval: false }])
  const items = [{ id: 1, words: { nl: 'EPC', fr: 'PEB' }, requiresApproval: true }]
  await arrangeFiles(tools, { of: property(id), by, version, shelf: 'documents', items })
  expect((await read(id)).documents).toMatchObject([
    { name: { nl: 'EPC', fr: 'PEB' }, requiresApproval: true },
  ])
})

test('[3.08] the price list of a project is one save: all rows or none', async () => {
  const one = await anyProperty({ projectId: 7, list: 'projects' })
  const two = await anyProperty({ projectId: 7, list: 'projects' })
  const stranger = await anyProperty()
  const row = (id: number, priceCents: number, version = 1) => ({
    id,
    version,
    priceCents,
    livingArea: 150,
    terrace: null,
    status: 'available' as const,
  })
  const save = (units: ReturnType<typeof row>[]) => saveUnits(tools, { projectId: 7, by, units })
  const prices = async () => [(await read(one)).priceCents, (await read(two)).priceCents]

  expect(await save([row(one, 20_000_000), row(two, 30_000_000)])).toEqual({
    outcome: 'saved',
    count: 1,
  })
  expect(await prices()).toEqual([20_000_000, 30_000_000])
  expect(await save([row(one, 1), row(two, 2)])).toEqual({ outcome: 'stale', ids: [one] })
  expect(await save([row(two, 2), row(stranger, 2)])).toEqual({ outcome: 'unknown' })
  expect(await prices()).toEqual([20_000_000, 30_000_000])
})

test('what was taken away goes from the disk, unless something else shows the same', async () => {
  const [one, other] = [await anyProperty(), await anyProperty()]
  const named = async (red: number) => ({ name: 'x.png', bytes: await plain(red).png().toBuffer() })
  const [gone, shared, hung] = [await named(11), await named(12), await named(13)]
  const add = (id: number, uploads: (typeof gone)[]) =>
    addFiles(tools, { of: property(id), by, shelf: 'pictures', uploads })
  await add(one, [gone, shared, hung])
  await add(other, [shared])
  const kept = (await read(one)).pictures.map(({ file }) => file)
  await hang(kept[2] ?? '')
  const { version } = await read(one)
  await arrangeFiles(tools, { of: property(one), by, version, shelf: 'pictures', items: [] })

  const isThere = () => Promise.all(kept.map(async (file) => Boolean(await files.read(file))))
  const night = (days: number) => () => new Date(tools.now().getTime() + days * 86_400_000)
  await cleanFeed({ db, files, now: night(1) })
  expect(await isThere()).toEqual([true, true, true])
  await cleanFeed({ db, files, now: night(40) })
  expect(await isThere()).toEqual([false, true, true])
})

/** In the media library. */
async function hang(file: string) {
  const { dir, base } = path.parse(file)
  const picture = {
    filename: base,
    originalname: 'x.png',
    url: `/images/${file}`,
    destination: dir,
    mimetype: 'image/png',
    width: 60,
    height: 40,
    tone: null,
  }
  expect((await addContent(db, 'image', [picture as never])).outcome).not.toBe('invalid')
}

test('[7.01] nor does a picture that the feed would show again', async () => {
  const id = await anyProperty({ source: 'feed' })
  const uploads = [{ name: 'x.png', bytes: await plain(77).png().toBuffer() }]
  await addFiles(tools, { of: property(id), by, shelf: 'pictures', uploads })
  const [picture] = (await read(id)).pictures
  await db.execute(
    sql`update properties set pictures = '[]', overrides = '{"pictures": []}',
      feed_values = ${JSON.stringify({ pictures: [picture] })}::jsonb where id = ${id}`,
  )
  await cleanFeed({ db, files, now: () => new Date('2027-06-01') })
  expect(await files.read(picture?.file ?? '')).toBeDefined()
})
