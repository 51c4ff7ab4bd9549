import type { NotedActivity } from '../../app/activity/note-activity.server'
import { addDays, dayCount } from '../../app/language/calendar-day'
import type { Language } from '../../app/language/languages'
import { diceFor } from '../properties/dice'
import { textsFor } from './demo-texts'

type Story = { propertyId: number; from: string; to: string; today: string; language: Language }

const names = [
  'Jan Peeters',
  'Sofie Maes',
  'Karim Benali',
  'An Claes',
  'Tom Jacobs',
  'Julie Dubois',
  'Eva Willems',
]
/** Noon in Belgium, give or take the hour of summer: a day in every season. */
const at = (day: string, hour: number, minute = 0) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + (hour * 60 + minute) * 60_000)

/** A believable course: enquiries, calls and documents, visits with what people said, two to come. */
export function demoActivity(story: Story): NotedActivity[] {
  const { propertyId, from, to, today } = story
  const days = Math.round(dayCount(from, to))
  const contacts = Array.from({ length: Math.floor(days / 2.2) }, (_, turn) =>
    contact(story, turn, days),
  )
  const viewings = Array.from({ length: Math.max(2, Math.floor(days / 6)) }, (_, turn) =>
    viewing(story, turn, days),
  )
  const isOver = to < today
  const planned = isOver
    ? []
    : [3, 6].map(
        (ahead, turn): NotedActivity => ({
          key: `demo-planned:${propertyId}:${turn}`,
          propertyId,
          type: 'visit',
          topic: 'visit',
          at: at(addDays(today, ahead), turn ? 9 : 13, turn ? 0 : 30),
          names: [nameFor(turn + 3)],
          status: turn ? 'waiting' : 'planned',
          source: 'website',
        }),
      )
  return [...contacts, ...viewings, ...planned]
}

function contact({ propertyId, from, language }: Story, turn: number, days: number): NotedActivity {
  const dice = diceFor(`contact ${propertyId} ${turn}`)
  const day = addDays(from, Math.min(days, 1 + Math.floor(turn * 2.2)))
  const call = dice.pick(textsFor(language).calls)
  const common = {
    propertyId,
    at: at(day, dice.whole(7, 18), dice.whole(0, 59)),
    names: [dice.pick(names)],
  }
  const key = `demo-contact:${propertyId}:${turn}`
  const isFresh = days - turn * 2.2 < 2
  if (turn % 3 === 2)
    return {
      ...common,
      key,
      type: 'call',
      ...call,
      status: 'answered',
      source: dice.pick(['phone', 'sign'] as const),
    }
  if (turn % 9 === 4)
    return {
      ...common,
      key,
      names: [],
      type: 'mail',
      topic: 'mailing',
      status: 'sent',
      source: 'newsletter',
    }
  const topic = dice.pick(['question', 'visit-request', 'documents', 'question'] as const)
  const status = isFresh ? 'new' : topic === 'documents' ? 'sent' : 'answered'
  return {
    ...common,
    key,
    type: 'enquiry',
    topic,
    status,
    source: dice.pick(['website', 'website', 'portal'] as const),
  }
}

function viewing({ propertyId, from, language }: Story, turn: number, days: number): NotedActivity {
  const dice = diceFor(`visit ${propertyId} ${turn}`)
  const day = addDays(from, Math.max(0, Math.min(days - 1, 5 + turn * 6)))
  const status = turn % 5 === 3 ? 'no-show' : 'done'
  const words = textsFor(language).feedback[turn % 5] ?? ''
  return {
    key: `demo-visit:${propertyId}:${turn}`,
    propertyId,
    type: 'visit',
    topic: 'visit',
    status,
    at: at(day, dice.whole(9, 16), dice.pick([0, 30])),
    names: [nameFor(turn)],
    comment: status === 'done' ? `${dice.whole(3, 5)}/5 ${words}` : '',
    source: dice.pick(['website', 'phone'] as const),
  }
}

function nameFor(turn: number): string {
  return names[turn % names.length] ?? ''
}
