import * as z from 'zod'
import { isoDay } from '../../language/iso-day'
import { translatable } from '../../language/translatable'

export const status = z.enum(['published', 'draft'])
export const id = z.int().min(1).max(2_147_483_647)
export const sort = z.int().default(0)
export const version = z.int().min(1).default(1)

/** Title and address: at least one language has them. */
export const wanted = translatable.refine(
  (text) => Object.values(text).some((each) => each?.trim()),
  { error: 'a text in at least one language', params: { key: 'some-language' } },
)

/** 'YYYY-MM-DD', a day in Belgium. */
export const day = isoDay()

/** The tail of an address, once per language: "ik-wil-verkopen". */
export const slugs = wanted.refine(
  (text) => Object.values(text).every((each) => !each || /^[a-z0-9]+(-[a-z0-9]+)*$/.test(each)),
  { error: 'small letters, figures and hyphens', params: { key: 'format' } },
)

/** A picture of ours, chosen from those that were uploaded. */
export const pictureId = id.nullable().default(null).meta({ widget: 'picture' })
