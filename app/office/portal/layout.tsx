import { data, isRouteErrorResponse, type MiddlewareFunction, Outlet } from 'react-router'
import { findOwnerAccount } from '../../accounts/owner-account-queries.server'
import { ownerContext } from '../../accounts/owner-context.server'
import { OtherOwnerLinks, type OwnerLinks } from '../../activity/owner-links'
import { messagesIn } from '../../language/messages.server'
import { useTranslation } from '../../language/use-translation'
import { languageContext } from '../../site/site.server'
import { ButtonAnchor } from '../../ui/button'
import { letStaffIn, officeOf } from '../office.server'
import { officePath } from '../office-pages'
import type { Route } from './+types/layout'
import styles from './layout.module.css'

/**
 * From here on the page is the owner's, in the language the owner reads. That there is no such owner is told by
 * the loaders: what is thrown here would pass by the pages of the office, and read as a failure of the site.
 */
const lookAsOwner: MiddlewareFunction<Response> = async ({ context, params }, next) => {
  const { db, siteLanguages } = officeOf(context)
  const owner = await findOwnerAccount(db, params.owner ?? '')
  if (!owner) {
    context.set(ownerContext, null)
    return next()
  }
  const { enabled, default: usual } = siteLanguages()
  const { id, email, name, language } = owner
  context.set(ownerContext, { id, email, name, role: 'owner', language })
  context.set(languageContext, enabled.includes(language) ? language : usual)
  return next()
}

export const middleware = [letStaffIn, lookAsOwner]

export function loader({ context }: Route.LoaderArgs) {
  const { staff } = officeOf(context)
  const owner = context.get(ownerContext)
  if (!owner) throw data(null, { status: 404 })
  const { id, name } = owner
  const t = messagesIn(staff.language).getFixedT(staff.language, 'office-owners')
  return {
    owner: id,
    bar: { language: staff.language, text: t('portal.bar', { name }), back: t('portal.back') },
  }
}

/** The bar is of the office, everything below it is what the owner sees. */
export default function PortalLayout({ loaderData }: Route.ComponentProps) {
  const { owner, bar } = loaderData
  return (
    <>
      <aside className={styles.bar} lang={bar.language}>
        <p>{bar.text}</p>
        <ButtonAnchor href={officePath('owner', { id: owner })}>{bar.back}</ButtonAnchor>
      </aside>
      <main id="content" tabIndex={-1}>
        <OtherOwnerLinks value={linksFor(owner)}>
          <Outlet />
        </OtherOwnerLinks>
      </main>
    </>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { t } = useTranslation('office')
  const isMissing = isRouteErrorResponse(error) && error.status === 404
  const title = t(isMissing ? 'missing' : 'broken')
  return (
    <main id="content" className="wrap section stack">
      <title>{title}</title>
      <h1>{title}</h1>
      <p>
        <a className="more" href={officePath('owners')}>
          {t('menu.owners')}
        </a>
      </p>
    </main>
  )
}

function linksFor(owner: string): OwnerLinks {
  return {
    property: (id) => officePath('owner-portal-property', { owner, id }),
    report: (id) => officePath('owner-portal-report', { owner, id }),
    document: (id, document) => officePath('owner-portal-document', { owner, id, document }),
  }
}
