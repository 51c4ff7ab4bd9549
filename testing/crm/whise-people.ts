type Body = Record<string, unknown>
type Contact = { id: number } & Body
type Calendar = { id: number; subject: string; startDateTime: string; contactIds: number[] } & Body

/** The contacts and appointments of the stand-in: contacts are matched by their mail address, as Whise does. */
export function openWhisePeople() {
  const contacts = new Map<string, Contact>()
  const calendars = new Map<number, Calendar>()
  let next = 880_011

  const calls: Record<string, (body: Body) => object> = {
    '/v1/contacts/upsert': (body) => {
      const missing = ['Name', 'PrivateEmail', 'CountryId', 'LanguageId', 'OfficeIds'].filter(
        (name) => !body[name],
      )
      if (missing.length > 0) return invalid(`${missing.join(', ')} is required`)
      const email = String(body.PrivateEmail).toLowerCase()
      const before = contacts.get(email)
      const estates = new Set([...asList(before?.EstateIds), ...asList(body.EstateIds)])
      const id = before?.id ?? next++
      contacts.set(email, { ...before, ...body, id, EstateIds: [...estates] })
      return { contactId: id, isValidRequest: true }
    },
    '/v1/calendars/upsert': (body) => {
      const id = next++
      calendars.set(id, {
        ...body,
        id,
        subject: String(body.Subject),
        startDateTime: `${body.StartDateTime}.00`,
        contactIds: asList(body.ContactIds).map(Number),
      })
      return { calendarId: id, isValidRequest: true }
    },
    '/v1/calendars/list': (body) => {
      const asked = asList((body.Filter as Body | undefined)?.ContactIds).map(Number)
      const found = [...calendars.values()].filter(({ contactIds }) =>
        contactIds.some((id) => asked.includes(id)),
      )
      const list = found.length > 0 ? { calendars: found } : {}
      return { ...list, totalCount: found.length, isValidRequest: true }
    },
    '/v1/calendars/delete': (body) => {
      for (const id of asList(body.CalendarIds)) calendars.delete(Number(id))
      return { isValidRequest: true }
    },
  }

  return {
    contacts: () => [...contacts.values()],
    calendars: () => [...calendars.values()],
    clear() {
      contacts.clear()
      calendars.clear()
    },
    /** Undefined when it is no call about people. */
    answer: (path: string, body: Body) => calls[path]?.(body),
    isWrite: (path: string) => path in calls && !path.endsWith('/list'),
  }
}

const asList = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

function invalid(message: string) {
  return { isValidRequest: false, validationErrors: [{ message, code: 'BadRequestFormat' }] }
}
