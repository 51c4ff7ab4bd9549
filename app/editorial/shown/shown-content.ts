import type { Language } from '../../language/languages'
import { localisedHtml } from '../../language/localised-html'
import { numberText } from '../../language/numbers/number-text'
import { groupedPhone } from '../../language/numbers/phone-number'
import { linkAddress } from '../../language/page-link'
import { pathTo } from '../../language/path-to'
import { translated } from '../../language/translated'
import type { Article, Category } from '../article'
import { type ExternalBlock, type Figure, frameAddress } from '../block'
import type { Image, Slide } from '../image'
import type { TeamMember } from '../team-member'
import type { Testimonial } from '../testimonial'

export type ShownImage = {
  file: string
  width: number
  height: number
  alt: string
  tone: string | null
}
export type ShownArticle = {
  id: number
  title: string
  intro: string
  html: string
  address: string | undefined
  image: ShownImage | undefined
  day: string | null
}
/** In a card or a line, which has no room for its text: the page does not carry it. */
export function withoutText(article: ShownArticle): ShownArticle {
  return { ...article, html: '' }
}

export type ShownMember = {
  id: number
  name: string
  function: string
  phone: string | null
  email: string | null
  bivNumber: string | null
  languages: TeamMember['languages']
  image: ShownImage | undefined
  portrait: string
}
export type ShownFigure = { id: number; value: string; label: string }
export type ShownTestimonial = {
  id: number
  text: string
  name: string
  town: string
  kind: Testimonial['kind']
  rating: number
}
export type ShownExternal = {
  id: number
  title: string
  html: string
  button: string
  notice: string
  /** What is put in a frame, and what opens on its own. */
  frame: string
  source: string
  image: ShownImage | undefined
}

type Images = ReadonlyMap<number, Image>

export function shownImage(images: Images, id: number | null, language: Language) {
  const image = id === null ? undefined : images.get(id)
  if (!image) return undefined
  const { width, height, tone } = image
  const file = `${image.destination}/${image.filename}`
  return { file, width, height, tone, alt: translated(image.alt, language) }
}

/** In a language it was not written in, an article does not exist. */
export function shownArticle(
  article: Article,
  categories: Category[],
  images: Images,
  language: Language,
): ShownArticle | undefined {
  const title = translated(article.title, language)
  if (!title) return undefined
  return {
    id: article.id,
    title,
    intro: translated(article.intro, language),
    html: localisedHtml(translated(article.body, language), language),
    address: articlePath(article, categories, language),
    image: shownImage(images, article.imageId, language),
    day: article.publishedOn,
  }
}

export function articlePath(
  article: Article,
  categories: Category[],
  language: Language,
): string | undefined {
  const page = categories.find(({ id }) => id === article.categoryId)?.page
  const slug = translated(article.slug, language)
  return page && slug && translated(article.title, language)
    ? pathTo(page, language, { slug })
    : undefined
}

export function shownMember(member: TeamMember, images: Images, language: Language): ShownMember {
  const { id, name, email, bivNumber, languages } = member
  return {
    id,
    name,
    email,
    bivNumber,
    languages,
    phone: member.phone && groupedPhone(member.phone),
    function: translated(member.function, language),
    image: shownImage(images, member.imageId, language),
    portrait: translated(member.portrait, language),
  }
}

export function shownFigure({ id, value, label }: Figure, language: Language, year: number) {
  const number = value.kind === 'years-since' ? year - value.year : value.number
  const unit = value.kind === 'number' ? translated(value.unit, language) : ''
  const told = numberText(number, language)
  return { id, value: unit ? `${told}\u00a0${unit}` : told, label: translated(label, language) }
}

export function shownExternal(
  block: ExternalBlock,
  images: Images,
  language: Language,
): ShownExternal {
  return {
    id: block.id,
    title: translated(block.title, language),
    html: localisedHtml(translated(block.description, language), language),
    button: translated(block.button, language),
    notice: translated(block.notice, language),
    frame: frameAddress(block),
    source: block.source,
    image: shownImage(images, block.imageId, language),
  }
}

export function shownTestimonial(each: Testimonial, language: Language): ShownTestimonial {
  const { id, name, town, kind, rating } = each
  return { id, name, town, kind, rating, text: translated(each.text, language) }
}

type ShownSlide = {
  id: number
  title: string
  image: ShownImage
  address: string | undefined
}

export function shownSlide(
  slide: Slide,
  images: Images,
  language: Language,
): ShownSlide | undefined {
  const image = shownImage(images, slide.imageId, language)
  if (!image) return undefined
  return {
    id: slide.id,
    title: translated(slide.title, language),
    image: { ...image, alt: translated(slide.alt, language) || image.alt },
    address: slide.link ? linkAddress(slide.link, language) : undefined,
  }
}
