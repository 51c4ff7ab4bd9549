import { data, redirect } from 'react-router'
import { withOpenHouses } from '../../appointments/open-houses/shown-open-houses.server'
import { visitsBeside } from '../../appointments/slots/visits-beside.server'
import { surroundingsOf } from '../../basemap/surroundings.server'
import { propertyCosts } from '../../costs/property-costs'
import { ruleBookAtHand } from '../../costs/rules/rule-book-at-hand.server'
import type { Crumb } from '../../editorial/menu'
import { imageUrl } from '../../images/image-url'
import { brusselsDay, brusselsYear } from '../../language/brussels-day'
import { pathTo } from '../../language/path-to'
import { shortText } from '../../language/plain-text'
import { projectPath } from '../../projects/project-path'
import type { CostFacts } from '../../properties/cost-facts'
import { propertyLight } from '../../properties/light/property-light'
import { idFrom } from '../../properties/property-id'
import { propertyPath } from '../../properties/property-path'
import { titleAndTown } from '../../properties/property-title'
import type { FullProperty } from '../../properties/shown/full-property'
import { findFullProperty } from '../../properties/shown/full-queries.server'
import { framedHosts } from '../../properties/shown/media-link'
import { listingFacts, openHouseFacts } from '../../properties/shown/structured-data'
import { placesKnown } from '../../search/travel/find-place.server'
import { siteOf } from '../../site/site.server'
import { allowHosts, dependsOn } from '../../web/page/page-needs.server'
import { breadcrumbFacts } from '../frame/breadcrumb-facts'
import { crumbsTo } from '../frame/crumbs-to.server'
import { headOf, headTags } from '../frame/head'
import { notFound } from '../frame/not-found.server'
import type { Route } from './+types/property.page'
import { PropertyGone } from './property-gone'
import { propertyPaths } from './property-paths'
import { PropertyView } from './property-view'
import { videoCovers } from './video-covers'
import { viewingOffer } from './viewing-offer.server'

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const site = siteOf(context)
  const { language, origin, t } = site
  const found = await findFullProperty(site.db, idFrom(params.id) ?? 0)
  if (found.outcome === 'unknown') throw notFound()
  const alike = found.similarIn(language)
  // A property that would be more similar joins when the page is next made, within the hour.
  dependsOn(context, `properties:${params.id}`, ...alike.map(({ id }) => `properties:${id}`))
  if (found.outcome === 'gone') {
    const head = headOf(site, {
      title: t('properties:gone.title'),
      description: t('properties:gone.lead'),
      paths: site.inEveryLanguage((each) => pathTo('for-sale', each)),
      isHidden: true,
    })
    const similar = await withOpenHouses(site, alike)
    return data({ outcome: 'gone' as const, similar, head }, 410)
  }

  const property = found.detailIn(language)
  const costs = await costsOf(site, property, found.costFacts)
  const path = propertyPath(property, language)
  if (url.pathname !== path) throw redirect(path + url.search, 308)

  const { showsLight } = site.siteConfiguration().brand
  allowHosts(context, { frame: framedHosts(property) })
  const address = new URL(path, origin).href
  const images = property.pictures.map(({ file }) => absolute(imageUrl(file, { width: 1360 })))
  const { name, phone, email } = site.agency()
  const agency = { name, phone, email }
  const { visitFacts, lightFacts } = found
  const { next, openHouses, cards: similar } = await visitsBeside(site, visitFacts, alike)
  const listing = { property, url: address, images, agency }
  const head = headOf(site, {
    title: titleAndTown(property.title, property, language),
    description: shortText(property.description) || property.title,
    paths: site.inEveryLanguage((each) => propertyPath(found.cardIn(each), each)),
    image: images[0],
    facts: [
      listingFacts(listing),
      ...openHouseFacts(listing, t('properties:detail.open-house'), openHouses),
      ...breadcrumbFacts(await crumbsOf(site, property, path), origin),
    ],
  })
  return {
    outcome: 'found' as const,
    paths: propertyPaths(property, language),
    property,
    covers: videoCovers(property.media, site.signer, site.siteConfiguration().images.videoPicture),
    costs,
    light: showsLight ? propertyLight(lightFacts, property.place, brusselsYear(site.now())) : null,
    similar,
    placesKnown: await placesKnown(site),
    surroundings: property.place && (await surroundingsOf(site, property.place)),
    agency,
    address,
    offer: await viewingOffer(site, { next, lightFacts, place: property.place }),
    openHouses,
    head,
  }

  function absolute(image: string) {
    return new URL(image, origin).href
  }
}

/** A unit stands below its project, which stands below all of them. */
async function crumbsOf(
  site: ReturnType<typeof siteOf>,
  { list, title, project }: FullProperty,
  path: string,
): Promise<Crumb[]> {
  const above = await crumbsTo(site, list)
  const { language } = site
  const within = project ? [{ title: project.title, path: projectPath(project, language) }] : []
  return [...above, ...within, { title, path }]
}

async function costsOf(
  site: ReturnType<typeof siteOf>,
  { contract, type, energyLabel: label, price }: FullProperty,
  facts: CostFacts,
) {
  const book = await ruleBookAtHand(site)
  const property = { ...facts, contract, type, label, priceCents: price?.cents ?? null }
  return propertyCosts(book, property, brusselsDay(site.now()))
}

export default function PropertyPage({ loaderData }: Route.ComponentProps) {
  return loaderData.outcome === 'gone' ? (
    <PropertyGone similar={loaderData.similar} />
  ) : (
    <PropertyView {...loaderData} />
  )
}

export const meta: Route.MetaFunction = ({ loaderData }) => headTags(loaderData?.head)
