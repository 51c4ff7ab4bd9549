import * as z from 'zod'
import type { Language } from '../../language/languages'
import type { WriteBack } from '../crm/crm'
import { markOf, type NoticeKind, type NoticeOf } from '../notices/notice'
import { NoticeRefused } from '../notices/notice-refused'
import { onlyOnce } from '../notices/only-once'
import type { TalkToSweepbright } from './ask-sweepbright.server'
import { typesIn } from './sweepbright-codes'

/** SweepBright knows three languages. */
const locales: Record<Language, string> = { nl: 'nl', fr: 'fr', en: 'en', de: 'en' }

type Personal = NoticeOf<Exclude<NoticeKind, 'address'>>
type Told = { subject: string; isRepeated: boolean }

/**
 * What SweepBright takes from us. It names nothing that it took and can be asked for nothing: whether a
 * word arrived whose answer was lost, a colleague sees. An address is the same however often it is told.
 */
export function sweepbrightWriting(talk: TalkToSweepbright): WriteBack {
  async function write(path: string, method: 'POST' | 'PUT', body: object) {
    const { status, json } = await talk({ path, method, body, isDeed: true })
    if (status >= 400) throw new NoticeRefused(wordsIn(json) || `HTTP ${status}`)
    return { externalId: null, remark: null }
  }

  function contact(content: Personal, { subject, isRepeated }: Told, more: object = {}) {
    onlyOnce({ isRepeated })
    const { about } = content
    const estate = about.property ?? about.project
    const path = estate ? `estates/${encodeURIComponent(estate)}/contacts` : 'contacts'
    return write(path, 'POST', { ...contactOf(content, subject), ...(!estate && more) })
  }

  return {
    enquiry: async ({ content, ...told }) => contact(content, told),
    viewing: async ({ content, ...told }) => contact(content, told),
    demand: async ({ content, ...told }) => {
      // There is no place for somebody who stops looking.
      if (!content.isWanted) return { externalId: null, remark: 'not-taken' }
      return contact(content, told, searchOf(content.wish))
    },
    address: async ({ content: { about, url } }) => {
      if (url === null) return { externalId: null, remark: 'not-taken' }
      const estate = encodeURIComponent(about.property ?? about.project ?? '')
      return write(`estates/${estate}/url`, 'PUT', { url })
    },
  }
}

/** A name, a way to be reached and the words; nothing else of a person leaves us. */
function contactOf({ person, words, kind }: Personal, subject: string) {
  const { firstName, lastName, email, phone, language } = person
  return {
    first_name: firstName || lastName || email,
    last_name: lastName || firstName || email,
    email,
    phone,
    message: `${words}\n[${markOf(kind, subject)}]`,
    locale: locales[language],
  }
}

function searchOf(wish: NoticeOf<'demand'>['wish']) {
  const types = typesIn(wish.types)
  const { minPrice, maxPrice, minBedrooms, zips } = wish
  return {
    preferences: {
      negotiation: wish.goal === 'rent' ? 'let' : 'sale',
      ...(types.length > 0 && { types }),
      ...(minPrice && { min_price: minPrice }),
      ...(maxPrice && { max_price: maxPrice }),
      ...(minBedrooms && { min_rooms: minBedrooms }),
    },
    ...(zips.length > 0 && { location_preference: { country: 'BE', postal_codes: zips } }),
  }
}

const refusal = z.object({
  message: z.string().optional(),
  error_description: z.string().optional(),
  errors: z.record(z.string(), z.array(z.string())).optional().catch(undefined),
})

function wordsIn(json: unknown): string {
  const { data } = refusal.safeParse(json)
  const errors = Object.values(data?.errors ?? {}).flat()
  return [data?.message ?? data?.error_description ?? '', ...errors].filter(Boolean).join(' ')
}
