import type { ComponentProps } from 'react'
import { useLocation } from 'react-router'

type LinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  to: string
  /** The page that follows is looked at from where the visitor is now. */
  preventScrollReset?: boolean
}

/**
 * To another page of the site. It is a plain link: once the page is awake, `followLinks` hears the click
 * of all of them, and the router learns from `data-discover` where they may lead.
 */
export function Link({ to, preventScrollReset, children, ...anchor }: LinkProps) {
  return (
    <a
      {...anchor}
      href={to}
      data-discover="true"
      data-stay={preventScrollReset ? 'true' : undefined}
    >
      {children}
    </a>
  )
}

/** In a menu: says so when the visitor is there, or below it. */
export function MenuLink({ isExact, ...link }: LinkProps & { isExact?: boolean }) {
  const { pathname } = useLocation()
  const isHere = isExact ? pathname === link.to : pathname.startsWith(link.to)
  return <Link {...link} aria-current={isHere ? 'page' : undefined} />
}
