import { findViewingsNamed } from '../../appointments/named-queries.server'
import { contactName } from '../../contacts/contact'
import { contactFilterQuery, readContactFilter } from '../../contacts/contact-filter'
import { findContactsNamed } from '../../contacts/named-queries.server'
import { readContent } from '../../editorial/writing/content-queries.server'
import { nameOf } from '../../editorial/writing/content-use'
import { listDrafts } from '../../editorial/writing/draft-queries.server'
import { enquiryFilterQuery, hasLongWord, readEnquiryFilter } from '../../enquiries/enquiry-filter'
import { findEnquiriesNamed } from '../../enquiries/office-queries.server'
import { languages } from '../../language/languages'
import { listProjectNames } from '../../projects/office-queries.server'
import { findPropertiesForOffice } from '../../properties/letter-queries.server'
import { findIdsByReference, findNamed } from '../../properties/office/office-list-queries.server'
import { projectTitle, propertyTitle } from '../../properties/property-title'
import { contentPath } from '../editorial/edited-kinds'
import { enquiryLines } from '../enquiries/enquiry-lines.server'
import type { Office } from '../office.server'
import { mayOpen, type OfficePageName, officeMenu, officePath } from '../office-pages'
import { momentsIn } from '../use-moments'
import { type Found, type FoundGroup, type FoundPart, foundGroups, isTooShort } from './found'
import { isNamedBy } from './named-by'
import { officeActions } from './office-actions'

type Finder = Pick<Office, 'db' | 'staff' | 'language' | 't'>
type Wish = { text: string; limit: number }
type Find = (office: Finder, wish: Wish) => Promise<Omit<FoundPart, 'group'>>

/** Longer is no name of anything. */
const longestText = 100

export function textIn(url: URL): string {
  return (url.searchParams.get('q') ?? '').trim().slice(0, longestText)
}

/** Who may open the page may find what it lists. */
const finders: Record<Exclude<FoundGroup, 'action' | 'page'>, [OfficePageName, Find]> = {
  property: ['property', findProperties],
  contact: ['contact', findContacts],
  enquiry: ['enquiry', findEnquiries],
  viewing: ['viewing', findViewings],
  project: ['project', findProjects],
  content: ['content', findContent],
}

/** All that the words name and this colleague may see; without words, what one can begin. */
export async function findAnything(office: Finder, wish: Wish): Promise<FoundPart[]> {
  const own = [
    { group: 'action' as const, found: findActions(office, wish.text) },
    { group: 'page' as const, found: wish.text ? findPages(office, wish.text) : [] },
  ]
  const others = isTooShort(wish.text) ? [] : await findThings(office, wish)
  const parts = [...own, ...others].filter(({ found }) => found.length > 0)
  return parts.sort((one, other) => placeOf(one) - placeOf(other))
}

const placeOf = ({ group }: FoundPart) => foundGroups.indexOf(group)

function findThings(office: Finder, wish: Wish): Promise<FoundPart[]> {
  const open = (Object.keys(finders) as (keyof typeof finders)[]).filter((group) =>
    mayOpen(office.staff, finders[group][0]),
  )
  return Promise.all(
    open.map(async (group) => ({ group, ...(await finders[group][1](office, wish)) })),
  )
}

function findActions({ staff, t }: Finder, text: string): Found[] {
  return officeActions
    .filter(({ page }) => mayOpen(staff, page))
    .map(({ name, path }) => ({ title: t(`office:find.action.${name}`), name, path }))
    .filter(({ title, name }) => isNamedBy(text, title, t(`office:find.also.${name}`)))
    .map(({ title, path }) => ({ title, about: '', path }))
}

function findPages({ staff, t }: Finder, text: string): Found[] {
  const pages = officeMenu.flatMap(({ group, pages }) => pages.map((page) => ({ group, page })))
  return pages
    .filter(({ page }) => mayOpen(staff, page))
    .map(({ group, page }) => ({
      title: t(`office:menu.${page}` as 'office:menu.label'),
      about: t(`office:menu.group.${group}` as 'office:menu.label'),
      path: officePath(page),
    }))
    .filter(({ title }) => isNamedBy(text, title))
}

