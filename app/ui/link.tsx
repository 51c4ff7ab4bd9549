import type { ComponentProps } from 'react'
import { useLocation } from 'react-router'
import { useUnpublished } from './use-unpublished'

type LinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  to: string
  /** The page that follows is looked at from where the visitor is now. */
  preventScrollReset?: boolean
  /** Loaded anew, with nothing of this page left. */
  reloadDocument?: boolean
}

/**
 * To another page of the site. It is a plain link: once the page is awake, `followLinks` hears the click
 * of all of them, and the router learns from `data-discover` where they may lead. Where the agency took a
 * page off the site, the words of a sentence stay, and what is drawn as a way of its own goes with the page.
 */
export function Link({ to, preventScrollReset, reloadDocument, children, ...anchor }: LinkProps) {
  if (useUnpublished(to)) return anchor.className ? null : children
  return (
    <a
      {...anchor}
      href={to}
      data-discover={reloadDocument ? undefined : ''}
      data-stay={preventScrollReset || undefined}
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
