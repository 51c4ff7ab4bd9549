import type { MenuEntry } from '../../editorial/menu'
import { useTranslation } from '../../language/use-translation'
import { ChevronDown } from '../../ui/icons'
import { MenuLink } from '../../ui/link'

type Props = { entries: MenuEntry[]; className?: string; group: string }

/** Items with children are disclosures that open without scripts; only one is open at a time. */
export function MenuList({ entries, className, group }: Props) {
  const { t } = useTranslation()
  return (
    <ul className={className}>
      {entries.map((entry) => (
        <li key={entry.name}>
          {entry.children.length === 0 ? (
            <Entry entry={entry} />
          ) : (
            <details name={group}>
              <summary>
                {entry.title}
                <ChevronDown />
              </summary>
              <ul>
                <li>
                  <Entry entry={{ ...entry, title: t('whole-menu') }} />
                </li>
                {entry.children.map((child) => (
                  <li key={child.name}>
                    <Entry entry={child} />
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

function Entry({ entry: { name, title, address, isElsewhere } }: { entry: MenuEntry }) {
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
    <MenuLink to={address} isExact={name === 'home'}>
      {title}
    </MenuLink>
  )
}
