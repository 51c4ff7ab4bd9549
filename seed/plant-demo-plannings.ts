import type { Database } from '../app/database/client.server'
import { brusselsDay } from '../app/language/brussels-day'
import { addDays } from '../app/language/calendar-day'
import { contentOf, decideProject } from '../app/projects/decide-project.server'
import type { Planning } from '../app/projects/planning'
import { lockProjects } from '../app/projects/queries.server'
import { projects } from './properties/project'

/** By how many days from now each phase begins: a site that is at its walls, and one that is ready. */
const begins = {
  active: { permitOn: -250, worksOn: -150, shellOn: -60, finishOn: 140, keysOn: 330 },
  'sold-out': { permitOn: -900, worksOn: -800, shellOn: -700, finishOn: -450, keysOn: -230 },
}

/** No feed tells of phases: the agency wrote them for what it sells. */
export async function plantDemoPlannings(tx: Database, now: Date) {
  const today = brusselsDay(now)
  const known = await lockProjects(
    tx,
    projects.map(({ id }) => id),
  )
  for (const { id, state } of projects) {
    const row = known.get(id)
    if (state === 'rent' || !row) continue
    const days = Object.entries(begins[state]).map(([phase, days]) => [phase, addDays(today, days)])
    const planning = Object.fromEntries(days) as Planning
    await decideProject(tx, row, { content: { ...contentOf(row), planning }, now })
  }
}
