import * as z from 'zod'
import type { Telling, WriteBack } from '../crm/crm'
import { markOf, type PersonalNotice } from '../notices/notice'
import { NoticeRefused } from '../notices/notice-refused'
import { complaint, type TalkToWhise } from './ask-whise.server'
import { calendarIn, calendarTime, contactOf, searchOf } from './whise-contact'
import type { WhiseCredentials } from './whise-credentials'

const contactAnswer = z.object({ contactId: z.coerce.string() })
const calendarAnswer = z.object({ calendarId: z.coerce.string() })
const calendarList = z.object({
  totalCount: z.number().optional(),
  calendars: z.array(z.unknown()).optional(),
})

/**
 * What Whise takes from us. A contact is matched there by its mail address, so that the same one sent
 * twice is one contact; an appointment is looked for by our mark.
 */
export function whiseWriting(talk: TalkToWhise, credentials: WhiseCredentials): WriteBack {
  const write = writer(talk)

  async function contact(content: PersonalNotice, more: object = {}) {
    const body = { ...contactOf(content, credentials), ...more }
    const { json, remark } = await write({ path: '/v1/contacts/upsert', body })
    return { externalId: contactAnswer.safeParse(withSmallLetters(json)).data?.contactId, remark }
  }

  /** The appointments of that contact that have our mark. */
  async function marked(mark: string, contactId: string) {
    const body = { Filter: { ContactIds: [Number(contactId)] }, Page: { Limit: 100, Offset: 0 } }
    const { json, remark } = await write({ path: '/v1/calendars/list', body })
    const { data } = calendarList.safeParse(json)
    // A filter that was ignored would show us appointments of others.
    if (remark || !data || (!data.calendars && data.totalCount)) throw new NoticeRefused('in-doubt')
    return (data.calendars ?? []).flatMap((each) => calendarIn(each, mark) ?? [])
  }

  async function viewing({ subject, content, externalId, isRepeated }: Telling<'viewing'>) {
    const { calendarActionId, userId } = credentials
    const mark = markOf('viewing', subject)
    const message = { Message: `${content.words}\n[${mark}]` }
    if (!calendarActionId || !userId) return taken(await contact(content, message))
    const { externalId: contactId } = await contact(content)
    if (!contactId) throw new NoticeRefused('without-contact')
    const start = calendarTime(content.startsAt)
    const found = externalId || isRepeated ? await marked(mark, contactId) : []
    const right = content.isCancelled ? undefined : found.find((each) => each.start === start)
    const others = found.filter((each) => each !== right).map(({ id }) => Number(id))
    if (others.length > 0) {
      await write({ path: '/v1/calendars/delete', method: 'DELETE', body: { CalendarIds: others } })
    }
    if (right) return { externalId: right.id, remark: null }
    if (content.isCancelled) return { externalId: null, remark: null }
    const body = {
      CalendarActionId: calendarActionId,
      UserIds: [userId],
      ContactIds: [Number(contactId)],
      ...(content.about.property && { EstateIds: [Number(content.about.property)] }),
      StartDateTime: start,
      EndDateTime: calendarTime(content.endsAt),
      Subject: `${content.words} [${mark}]`,
    }
    const { json, remark } = await write({ path: '/v1/calendars/upsert', body })
    const { data } = calendarAnswer.safeParse(withSmallLetters(json))
    return { externalId: data?.calendarId ?? mark, remark }
  }

  return {
    enquiry: async ({ subject, content }) =>
      taken(
        await contact(content, { Message: `${content.words}\n[${markOf('enquiry', subject)}]` }),
      ),
    demand: async ({ subject, content }) =>
      taken(
        await contact(content, {
          // What the person said yes or no to, by mail.
          AgreementEmail: content.isWanted,
          Message: `${content.words}\n[${markOf('demand', subject)}]`,
          ...(content.isWanted && { SearchCriteria: [searchOf(content.wish)] }),
        }),
      ),
    viewing,
  }
}

function taken({ externalId, remark }: { externalId?: string; remark: string | null }) {
  return { externalId: externalId ?? null, remark }
}

/** What is not valid is refused; what is valid but not wholly understood was taken, with a remark. */
function writer(talk: TalkToWhise) {
  return async (call: Parameters<TalkToWhise>[0]) => {
    const { status, json } = await talk(call)
    const { data } = complaint.safeParse(json)
    const words = (data?.validationErrors ?? []).map(({ message, code }) => message ?? code ?? '')
    const said = [...words, wordsIn(json)].filter(Boolean).join('; ')
    if (status !== 200 || !data || !data.isValidRequest) {
      throw new NoticeRefused(said || `HTTP ${status}`)
    }
    return { json, remark: said || null }
  }
}

const failure = z.object({ Message: z.string().optional(), MessageDetail: z.string().optional() })

function wordsIn(json: unknown): string {
  const { data } = failure.safeParse(json)
  return [data?.Message, data?.MessageDetail].filter(Boolean).join(' ')
}

/** Whise writes contactId here and ContactId there. */
function withSmallLetters(json: unknown): object {
  const members = Object.entries(json ?? {})
  return Object.fromEntries(members.map(([name, value]) => [small(name), value]))
}

const small = (name: string) => name.charAt(0).toLowerCase() + name.slice(1)
