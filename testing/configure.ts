import { execFileSync } from 'node:child_process'

/** Sets a section of the site that the journeys visit, or of another, as an operator would. */
export function configure(section: string, value: object, folder = 'data/journeys') {
  const env = { ...process.env, DATA_FOLDER: folder }
  execFileSync('node', ['server/start.js', 'configure', section, JSON.stringify(value)], { env })
}
