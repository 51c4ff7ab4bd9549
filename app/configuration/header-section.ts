import * as z from 'zod'
import { translatable } from '../language/translatable'
import { link } from '../web/page-link-schema'
import { color, picture, place, textBlock } from './content-block'

export const bannerTypes = ['image', 'gallery', 'video', 'properties', 'projects', 'none'] as const

const headerLink = z.strictObject({
  isPublic: z.boolean().default(true),
  title: translatable,
  link: link.meta({ widget: 'link' }),
  icon: z.enum(['phone', 'mail', 'clock', 'heart', 'user', 'none']).default('none'),
})

const appBar = z.strictObject({
  /** Over the banner of the home page, without a ground of its own. */
  isTransparent: z.boolean().default(true),
})
const menu = z.strictObject({
  position: place.default('right'),
  menuMaxItems: z.int().min(1).max(20).default(7),
})
const menuMobile = z.strictObject({ position: z.enum(['left', 'right']).default('right') })
const logo = z.strictObject({
  position: place.default('left'),
  picture: picture.nullable().default(null),
  showLogoAtStart: z.boolean().default(true),
})
const languageSwitcher = z.strictObject({ position: place.default('right') })

const banner = z.strictObject({
  type: z.enum(bannerTypes).default('none'),
  picture: picture.nullable().default(null),
  /** Our own files only: a film of someone else would bring that someone along. */
  video: z
    .string()
    .regex(/^\/(?![/\\])[\w./-]+\.(mp4|webm)$/)
    .nullable()
    .default(null),
  maxItems: z.int().min(1).max(8).default(5),
  seconds: z.int().min(3).max(30).default(6),
  /** What other pages show above their title. */
  otherPages: z.enum(['image', 'color']).default('image'),
  color: color.default('#f3eee6'),
})

/** The search block in the banner of the home page. */
const propertySearch = z.strictObject({
  isPublic: z.boolean().default(true),
  showLogo: z.boolean().default(false),
  title: textBlock.prefault({}),
  /** May hold {for-sale-total} and {for-rent-total}. */
  descriptions: z.array(textBlock).max(3).default([]),
  showSearchInput: z.boolean().default(true),
  showSearchButton: z.boolean().default(true),
  showCountProperty: z.boolean().default(true),
  showSearchCount: z.boolean().default(true),
})

export const headerSection = z.strictObject({
  appBar: appBar.prefault({}),
  menu: menu.prefault({}),
  menuMobile: menuMobile.prefault({}),
  logo: logo.prefault({}),
  headerLinks: z.array(headerLink).max(8).default([]),
  languageSwitcher: languageSwitcher.prefault({}),
  banner: banner.prefault({}),
  propertySearch: propertySearch.prefault({}),
})
