import type { PageViewSource } from '../../app/activity/page-view-source'
import { addDays, dayCount } from '../../app/language/calendar-day'
import type { Language } from '../../app/language/languages'
import { diceFor } from '../properties/dice'

type Day = {
  propertyId: number
  day: string
  source: PageViewSource
  language: Language
  views: number
  visitors: number
}
type Story = {
  propertyId: number
  from: string
  to: string
  language: Language
  priceCutOn?: string
}

const shares: [PageViewSource, number][] = [
  ['site', 0.34],
  ['search', 0.24],
  ['portal', 0.16],
  ['direct', 0.12],
  ['mail', 0.07],
  ['social', 0.05],
  ['campaign', 0.02],
]
/** Sunday first: people look for properties at the weekend. */
const week = [1.5, 1, 0.9, 0.95, 1, 0.9, 1.35]

/** Busy when new, busier after a new price, quieter with time; the same for the same day. */
export function demoPageViews({ propertyId, from, to, language, priceCutOn }: Story): Day[] {
  const days = Math.round(dayCount(from, to))
  return Array.from({ length: days + 1 }, (_, age) => addDays(from, age)).flatMap((day, age) => {
    const dice = diceFor(`visits ${propertyId} ${days - age}`)
    const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
    const sinceCut = priceCutOn ? dayCount(priceCutOn, day) : -1
    const news = 55 * 0.9 ** age + (sinceCut >= 0 ? 42 * 0.8 ** sinceCut : 0)
    const all = (24 + news) * (week[weekday] ?? 1) * (dice.whole(80, 120) / 100)
    return shares.flatMap(([source, share]) => {
      const visitors = Math.round(all * share)
      const others = Math.round(visitors * 0.2)
      const row = (each: Language, count: number) => ({
        propertyId,
        day,
        source,
        language: each,
        visitors: count,
        views: Math.round(count * 1.6),
      })
      const second = language === 'fr' ? 'nl' : 'fr'
      return [row(language, visitors - others), row(second, others)].filter(
        ({ views }) => views > 0,
      )
    })
  })
}
