import type { Language } from '../app/language/languages'
import { pathTo } from '../app/language/path-to'
import { type PageName, pageNames } from '../app/language/paths'
import { mapPath } from '../app/search/search-paths'
import { createSigner, type Signer } from '../app/web/signed-link.server'
import type { House } from '../testing/journey-house'
import { askHouse } from './ask-house'

/** One page of each kind: its name in the table of addresses, after a comma what is special about it. */
export type PageKind = { kind: string; path: string }

/** Not pages: files, answers of scripts, and what only a form opens. */
const notPages = [
  'my-visit-calendar',
  'property-sheet',
  'log-out',
  'owner-report',
  'owner-document',
]
/** Open to who has signed in. */
export const behindLogin: readonly PageName[] = ['owner', 'owner-access', 'owner-property']
export const publicPages = pageNames.filter(
  (page) => ![...notPages, ...behindLogin, 'login-code'].includes(page),
)

type Found = Record<'sale' | 'other' | 'rent' | 'shop' | 'abroad' | 'sold' | 'gone', number> &
  Record<'unit' | 'project', number> &
  Record<'service' | 'vacancy' | 'article', string> &
  Record<'visit' | 'pastVisit' | 'demand' | 'tenant' | 'owner' | 'secret', string>

type Place = Pick<House, 'databaseUrl'>

type To = (page: PageName, params?: Record<string, string | number>) => string

/** Every kind of page that somebody who did not sign in can open, at the demo agency as it stands. */
export async function pageKinds(house: Place, language: Language): Promise<PageKind[]> {
  const found = await find(house, language)
  const to: To = (page, params) =>
    (pathTo as (...given: unknown[]) => string)(page, language, params)
  const kinds = {
    ...plainPages(to, language),
    ...homes(to, found),
    ...forms(to, found),
    ...letters(to, found, createSigner(found.secret)),
  }
  return Object.entries(kinds).map(([kind, path]) => ({ kind, path }))
}

function plainPages(to: To, language: Language): Record<string, string> {
  const plain: PageName[] = [
    ...(['home', 'for-sale', 'for-rent', 'commercial', 'abroad', 'realisations'] as const),
    ...(['projects', 'projects-for-sale', 'projects-for-rent', 'services', 'vacancies'] as const),
    ...(['news', 'contact', 'contact-demand', 'demand-register', 'appointment', 'costs'] as const),
    ...(['renovation', 'compare', 'favourites', 'privacy', 'disclaimer', 'cookie-policy'] as const),
    ...(['login', 'forgotten-password'] as const),
  ]
  return {
    ...Object.fromEntries(plain.map((page) => [page, to(page)])),
    'for-sale, filtered': `${to('for-sale')}?type=1&city=Leuven|3000&price-max=600000`,
    'for-sale, nothing found': `${to('for-sale')}?price-max=1000&bedrooms=9`,
    'for-sale, as a map': `${to('for-sale')}?view=map`,
    'costs, worked out': `${to('costs')}?region=wallonia&price=285000&use=investment&kind=existing`,
    'renovation, worked out': `${to('renovation')}?region=flanders&score=480&area=160&year=1962`,
    map: mapPath(language),
    'nothing here': `/${language}/x/y/`,
  }
}

function homes(to: To, found: Found): Record<string, string> {
  const at = (page: PageName, id: number) => to(page, { city: 'x', slug: 'x', id })
  const { sale, other, rent, project } = found
  return {
    'for-sale-property': at('for-sale-property', sale),
    'for-rent-property': at('for-rent-property', rent),
    'commercial-property': at('commercial-property', found.shop),
    'abroad-property': at('abroad-property', found.abroad),
    'realisations-property': at('realisations-property', found.sold),
    'for-sale-property, withdrawn': at('for-sale-property', found.gone),
    project: at('project', project),
    'project-unit': at('for-sale-property', found.unit),
    'compare, three homes': `${to('compare')}?ids=${sale},${other},${rent}`,
    'favourites, shared': `${to('favourites')}?ids=${sale},${other}`,
    service: to('service', { slug: found.service }),
    vacancy: to('vacancy', { slug: found.vacancy }),
    'news-article': to('news-article', { slug: found.article }),
  }
}

