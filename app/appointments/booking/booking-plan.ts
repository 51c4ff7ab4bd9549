import { Temporal } from 'temporal-polyfill'
import type { PlannedDay, Slot } from '../slots/slots'

/** How a day looks on the page: how many moments are free, or why there are none. */
export type DayView = { day: string; state: 'free' | 'full' | 'closed'; free: number }

export type BookingPlan = {
  chosen: DayView
  slots: Slot[]
  week: DayView[]
  /** The day to go to for another week or month; null where there is nothing to see. */
  previousWeek: string | null
  nextWeek: string | null
  /** Monday first; null is a day of another month. */
  month: (DayView | null)[][]
  previousMonth: string | null
  nextMonth: string | null
  /** The first free moments on other days. */
  others: Slot[]
  hasFree: boolean
}

/** What a visitor sees on a day: the one asked for, or the first with something free. */
export function bookingPlan(days: PlannedDay[], wished: string | null): BookingPlan {
  const views = new Map(days.map((each) => [each.day, viewOf(each)]))
  const view = (day: string) => views.get(day) ?? { day, state: 'closed' as const, free: 0 }
  const all = [...views.values()]
  const usual = all.find(({ free }) => free > 0) ?? all.find(({ state }) => state === 'full')
  const chosen = view(wished && views.has(wished) ? wished : ((usual ?? all[0])?.day ?? ''))
  const day = Temporal.PlainDate.from(chosen.day)
  const monday = day.subtract({ days: day.dayOfWeek - 1 })
  const first = day.with({ day: 1 })
  const goTo = (from: Temporal.PlainDate, to: Temporal.PlainDate) => bestDay(all, from, to)
  const free = days.flatMap(({ slots }) => slots.filter(({ seatsLeft }) => seatsLeft > 0))
  const slots = days.find((each) => each.day === chosen.day)?.slots ?? []
  return {
    chosen,
    slots,
    week: weekOf(monday).map((each) => view(each.toString())),
    previousWeek: goTo(monday.subtract({ days: 7 }), monday.subtract({ days: 1 })),
    nextWeek: goTo(monday.add({ days: 7 }), monday.add({ days: 13 })),
    month: weeksOf(first).map((week) =>
      week.map((each) => (each.month === first.month ? view(each.toString()) : null)),
    ),
    previousMonth: goTo(first.subtract({ months: 1 }), first.subtract({ days: 1 })),
    nextMonth: goTo(first.add({ months: 1 }), first.add({ months: 2 }).subtract({ days: 1 })),
    others: free.filter((slot) => !slots.includes(slot)).slice(0, 3),
    hasFree: free.length > 0,
  }
}

function viewOf({ day, slots }: PlannedDay): DayView {
  const free = slots.filter(({ seatsLeft }) => seatsLeft > 0).length
  if (free > 0) return { day, state: 'free', free }
  return { day, state: slots.length > 0 ? 'full' : 'closed', free: 0 }
}

/** In a stretch: the first free day, else a full one, else any we know; null when it is all beyond. */
function bestDay(all: DayView[], from: Temporal.PlainDate, to: Temporal.PlainDate): string | null {
  const inside = all.filter(({ day }) => day >= from.toString() && day <= to.toString())
  const best =
    inside.find(({ state }) => state === 'free') ?? inside.find(({ state }) => state === 'full')
  return (best ?? inside[0])?.day ?? null
}

function weekOf(monday: Temporal.PlainDate): Temporal.PlainDate[] {
  return [0, 1, 2, 3, 4, 5, 6].map((days) => monday.add({ days }))
}

function weeksOf(first: Temporal.PlainDate): Temporal.PlainDate[][] {
  const monday = first.subtract({ days: first.dayOfWeek - 1 })
  const weeks = Array.from({ length: 6 }, (_, index) => weekOf(monday.add({ days: index * 7 })))
  return weeks.filter((week) => week.some(({ month }) => month === first.month))
}
