import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { anItem } from '../../../testing/crm/omnicasa-homes'
import { picture } from '../../../testing/crm/picture'
import { aPublication } from '../../../testing/crm/skarabee-publications'
import { anEstate } from '../../../testing/crm/whise-estates'
import { openTestDatabase } from '../../../testing/test-database'
import type { FetchFile } from '../../files/fetch-public-file.server'
import { openTestOmnicasa } from '../omnicasa/testing.server'
import { openTestSkarabee } from '../skarabee/testing.server'
import { emptyStock } from '../testing'
import { openTestWhise } from '../whise/testing.server'

const { db } = await openTestDatabase()
const whise = await openTestWhise(db)
const omnicasa = await openTestOmnicasa(db)
const skarabee = await openTestSkarabee(db)
afterAll(() => Promise.all([whise, omnicasa, skarabee].map(async ({ standIn }) => standIn.close())))

const fetched: string[] = []
let signature = 0
/** Another at every reading; the earlier ones have ended. */
const addressOf = (name: string) => {
  signature += 1
  return `https://files.example.test/${name}?Expires=${signature}&Signature=s${signature}`
}
const fetchFile: FetchFile = async (address) => {
  fetched.push(address)
  if (!address.endsWith(`Signature=s${signature}`)) {
    return { outcome: 'failed', problem: 'unreachable' }
  }
  return {
    outcome: 'fetched',
    bytes: await picture(),
    version: { etag: null, lastModified: null },
  }
}
const pictures = async () => {
  const { rows } = await db.execute<{ count: number }>(
    sql`select jsonb_array_length(pictures) as count from properties`,
  )
  return rows[0]?.count
}

beforeEach(async () => {
  await emptyStock(db)
  await db.execute(sql`delete from feed_files`)
  fetched.length = 0
})

type Home = { picture: string; price: number }
type Signed = { crm: Pick<typeof whise, 'take'>; put: (home: Home) => void }

const crms: Record<string, Signed> = {
  Whise: {
    crm: whise,
    put: ({ picture: name, price }) =>
      whise.standIn.put(
        anEstate({ id: 1, price, pictures: [{ id: 5, urlOriginal: addressOf(name) }] }),
      ),
  },
  Omnicasa: {
    crm: omnicasa as never,
    put: ({ picture: name, price }) =>
      omnicasa.standIn.put(
        anItem({ ID: 1, Price: price, XLargePictureItems: [{ ID: 5, Url: addressOf(name) }] }),
      ),
  },
  Skarabee: {
    crm: skarabee as never,
    put: ({ picture: name, price }) => {
      const url = addressOf(name).replace('&', '&amp;')
      const told = aPublication({ id: 1, with: { Price: price } })
      const file = `<Pictures><Picture><Index>1</Index><Name>${name}</Name><URL>${url}</URL></Picture></Pictures>`
      const without = ['Pictures', 'FloorPlans', 'Documents'].reduce(
        (xml, list) => xml.replace(new RegExp(`<${list}>[\\s\\S]*</${list}>`), ''),
        told.xml,
      )
      skarabee.standIn.put({ ...told, xml: without + file })
    },
  },
}

test.each(Object.entries(crms))(
  '[7.01] a file of %s with a signed address is fetched while that holds, and again only when it changed',
  async (_, { crm, put }) => {
    put({ picture: 'voor.jpg', price: 1_000 })
    await crm.take({ isAll: true }, fetchFile)
    expect([await pictures(), fetched.length]).toEqual([1, 1])

    put({ picture: 'voor.jpg', price: 1_000 })
    const { counts } = await crm.take({ isAll: true }, fetchFile)
    expect([counts.properties.unchanged, fetched.length]).toEqual([1, 1])

    put({ picture: 'achter.jpg', price: 1_000 })
    await crm.take({ isAll: true }, fetchFile)
    expect([await pictures(), fetched.length]).toEqual([1, 2])
    const { rows } = await db.execute(sql`select pictures::text as told from properties`)
    expect(JSON.stringify(rows)).not.toContain('Signature')
  },
)
