import type { ReactNode } from 'react'
import { isRouteErrorResponse, Outlet, useRouteLoaderData } from 'react-router'
import { addressOf, findPage } from '../language/find-page'
import { pathTo } from '../language/path-to'
import { useLanguage } from '../language/use-language'
import { useTranslation } from '../language/use-translation'
import { SkipLink } from '../ui/button'
import { LogOut } from '../ui/icons'
import { PhoneLink } from '../ui/phone-link'
import type { Route } from './+types/layout'
import styles from './layout.module.css'
import { letOwnersIn, portalOf } from './owner.server'

export const middleware = [letOwnersIn]

export function loader({ context, url }: Route.LoaderArgs) {
  const { language, languages, agency } = portalOf(context)
  const [, , ...segments] = url.pathname.split('/').filter((part, at) => at === 0 || part)
  const here = findPage(language, segments)
  const { name, phone, email } = agency()
  return {
    agency: { name, phone, email },
    addresses: languages.map((each) => ({
      language: each,
      path: (here && addressOf(here, each)) ?? pathTo('owner', each),
    })),
  }
}

type Frame = Awaited<ReturnType<typeof loader>>

export default function Layout({ loaderData }: Route.ComponentProps) {
  return (
    <OwnerFrame frame={loaderData}>
      <Outlet />
    </OwnerFrame>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { t } = useTranslation('owners')
  const frame = useRouteLoaderData<typeof loader>('owners/layout')
  const isMissing = isRouteErrorResponse(error) && error.status === 404
  const title = t(isMissing ? 'missing' : 'broken')
  const language = useLanguage()
  return (
    <OwnerFrame frame={frame}>
      <div className={`wrap ${styles.head}`}>
        <title>{title}</title>
        <h1>{title}</h1>
        <p>
          <a className="more" href={pathTo('owner', language)}>
            {t('to-homes')}
          </a>
        </p>
      </div>
    </OwnerFrame>
  )
}

function OwnerFrame({ frame, children }: { frame: Frame | undefined; children: ReactNode }) {
  const { t } = useTranslation('owners')
  const language = useLanguage()
  return (
    <>
      <SkipLink>{t('skip')}</SkipLink>
      <header className={styles.bar}>
        <div className="wrap">
          <a className={styles.logo} href={pathTo('home', language)}>
            {frame?.agency.name}
          </a>
          <a className={styles.label} href={pathTo('owner', language)}>
            {t('door')}
          </a>
          {frame && <AccountNavigation frame={frame} />}
        </div>
      </header>
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      {frame && (
        <footer className={styles.foot}>
          <p className="wrap">
            {t('question')} <PhoneLink phone={frame.agency.phone} />
            {' · '}
            <a href={`mailto:${frame.agency.email}`}>{frame.agency.email}</a>
          </p>
        </footer>
      )}
    </>
  )
}

function AccountNavigation({ frame }: { frame: Frame }) {
  const { t } = useTranslation(['owners', 'accounts'])
  const language = useLanguage()
  return (
    <nav aria-label={t('account')}>
      <span className="languages">
        {frame.addresses.map(({ language: each, path }) => (
          <a
            key={each}
            href={path}
            lang={each}
            hrefLang={each}
            aria-current={each === language || undefined}
          >
            {each.toUpperCase()}
          </a>
        ))}
      </span>
      <a className={styles.access} href={pathTo('owner-access', language)}>
        {t('access')}
      </a>
      <form method="post" action={pathTo('log-out', language)}>
        <button type="submit" aria-label={t('accounts:sign-out.here')}>
          <LogOut />
          <span>{t('accounts:sign-out.here')}</span>
        </button>
      </form>
    </nav>
  )
}
