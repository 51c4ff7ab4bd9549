import { ChevronDown } from 'lucide-react'
import { NavLink } from 'react-router'
import type { MenuEntry } from '../../editorial/menu'
import { useTranslation } from '../../language/use-translation'

type Props = { entries: MenuEntry[]; className?: string; group: string }

/** Items with children are disclosures that open without scripts; only one is open at a time. */
export function MenuList({ entries, className, group }: Props) {
  const { t } = useTranslation()
  return (
    <ul className={className}>
      {entries.map((entry) => (
        <li key={entry.name}>
          {entry.children.length === 0 ? (
            <MenuLink entry={entry} />
          ) : (
            <details name={group}>
              <summary>
                {entry.title}
                <ChevronDown className="icon" />
              </summary>
              <ul>
                <li>
                  <MenuLink entry={{ ...entry, title: t('whole-menu') }} />
                </li>
                {entry.children.map((child) => (
                  <li key={child.name}>
                    <MenuLink entry={child} />
                  </li>
                ))}
              </ul>
            </details>
          )}
        </li>
      ))}
    </ul>
  )
}

function MenuLink({ entry: { name, title, address, isElsewhere } }: { entry: MenuEntry }) {
  const { t } = useTranslation()
  if (isElsewhere) {
    return (
      <a href={address} target="_blank" rel="noopener">
        {title}
        <span className="hidden"> {t('new-tab')}</span>
      </a>
    )
  }
  return (
    <NavLink to={address} end={name === 'home'}>
      {title}
    </NavLink>
  )
}
