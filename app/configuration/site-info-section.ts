import * as z from 'zod'

const id = (format: RegExp) => z.string().regex(format).nullable().default(null)

/** Ids of measuring tools. Their form is checked: a typing error here would go unnoticed for months. */
export const siteInfoSection = z.strictObject({
  analytics: id(/^G-[A-Z0-9]{6,12}$/),
  ads: id(/^AW-\d{6,12}$/),
  tagManager: id(/^GTM-[A-Z0-9]{4,10}$/),
  pixel: id(/^\d{10,20}$/),
})
