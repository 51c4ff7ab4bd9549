import { loadModule } from '../testing/load-module.js'

/** A stand-in of a CRM with many homes, in a process of its own: its memory is not ours. */
const [name = '', count = '0'] = process.argv.slice(2)
const text = `<p>${'Een ruim huis met een tuin en een terras. '.repeat(30)}</p>`

/**
 * Puts a home, with its price and the moment of its last change.
 *
 * @type {Record<string, () => Promise<{ credentials: object, put: (id: number, moment: string, price?: number) => void }>>}
 */
const standIns = {
  async whise() {
    /** @type {typeof import('../testing/crm/whise-stand-in')} */
    const { openWhiseStandIn } = await loadModule('/testing/crm/whise-stand-in.ts')
    /** @type {typeof import('../testing/crm/whise-estates')} */
    const { anEstate } = await loadModule('/testing/crm/whise-estates.ts')
    const standIn = await openWhiseStandIn()
    const spoken = ['nl-BE', 'fr-BE', 'en-GB', 'de-DE'].map((languageId) => ({
      languageId,
      content: text,
    }))
    return {
      credentials: standIn.credentials,
      put: (id, updateDateTime, price = 310_000) =>
        standIn.put(anEstate({ id, shortDescription: spoken, price, updateDateTime })),
    }
  },
  async omnicasa() {
    /** @type {typeof import('../testing/crm/omnicasa-stand-in')} */
    const { openOmnicasaStandIn } = await loadModule('/testing/crm/omnicasa-stand-in.ts')
    /** @type {typeof import('../testing/crm/omnicasa-homes')} */
    const { anItem } = await loadModule('/testing/crm/omnicasa-homes.ts')
    const standIn = await openOmnicasaStandIn()
    const spoken = [2, 3, 4].map((id) => [
      id,
      { TypeDescription: `Huis ${id}`, DescriptionA: text + id },
    ])
    return {
      credentials: standIn.credentials,
      put: (ID, moment, Price = 310_000) =>
        standIn.put(
          anItem({
            ID,
            Price,
            DescriptionA: text,
            LastChangedDate: moment.replace('T', ' '),
            in: Object.fromEntries(spoken),
          }),
        ),
    }
  },
  async skarabee() {
    /** @type {typeof import('../testing/crm/skarabee-stand-in')} */
    const { openSkarabeeStandIn } = await loadModule('/testing/crm/skarabee-stand-in.ts')
    /** @type {typeof import('../testing/crm/skarabee-publications')} */
    const { aPublication } = await loadModule('/testing/crm/skarabee-publications.ts')
    const standIn = await openSkarabeeStandIn()
    const texts = ['NL', 'FR', 'EN', 'DE'].map((language) => ({
      language,
      title: `Huis ${language}`,
      text: text.replace(/<.?p>/g, ''),
    }))
    return {
      credentials: standIn.credentials,
      put: (id, moment, Price = 310_000) => {
        const modified = moment.replace('T', ' ')
        standIn.put({
          id,
          modified,
          isActive: true,
          type: 'TRANSACTION',
          isShared: false,
          // Written when it is asked for: twenty thousand of them are half a gigabyte.
          get xml() {
            return aPublication({ id, modified, texts, with: { Price } }).xml
          },
        })
      },
    }
  },
  async sweepbright() {
    /** @type {typeof import('../testing/crm/sweepbright-stand-in')} */
    const { openSweepbrightStandIn } = await loadModule('/testing/crm/sweepbright-stand-in.ts')
    /** @type {typeof import('../testing/crm/sweepbright-estates')} */
    const { aSweepbrightEstate, sweepbrightId } = await loadModule(
      '/testing/crm/sweepbright-estates.ts',
    )
    const standIn = await openSweepbrightStandIn()
    // It has no German.
    const description = Object.fromEntries(['nl', 'fr', 'en'].map((code) => [code, text]))
    return {
      credentials: standIn.credentials,
      put: (id, _, amount = 310_000) => {
        const price = { amount, currency: 'EUR', hidden: false }
        standIn.put(aSweepbrightEstate({ id: sweepbrightId(id), description, price }))
      },
    }
  },
}

const open = standIns[name]
if (!open) throw new Error(`There is no stand-in of ${name}.`)
const { credentials, put } = await open()
/** One every hour, as over years of work: what changed since is then a short list. */
const momentOf = (/** @type {number} */ id) =>
  new Date(Date.parse('2026-11-01T10:00:00Z') - id * 3_600_000).toISOString().slice(0, 19)
for (let id = 1; id <= Number(count); id += 1) put(id, momentOf(id))
process.stdout.write(`${JSON.stringify(credentials)}\n`)

process.on('message', (/** @type {{ changed: number, moment: string }} */ { changed, moment }) => {
  for (let id = 1; id <= changed; id += 1) put(id, moment, 250_000)
  process.send?.('changed')
})
process.on('disconnect', () => process.exit(0))
