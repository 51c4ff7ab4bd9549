import type { insertAgent } from '../../app/appointments/agents/agent-queries.server'
import type { Language } from '../../app/language/languages'
import { team } from '../editorial/team'

type Agent = Parameters<typeof insertAgent>[1]

const weekdays = [1, 2, 3, 4, 5]
const usualHours = weekdays.flatMap((weekday) => [
  { weekday, from: '09:30', to: '12:30' },
  { weekday, from: '13:30', to: weekday === 4 ? '19:00' : '17:30' },
])
const saturday = { weekday: 6, from: '10:00', to: '13:00' }

/** Who shows which properties; the first takes whatever is nobody else's. */
const rounds: Record<number, Pick<Agent, 'zipStarts' | 'goal'> & { isSaturday?: boolean }> = {
  1: { zipStarts: [] },
  2: { zipStarts: ['30', '31', '320', '321', '322'], isSaturday: true },
  3: { zipStarts: ['329', '327', '34', '33'], isSaturday: true },
  4: { zipStarts: [], goal: 'rent' },
  6: { zipStarts: ['1', '4', '5', '6', '7'], isSaturday: true },
}

export const demoAgents: Agent[] = team.flatMap(
  ({ id, name, email, phone, languages, picture }) => {
    const round = rounds[id]
    if (!round) return []
    const { zipStarts, goal, isSaturday } = round
    return [
      {
        name,
        email,
        phone,
        picture,
        zipStarts,
        goal,
        language: (languages[0] ?? 'nl') as Language,
        hours: isSaturday ? [...usualHours, saturday] : usualHours,
      },
    ]
  },
)
