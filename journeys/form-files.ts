import { readdirSync } from 'node:fs'
import type { Form } from '../app/forms/form'

const folder = 'app/enquiries/forms'

/** Every form there is, as the site itself finds them. */
export function everyForm(): Promise<Form[]> {
  const files = readdirSync(folder).filter((file) => file.endsWith('.form.ts'))
  return Promise.all(files.map(async (file) => (await import(`../${folder}/${file}`)).form))
}
