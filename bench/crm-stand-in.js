import { loadModule } from '../testing/load-module.js'

/** A stand-in of Whise with many estates, in a process of its own: its memory is not ours. */
const [count = '0'] = process.argv.slice(2)
/** @type {typeof import('../testing/crm/whise-stand-in')} */
const { openWhiseStandIn } = await loadModule('/testing/crm/whise-stand-in.ts')
/** @type {typeof import('../testing/crm/whise-estates')} */
const { anEstate } = await loadModule('/testing/crm/whise-estates.ts')

const standIn = await openWhiseStandIn()
const text = `<p>${'Een ruim huis met een tuin en een terras. '.repeat(30)}</p>`
const spoken = ['nl-BE', 'fr-BE', 'en-GB', 'de-DE'].map((languageId) => ({
  languageId,
  content: text,
}))
/** One every hour, as over years of work: what changed since is then a short list. */
const momentOf = (/** @type {number} */ id) =>
  new Date(Date.parse('2026-11-01T10:00:00Z') - id * 3_600_000).toISOString().slice(0, 19)
for (let id = 1; id <= Number(count); id += 1) {
  standIn.put(anEstate({ id, shortDescription: spoken, updateDateTime: momentOf(id) }))
}
process.stdout.write(`${JSON.stringify(standIn.credentials)}\n`)

process.on('message', (/** @type {{ changed: number, moment: string }} */ { changed, moment }) => {
  for (let id = 1; id <= changed; id += 1) {
    const price = 250_000
    standIn.put(anEstate({ id, shortDescription: spoken, price, updateDateTime: moment }))
  }
  process.send?.('changed')
})
process.on('disconnect', () => process.exit(0))
