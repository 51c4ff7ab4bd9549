import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { loadModule } from '../load-module.js'

/**
 * npm run crm -- whise [--fault 429]: a stand-in of a CRM for tests and for trying out, with homes of
 * nobody.
 */
const [name = '', , fault] = process.argv.slice(2)

/** @type {Record<string, (port: number) => Promise<{ origin: string, credentials: object, state: { fault?: import('./faults').Fault }, more?: string }>>} */
const standIns = {
  async whise(port) {
    /** @type {typeof import('./whise-stand-in')} */
    const { openWhiseStandIn } = await loadModule('/testing/crm/whise-stand-in.ts')
    /** @type {typeof import('./whise-estates')} */
    const { sampleEstates } = await loadModule('/testing/crm/whise-estates.ts')
    const standIn = await openWhiseStandIn(port)
    standIn.put(...sampleEstates(standIn.origin))
    return standIn
  },
  async omnicasa(port) {
    /** @type {typeof import('./omnicasa-stand-in')} */
    const { openOmnicasaStandIn } = await loadModule('/testing/crm/omnicasa-stand-in.ts')
    /** @type {typeof import('./omnicasa-samples')} */
    const { sampleItems, sampleProjects } = await loadModule('/testing/crm/omnicasa-samples.ts')
    const standIn = await openOmnicasaStandIn(port)
    standIn.put(...sampleItems(standIn.origin))
    standIn.putProjects(...sampleProjects())
    return standIn
  },
  async skarabee(port) {
    /** @type {typeof import('./skarabee-stand-in')} */
    const { openSkarabeeStandIn } = await loadModule('/testing/crm/skarabee-stand-in.ts')
    /** @type {typeof import('./skarabee-publications')} */
    const { samplePublications } = await loadModule('/testing/crm/skarabee-publications.ts')
    const standIn = await openSkarabeeStandIn(port)
    standIn.put(...samplePublications())
    return standIn
  },
  async sweepbright(port) {
    /** @type {typeof import('./start-sweepbright')} */
    const { startSweepbright } = await loadModule('/testing/crm/start-sweepbright.ts')
    return startSweepbright(port)
  },
}

const open = standIns[name]
if (!open) {
  process.stderr.write(`There is a stand-in of: ${Object.keys(standIns).join(', ')}\n`)
  process.exit(1)
}
/** @type {typeof import('./faults')} */
const { faultNames } = await loadModule('/testing/crm/faults.ts')

const standIn = await open(Number(process.env.PORT ?? 3390))
const known = faultNames.find((each) => each === fault)
if (known) standIn.state.fault = { name: known }

const file = path.join(tmpdir(), `${name}-stand-in.json`)
await writeFile(file, JSON.stringify(standIn.credentials))
process.stdout.write(`A stand-in of ${name}, a test tool, answers at ${standIn.origin}.
npm run import -- --source ${name} --connect ${file}
npm run import -- --source ${name} --try
${standIn.more ?? ''}Faults, as in "npm run crm -- ${name} --fault 429": ${faultNames.join(', ')}
`)
