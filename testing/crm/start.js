import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { loadModule } from '../load-module.js'

/**
 * npm run crm -- whise [--fault 429]: a stand-in of a CRM for tests and for trying out, with estates of
 * nobody.
 */
const [name, , fault] = process.argv.slice(2)
if (name !== 'whise') {
  process.stderr.write('There is a stand-in of: whise\n')
  process.exit(1)
}

/** @type {typeof import('./whise-stand-in')} */
const { openWhiseStandIn } = await loadModule('/testing/crm/whise-stand-in.ts')
/** @type {typeof import('./whise-estates')} */
const { sampleEstates } = await loadModule('/testing/crm/whise-estates.ts')
/** @type {typeof import('./faults')} */
const { faultNames } = await loadModule('/testing/crm/faults.ts')

const standIn = await openWhiseStandIn(Number(process.env.PORT ?? 3390))
standIn.put(...sampleEstates(standIn.origin))
const known = faultNames.find((each) => each === fault)
if (known) standIn.state.fault = { name: known }

const file = path.join(tmpdir(), 'whise-stand-in.json')
await writeFile(file, JSON.stringify(standIn.credentials))
process.stdout.write(`A stand-in of Whise, a test tool, answers at ${standIn.origin}.
npm run import -- --source whise --connect ${file}
npm run import -- --source whise --try
Faults, as in "npm run crm -- whise --fault 429": ${faultNames.join(', ')}
`)