/** A form with its questions wrong is another page: the second address of each is sent empty. */
function forms(to: To, { sale, rent, project }: Found): Record<string, string> {
  const words = to('enquiry', { form: 'x' }).startsWith('/fr/')
    ? { newsletter: 'newsletter', told: 'temoignage', ask: 'plus-d-infos', offer: 'offre' }
    : { newsletter: 'nieuwsbrief', told: 'getuigenis', ask: 'meer-info', offer: 'bod' }
  const isFrench = words.offer === 'offre'
  const about = (form: string, id: number) => to('enquiry-about', { form, id })
  return {
    enquiry: to('enquiry', { form: words.newsletter }),
    'enquiry, a testimonial': to('enquiry', { form: words.told }),
    'enquiry, for a vacancy': to('enquiry', { form: isFrench ? 'postuler' : 'solliciteren' }),
    'enquiry-about': about(words.ask, sale),
    'enquiry-about, an offer': about(words.offer, sale),
    'enquiry-about, to rent': about(isFrench ? 'louer' : 'huren', rent),
    'enquiry-about, a friend': about(isFrench ? 'envoyer-a-un-ami' : 'doorsturen', sale),
    'enquiry-about, documents': about(isFrench ? 'documents' : 'documenten', sale),
    'enquiry-about, a project': about(isFrench ? 'projet' : 'project', project),
    'appointment, of a home': `${to('appointment')}?property=${sale}`,
    'thank-you': to('thank-you', { form: 'site-contact' }),
    'thank-you, for a search': to('thank-you', { form: 'demand-register' }),
  }
}

/** Opened from a letter: signed as ours are, and once as nobody would. */
function letters(to: To, found: Found, signer: Signer): Record<string, string> {
  const sign = (purpose: string, value: unknown, days = 30) =>
    signer.sign(purpose, value, new Date(Date.now() + days * 86_400_000))
  const choice = sign('newsletter-confirm', { email: 'nora@example.be' })
  const old = sign('newsletter-confirm', { email: 'nora@example.be' }, -1)
  const visit = sign('visit', found.visit)
  const demand = sign('demand', found.demand)
  return {
    'my-visit': `${to('my-visit')}?visit=${visit}`,
    'my-visit, to move': `${to('my-visit')}?visit=${visit}&ask=move`,
    'my-visit, to cancel': `${to('my-visit')}?visit=${visit}&ask=cancel`,
    'my-visit, forged': `${to('my-visit')}?visit=x`,
    'visit-feedback': `${to('visit-feedback')}?visit=${sign('visit', found.pastVisit)}`,
    'rental-file': to('rental-file', { token: sign('rental-file', found.tenant) }),
    'mail-choice': to('mail-choice', { token: choice }),
    'mail-choice, too late': to('mail-choice', { token: old }),
    'my-demand': `${to('my-demand')}?key=${demand}`,
    'my-demand, forged': `${to('my-demand')}?key=x`,
    unsubscribe: `${to('unsubscribe')}?key=${demand}`,
    'set-password': to('set-password', { purpose: 'reset', token: 'x' }),
    'owner-digest': to('owner-digest', { token: sign('owner-digest', found.owner) }),
  }
}

async function find(house: Place, language: Language): Promise<Found> {
  const home = (where: string) => `(select min(id) from properties where ${where})`
  const article = (category: number) =>
    `(select slug->>$1 from articles where category_id = ${category} and status = 'published'
      order by sort, id limit 1)`
  const visit = (status: string) =>
    `(select id from appointments where status = '${status}' order by booked_at desc limit 1)`
  const open = "status = 'available' and"
  const [found] = await askHouse<Found>(
    house,
    `select ${home(`${open} list = 'for-sale'`)} as sale,
      ${home(`${open} list = 'for-rent'`)} as rent,
      ${home(`${open} list = 'commercial'`)} as shop,
      ${home(`${open} list = 'abroad'`)} as abroad,
      ${home(`${open} list = 'for-sale' and is_starting_from`)} as other,
      ${home(`status = 'sold' and list = 'realisations'`)} as sold,
      ${home(`status = 'withdrawn'`)} as gone,
      ${home(`${open} project_id is not null`)} as unit,
      (select min(id) from projects) as project,
      ${article(1)} as service, ${article(5)} as vacancy, ${article(3)} as article,
      ${visit('confirmed')} as visit, ${visit('done')} as "pastVisit",
      (select id from demands where status = 'active' order by created_at limit 1) as demand,
      (select id from enquiries where form = 'rental-application' limit 1) as tenant,
      (select id from accounts where role = 'owner' order by email limit 1) as owner,
      (select value from secrets where name = 'links') as secret`,
    [language],
  )
  if (!found) throw new Error(`nothing is planted there`)
  return found
}
