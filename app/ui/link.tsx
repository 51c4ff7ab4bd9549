import type { ComponentProps } from 'react'
import { useLocation } from 'react-router'

type LinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  to: string
  /** The page that follows is looked at from where the visitor is now. */
  preventScrollReset?: boolean
  /** Loaded anew, with nothing of this page left. */
  reloadDocument?: boolean
}

/**
 * To another page of the site. It is a plain link: once the page is awake, `followLinks` hears the click
 * of all of them, and the router learns from `data-discover` where they may lead.
 */
export function Link({ to, preventScrollReset, reloadDocument, children, ...anchor }: LinkProps) {
  return (
    <a
      {...anchor}
      href={to}
      data-discover={reloadDocument ? undefined : 'true'}
      data-stay={preventScrollReset ? 'true' : undefined}
    >
      {children}
    </a>
  )
}

/** In a menu: says so when the visitor is there, or below it. */
export function MenuLink({ isExact, ...link }: LinkProps & { isExact?: boolean }) {
  const { pathname } = useLocation()
  const isBelow = pathname.startsWith(link.to.replace(/\/?$/, '/'))
  const isHere = pathname === link.to || (isBelow && !isExact)
  return <Link {...link} aria-current={isHere ? 'page' : undefined} />
}
