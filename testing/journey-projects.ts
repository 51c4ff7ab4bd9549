import { randomInt } from 'node:crypto'
import { writeProjects } from '../app/projects/queries.server'
import { aProject } from '../app/projects/testing'
import { inHouse } from './journey-site'

/** Puts a project of the office into the house that the journeys visit, while it is running; answers its id. */
export async function plantProject(wish: Parameters<typeof aProject>[0]): Promise<number> {
  const id = 1_900_000_000 + randomInt(200_000_000)
  const row = { ...aProject(wish), source: 'office' as const, id, number: `JP-${id}` }
  await inHouse((db) => writeProjects(db, [row]))
  return id
}
