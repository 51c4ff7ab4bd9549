import { execFileSync } from 'node:child_process'

/** Sets a section of the site that the journeys visit, as an operator would. */
export function configure(section: string, value: object) {
  const env = { ...process.env, DATA_FOLDER: 'data/journeys' }
  execFileSync('node', ['server/start.js', 'configure', section, JSON.stringify(value)], { env })
}