async function findProperties({ db, language, t }: Finder, { text, limit }: Wish) {
  const rows = hasLongWord(text) ? await findNamed(db, text, limit) : []
  const found = rows.map(({ id, reference, street, houseNumber, zip, city, state, ...row }) => ({
    title: propertyTitle({ ...row, zip, city, publishAddress: true, hideCity: false }, language),
    about: said(
      reference,
      said([street, houseNumber].filter(Boolean).join(' '), `${zip} ${city}`.trim()),
      t(`office-properties:state.${state}`),
    ),
    path: officePath('property', { id }),
  }))
  return { found, all: `${officePath('properties')}?${new URLSearchParams({ q: text })}` }
}

async function findContacts({ db }: Finder, { text, limit }: Wish) {
  const rows = await findContactsNamed(db, text, limit)
  const found = rows.map((contact) => ({
    title: contactName(contact),
    about: said(contact.email, contact.phone, contact.town),
    path: officePath('contact', { id: contact.id }),
  }))
  const filter = readContactFilter(new URLSearchParams({ text }))
  return { found, all: officePath('contacts') + contactFilterQuery(filter) }
}

async function findEnquiries({ db, language, t }: Finder, { text, limit }: Wish) {
  const filter = readEnquiryFilter(new URLSearchParams({ text, state: 'all' }))
  const rows = await findEnquiriesNamed(db, { text, propertyIds: await about(db, text) }, limit)
  const { day } = momentsIn(language)
  const found = (await enquiryLines(db, rows, language)).map((line) => ({
    title: line.name || line.email,
    about: said(
      line.number,
      t(`enquiries:form.${line.form as 'site-contact'}.name`),
      line.about?.reference ?? '',
      day(line.receivedAt),
    ),
    path: officePath('enquiry', { id: line.id }),
  }))
  return { found, all: officePath('enquiries') + enquiryFilterQuery(filter) }
}

async function findViewings({ db, language }: Finder, { text, limit }: Wish) {
  const { moment } = momentsIn(language)
  const rows = await findViewingsNamed(db, { text, propertyIds: await about(db, text) }, limit)
  const properties = await findPropertiesForOffice(
    db,
    rows.map(({ propertyId }) => propertyId),
  )
  const referenceOf = (wanted: number) => properties.find(({ id }) => id === wanted)?.reference
  const found = rows.map((row) => ({
    title: contactName(row),
    about: said(moment(row.startsAt), referenceOf(row.propertyId) ?? ''),
    path: officePath('viewing', { id: row.id }),
  }))
  return { found }
}

async function findProjects({ db, language }: Finder, { text, limit }: Wish) {
  const projects = await listProjectNames(db)
  const found = projects
    .filter(({ number, zip, city, title, id }) =>
      isNamedBy(text, `${id}`, number, zip, city, ...Object.values(title)),
    )
    .slice(0, limit)
    .map((row) => ({
      title: projectTitle(row, language),
      about: said(row.number, `${row.zip} ${row.city}`),
      path: officePath('project', { id: row.id }),
    }))
  return { found, all: officePath('projects') }
}

/** An agency has hundreds of these, not thousands. */
async function findContent({ db, language, t }: Finder, { text, limit }: Wish) {
  const drafts = await listDrafts(db)
  const found: Found[] = []
  for (const kind of ['page', 'article', 'team member', 'testimonial'] as const) {
    for (const row of await readContent(db, kind)) {
      const draft = drafts.find((each) => each.kind === kind && each.id === `${row.id}`)
      const value: Record<string, unknown> = { ...row, ...draft?.value }
      if (!isNamedBy(text, ...languages.map((each) => nameOf(value, each)))) continue
      found.push({
        title: nameOf(value, language) || `${row.id}`,
        about: t(`office:kind.${kind}` as 'office:kind.staff'),
        path: contentPath(kind, row.id),
      })
    }
  }
  return { found: found.slice(0, limit) }
}

/** The properties whose reference was typed, or a part of it with a digit. */
async function about(db: Office['db'], text: string): Promise<number[]> {
  return /\d/.test(text) ? findIdsByReference(db, text) : []
}

const said = (...parts: string[]) => parts.filter(Boolean).join(' · ')
