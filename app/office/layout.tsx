import type { ReactNode } from 'react'
import { isRouteErrorResponse, Outlet, useRouteLoaderData } from 'react-router'
import { pathTo } from '../language/path-to'
import { useLanguage } from '../language/use-language'
import { useTranslation } from '../language/use-translation'
import { SkipLink } from '../ui/button'
import { MenuLink } from '../ui/link'
import type { Route } from './+types/layout'
import { FindBox } from './find/find-box'
import styles from './layout.module.css'
import { letStaffIn, officeOf } from './office.server'
import { mayOpen, officeBar, officeMenu, officePath } from './office-pages'
import { isRefusal } from './refused/refusal'
import { Refused } from './refused/refused'
import { SpokenLanguages } from './spoken-languages'
import { useUnsavedGuard } from './use-unsaved-guard'

export const middleware = [letStaffIn]

export function loader({ context }: Route.LoaderArgs) {
  const { staff, agency, languages } = officeOf(context)
  const menu = officeMenu
    .map(({ group, pages }) => ({ group, pages: pages.filter((page) => mayOpen(staff, page)) }))
    .filter(({ pages }) => pages.length > 0)
  return {
    menu,
    bar: officeBar(staff),
    name: staff.name,
    role: staff.role,
    agencyName: agency().name,
    languages,
  }
}

type Frame = Awaited<ReturnType<typeof loader>>

export default function Layout({ loaderData }: Route.ComponentProps) {
  return (
    <OfficeFrame frame={loaderData}>
      <Outlet />
    </OfficeFrame>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { t } = useTranslation('office')
  const frame = useRouteLoaderData<typeof loader>('office/layout')
  if (isRouteErrorResponse(error) && isRefusal(error.data)) return <Refused refusal={error.data} />
  const status = isRouteErrorResponse(error) ? error.status : 500
  const title = t(status === 404 ? 'missing' : status === 403 ? 'refused.role.title' : 'broken')
  return (
    <OfficeFrame frame={frame}>
      <title>{title}</title>
      <h1>{title}</h1>
      <p>
        <a className="more" href={officePath('today')}>
          {t('to-today')}
        </a>
      </p>
    </OfficeFrame>
  )
}

function OfficeFrame({ frame, children }: { frame: Frame | undefined; children: ReactNode }) {
  useUnsavedGuard()
  const { t } = useTranslation('office')
  return (
    <div className={styles.frame}>
      <SkipLink>{t('skip')}</SkipLink>
      {frame && <Side frame={frame} />}
      {frame && <Bar pages={frame.bar} />}
      <main id="content" tabIndex={-1} className={styles.content}>
        {frame ? <SpokenLanguages value={frame.languages}>{children}</SpokenLanguages> : children}
      </main>
    </div>
  )
}

function Side({ frame }: { frame: Frame }) {
  const { t } = useTranslation(['office', 'accounts'])
  const language = useLanguage()
  return (
    <header className={styles.side}>
      <a className={styles.logo} href={pathTo('home', language)}>
        {frame.agencyName}
      </a>
      <FindBox />
      <nav id="office-menu" tabIndex={-1} aria-label={t('menu.label')}>
        <a className={styles.close} href="#office-bar">
          {t('menu.close')}
        </a>
        {frame.menu.map(({ group, pages }) => (
          <ul key={group} aria-label={t(`menu.group.${group}` as 'menu.label')}>
            {pages.map((page) => (
              <MenuItem key={page} page={page} />
            ))}
          </ul>
        ))}
      </nav>
      <div className={styles.me}>
        <a href={officePath('me')}>
          {frame.name} <span className="soft">{t(`role.${frame.role}` as 'role.agent')}</span>
        </a>
        <form method="post" action={pathTo('log-out', language)}>
          <button type="submit" className={styles.leave}>
            {t('accounts:sign-out.here')}
          </button>
        </form>
      </div>
    </header>
  )
}

function MenuItem({ page }: { page: Frame['bar'][number] }) {
  const { t } = useTranslation('office')
  return (
    <li>
      <MenuLink to={officePath(page)} isExact={page === 'today'} reloadDocument>
        {t(`menu.${page}` as 'menu.label')}
      </MenuLink>
    </li>
  )
}

/** On a phone, below everything; "more" opens the menu by its address, also before the page wakes. */
function Bar({ pages }: { pages: Frame['bar'] }) {
  const { t } = useTranslation('office')
  return (
    <nav id="office-bar" className={styles.bar} aria-label={t('menu.bar')}>
      <ul>
        {pages.map((page) => (
          <MenuItem key={page} page={page} />
        ))}
        <li>
          <a href="#office-menu">{t('menu.more')}</a>
        </li>
      </ul>
    </nav>
  )
}
