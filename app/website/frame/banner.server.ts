import { imagesById, listSlides } from '../../editorial/queries.server'
import { shownImage, shownSlide } from '../../editorial/shown/shown-content'
import { translated } from '../../language/translated'
import { listProjectCards } from '../../projects/list-queries.server'
import { projectPath } from '../../projects/project-path'
import { euros } from '../../properties/price'
import { propertyPath } from '../../properties/property-path'
import { listNewestCards } from '../../properties/queries.server'
import type { siteOf } from '../../site/site.server'
import type { Banner, BannerImage, BannerSlide } from './banner'

type Site = ReturnType<typeof siteOf>

/** The banner as configured; when there is nothing to show in it, the picture of the home page. */
export async function bannerOf(site: Site, pageImage: number | null): Promise<Banner> {
  const { banner } = site.siteConfiguration().header
  const { type, seconds, video } = banner
  if (type === 'none') return { type }
  const still = await stillOf(site, pageImage)
  if (type === 'video' && video) return { type, video, still, seconds, slides: [] }
  const slides = await slidesOf(site, type)
  if (slides.length > 0 && type !== 'video') return { type, slides, seconds }
  if (!still) return { type: 'none' }
  return {
    type: 'image',
    slides: [{ id: 0, image: still, title: '', address: undefined }],
    seconds,
  }
}

async function stillOf(site: Site, pageImage: number | null): Promise<BannerImage | undefined> {
  const { db, language } = site
  const { picture } = site.siteConfiguration().header.banner
  if (picture) return { ...picture, alt: translated(picture.alt, language) }
  return shownImage(await imagesById(db, [pageImage]), pageImage, language)
}

async function slidesOf(site: Site, type: string): Promise<BannerSlide[]> {
  const { db, language, t } = site
  const { maxItems } = site.siteConfiguration().header.banner
  switch (type) {
    case 'gallery': {
      const slides = (await listSlides(db)).slice(0, maxItems)
      const images = await imagesById(
        db,
        slides.map(({ imageId }) => imageId),
      )
      return slides.flatMap((slide) => shownSlide(slide, images, language) ?? [])
    }
    case 'properties': {
      const cards = await listNewestCards(db, 'for-sale', language, maxItems)
      return cards.flatMap((card) => {
        const [image] = card.pictures
        if (!image) return []
        const { id, title, price } = card
        const told = price ? t('home.slide', { title, price: euros(price.cents) }) : title
        return { id, image, title: told, address: propertyPath(card, language) }
      })
    }
    case 'projects': {
      const { cards } = await listProjectCards(db, undefined, 1, language)
      return cards.slice(0, maxItems).flatMap((project) => {
        const { id, title } = project
        const [image] = project.pictures
        return image ? { id, image, title, address: projectPath(project, language) } : []
      })
    }
    default:
      return []
  }
}
