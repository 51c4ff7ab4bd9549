import ICAL from 'ical.js'

/** Read by a parser that did not write it. */
export function calendarOf({ attachments }: { attachments: { base64: string }[] }) {
  const text = Buffer.from(attachments[0]?.base64 ?? '', 'base64').toString()
  return readCalendar(text)
}

export function readCalendar(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text))
  const events = calendar.getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component)
    return {
      uid: event.uid,
      start: event.startDate.toJSDate().toISOString(),
      end: event.endDate.toJSDate().toISOString(),
      sequence: event.sequence,
      summary: event.summary,
      location: event.location,
      status: component.getFirstPropertyValue('status'),
    }
  })
  return { method: calendar.getFirstPropertyValue('method'), events, event: events[0] }
}
