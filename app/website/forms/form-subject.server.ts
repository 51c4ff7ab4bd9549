import type { RouterContextProvider } from 'react-router'
import type { Subject } from '../../enquiries/receive-enquiry.server'
import { offerDeposit, rentalStart } from '../../enquiries/terms.server'
import type { Form } from '../../forms/form'
import type { Language } from '../../language/languages'
import { pathTo } from '../../language/path-to'
import { slug } from '../../language/slug'
import { findProjectForEnquiry } from '../../projects/enquiry-queries.server'
import { isLet, priceTerm } from '../../properties/contract'
import { findPropertyForLetters } from '../../properties/letter-queries.server'
import { amount } from '../../properties/price'
import type { PropertyCard } from '../../properties/property'
import { idFrom } from '../../properties/property-id'
import { propertyPath } from '../../properties/property-path'
import { projectTitle } from '../../properties/property-title'
import { findCard } from '../../properties/queries.server'
import { siteOf } from '../../site/site.server'
import { failureOf } from '../../web/failure.server'
import type { About } from './form-about'

type Found =
  | { outcome: 'found'; subject: Subject; about: About | null }
  | { outcome: 'unknown'; subject: Subject; about: null }

type Context = Readonly<RouterContextProvider>
type Site = ReturnType<typeof siteOf>

const nothing: Found = { outcome: 'found', subject: {}, about: null }
const unknown: Found = { outcome: 'unknown', subject: {}, about: null }

/** What a form is about. During an outage the form still stands, without the picture beside it. */
export async function aboutForm(context: Context, form: Form, given?: string): Promise<Found> {
  if (form.about === 'nothing') return given === undefined ? nothing : unknown
  const id = idFrom(given)
  if (!id) return unknown
  const subject: Subject = form.about === 'project' ? { projectId: id } : { propertyId: id }
  try {
    const about = await aboutOf(siteOf(context), form, id)
    return about ? { outcome: 'found', subject, about } : unknown
  } catch (error) {
    if (failureOf(error) !== 'outage') throw error
    return { outcome: 'found', subject, about: null }
  }
}

function aboutOf(site: Site, form: Form, id: number) {
  return form.about === 'project' ? aboutProject(site, id) : aboutProperty(site, form, id)
}

async function aboutProperty(site: Site, form: Form, id: number): Promise<About | undefined> {
  const { db, language } = site
  const cardIn = await findCard(db, id)
  const property = cardIn && (await findPropertyForLetters(db, id))
  if (!property) return undefined
  const card = cardIn(language)
  const price = card.price ? amount(card.price.cents) : ''
  if (!fits(form, card)) return undefined
  return {
    kind: 'property',
    title: card.title,
    href: propertyPath(card, language),
    reference: property.reference,
    picture: card.pictures[0] ?? null,
    price,
    priceTerm: card.price && priceTerm(card.contract),
    isClosed: property.status !== 'available' && property.status !== 'option',
    offer:
      form.name === 'purchase-offer'
        ? { ...(await offerDeposit(site, property)), asking: price }
        : null,
    costs: isForTenants(form) ? await rentalStart(site, property) : null,
  }
}

async function aboutProject({ db, language }: Site, id: number): Promise<About | undefined> {
  const project = await findProjectForEnquiry(db, id)
  if (!project) return undefined
  const title = projectTitle(project, language)
  return {
    kind: 'project',
    title,
    href: projectHref({ id, title, city: project.city }, language),
    reference: project.number,
    picture: null,
    price: '',
    priceTerm: null,
    isClosed: false,
    offer: null,
    costs: null,
  }
}

function projectHref(
  { id, title, city }: { id: number; title: string; city: string },
  language: Language,
) {
  return pathTo('project', language, { city: slug(city), slug: slug(title), id })
}

/** An offer is made on what is for sale, and only what is let has candidates. */
function fits(form: Form, { contract }: PropertyCard): boolean {
  if (form.name === 'purchase-offer') return contract === 'sale'
  return !isForTenants(form) || isLet(contract)
}

function isForTenants({ name }: Form): boolean {
  return name === 'rental-application' || name === 'rental-file'
}
