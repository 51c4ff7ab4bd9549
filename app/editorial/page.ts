import * as z from 'zod'
import { longText, richText, translatable } from '../language/translatable'
import { link } from '../web/page-link-schema'
import { id, pictureId, slugs, sort, status, version, wanted } from './writing/content-field'

/** What search engines and social networks are told, per language. Empty fields follow the page. */
export const seo = z
  .strictObject({
    pageTitle: translatable.default({}),
    metaTitle: translatable.default({}),
    metaDescription: longText.default({}),
    ogTitle: translatable.default({}),
    ogType: translatable.default({}),
    ogUrl: translatable.default({}),
    ogImage: translatable.default({}),
    ogDescription: longText.default({}),
    twitterTitle: translatable.default({}),
    twitterSite: translatable.default({}),
    twitterImage: translatable.default({}),
    twitterDescription: longText.default({}),
  })
  .meta({ widget: 'folded' })
export type Seo = z.output<typeof seo>

const params = z.strictObject({
  title: wanted,
  /** Its own part of the address; pages of the table of addresses have theirs there. */
  path: slugs.or(z.strictObject({})).default({}),
  description: longText.default({}),
  content: richText.default({}),
  image: pictureId,
  showBreadCrumb: z.boolean().default(false),
  showPageBanner: z.boolean().default(false),
  bannerTitle: translatable.default({}),
  bannerDescription: longText.default({}),
  redirect: z.boolean().default(false),
  redirectUrl: z.partialRecord(z.string(), link).default({}),
  isActiveSEO: z.boolean().default(true),
  seo: seo.prefault({}),
  /** Kept as it came and never sent to a visitor: the look of the site is in its style sheets. */
  css: z.string().max(20_000).default('').meta({ widget: 'hidden' }),
})

/** A menu item is a page, and a page a menu item. */
export const page = z.strictObject({
  id,
  parentId: id.nullable().default(null),
  name: z.string().regex(/^[a-z0-9-]{1,80}$/),
  /** The address from before the languages. */
  path: z.string().regex(/^\/([\w.-]+\/)*$/),
  status,
  sort,
  type: z.enum(['home', 'page', 'list', 'form', 'news']).default('page'),
  isInMenu: z.boolean().default(true),
  params,
  createDate: z.date().optional(),
  modifyDate: z.date().optional(),
  version,
})

export type Page = z.output<typeof page>
