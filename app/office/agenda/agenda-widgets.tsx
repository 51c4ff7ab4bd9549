import { noonOf, weekdayName } from '../../appointments/letters/viewing-time'
import { useLanguage } from '../../language/use-language'
import type { WidgetProps, Widgets } from '../form/field-props'

/** A Monday; the days after it have the other names. */
const monday = '2026-11-16'
const weekdays = [1, 2, 3, 4, 5, 6, 7]

/** How the agenda draws hours and days of the week. */
export const agendaWidgets: Widgets = { time: TimeField, weekday: WeekdayField }

function TimeField({ id, name, value, aria }: WidgetProps) {
  return (
    <input
      {...aria}
      className="input"
      type="time"
      id={id}
      name={name}
      defaultValue={value as string}
    />
  )
}

function WeekdayField({ id, name, value, aria }: WidgetProps) {
  const language = useLanguage()
  return (
    <select {...aria} className="input" id={id} name={name} defaultValue={String(value ?? 1)}>
      {weekdays.map((weekday) => (
        <option key={weekday} value={weekday}>
          {weekdayName(noonOf(dayOf(weekday)), language, 'long')}
        </option>
      ))}
    </select>
  )
}

function dayOf(weekday: number): string {
  return `${monday.slice(0, 8)}${Number(monday.slice(8)) + weekday - 1}`
}
