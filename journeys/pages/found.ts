import type { Language } from '../../app/language/languages'
import { pathTo } from '../../app/language/path-to'
import type { PageName } from '../../app/language/paths'
import { createSigner, type Signer } from '../../app/web/signed-link.server'
import { type SecretSite, signerOf } from '../../testing/site-secrets'
import { askSite } from '../ask-site'

type Property = 'sale' | 'other' | 'rent' | 'shop' | 'abroad' | 'sold' | 'gone' | 'unit' | 'fed'
type Number =
  | Property
  | 'project'
  | 'unitProject'
  | 'applied'
  | 'picture'
  | 'template'
  | 'agent'
  | 'viewed'
type Word = 'service' | 'vacancy' | 'article' | 'viewing' | 'pastViewing' | 'demand' | 'tenant'
type Id =
  | 'viewingDay'
  | 'owner'
  | 'ownerLanguage'
  | 'staff'
  | 'rule'
  | 'offer'
  | 'testimonial'
  | 'question'
  | 'email'
  | 'contact'
  | 'time'
  | 'engagement'
  | 'otherContact'
  | 'todo'

type Planted = Record<Number | 'owned', number> & Record<Word | Id, string>

/** What an address needs to be about something that is there. */
export type Found = Planted & {
  language: Language
  to: (page: PageName, params?: Record<string, string | number>) => string
  /** As our letters do; for some days, or since some days no more. */
  sign: (purpose: string, value: unknown, days?: number) => string
}

/** At the demo agency as it stands. */
export async function findAt(site: SecretSite, language: Language): Promise<Found> {
  const [planted] = await askSite<Planted>(site, question, [language])
  if (!planted) throw new Error('nothing is planted there')
  const empty = Object.entries(planted).flatMap(([name, value]) => (value === null ? [name] : []))
  if (empty.length > 0) throw new Error(`nothing is planted there for: ${empty.join(', ')}`)
  return foundWith(planted, language, await signerOf(site))
}

/** Addresses about nothing, to see which route they take. */
export function findNothing(language: Language): Found {
  return foundWith(new Proxy({}, { get: () => '1' }) as Planted, language, createSigner('1'))
}

function foundWith(planted: Planted, language: Language, signer: Signer): Found {
  const added: Omit<Found, keyof Planted> = {
    language,
    to: (page, params) => (pathTo as (...given: unknown[]) => string)(page, language, params),
    sign: (purpose, value, days = 30) =>
      signer.sign(purpose, value, new Date(Date.now() + days * 86_400_000)),
  }
  return new Proxy(added as Found, {
    get: (_, name) => Reflect.get(name in added ? added : planted, name),
  })
}

const property = (where: string) => `(select min(id) from properties where ${where})`
const article = (category: number) =>
  `(select slug->>$1 from articles where category_id = ${category} and status = 'published'
    order by sort, id limit 1)`
const viewing = (status: string, what = 'appointments.id') =>
  `(select ${what} from appointments join viewing_slots on viewing_slots.id = slot_id
    where status = '${status}' order by booked_at desc, appointments.id limit 1)`
const enquiry = (form: string) =>
  `(select id from enquiries where form = '${form}' and property_id is not null limit 1)`
const open = "status = 'available' and is_published and"
const contact = (place: number) =>
  `(select id from contacts where merged_into is null and email <> '' order by email offset ${place} limit 1)`
/** Of several properties: who has one is led past the list of them. */
const owner = `(select id from accounts where role = 'owner'
  and (select count(*) from property_owners where account_id = accounts.id) > 1
  order by email limit 1)`

const question = `select ${property(`${open} list = 'for-sale'`)} as sale,
  ${contact(0)} as contact,
  ${contact(1)} as "otherContact",
  (select id from todos order by day, id limit 1) as todo,
  ${property(`${open} list = 'for-rent'`)} as rent,
  ${property(`${open} list = 'commercial'`)} as shop,
  ${property(`${open} list = 'abroad'`)} as abroad,
  ${property(`${open} list = 'for-sale' and is_starting_from`)} as other,
  ${property(`status = 'sold' and list = 'realisations'`)} as sold,
  (select id from properties where status = 'withdrawn' order by is_published desc, id desc limit 1)
    as gone,
  ${property(`${open} project_id is not null`)} as unit,
  (select project_id from properties where id = ${property(`${open} project_id is not null`)})
    as "unitProject",
  (select id from properties where source = 'feed' order by overrides = '{}', id limit 1) as fed,
  (select min(id) from projects) as project,
  (select min(id) from images) as picture,
  (select min(id) from answer_templates) as template,
  ${article(1)} as service, ${article(5)} as vacancy, ${article(3)} as article,
  ${viewing('confirmed')} as viewing, ${viewing('done')} as "pastViewing",
  ${viewing('confirmed', 'agent_id')} as agent, ${viewing('confirmed', 'property_id')} as "viewed",
  ${viewing('confirmed', 'slot_id')} as time,
  (select slot_id from engagements where kind = 'valuation' limit 1) as engagement,
  (select id from demands where status = 'active' order by created_at limit 1) as demand,
  (select (starts_at at time zone 'Europe/Brussels')::date::text from viewing_slots
    where id = ${viewing('confirmed', 'slot_id')}) as "viewingDay",
  ${enquiry('rental-application')} as tenant, ${enquiry('purchase-offer')} as offer,
  (select property_id from enquiries where id = ${enquiry('rental-application')}) as applied,
  ${enquiry('contact-me')} as question,
  (select email from enquiries where id = ${enquiry('contact-me')}) as email,
  (select id from enquiries where form = 'testimonial' limit 1) as testimonial,
  ${owner} as owner,
  (select language from accounts where id = ${owner}) as "ownerLanguage",
  (select min(property_id) from property_owners where account_id = ${owner}) as owned,
  (select id from accounts where role = 'agent' order by email limit 1) as staff,
  (select min(id::text) from rules) as rule`
