import { SavedHeart } from '../../favourites/saved-count'
import { Clock, Mail, Phone, UserRound } from '../../ui/icons'
import type { FrameLink } from './frame'

const icons = { phone: Phone, mail: Mail, clock: Clock, user: UserRound }

export function TopLinks({ links }: { links: FrameLink[] }) {
  return (
    <ul>
      {links.map((link) => (
        <li key={link.address}>
          <TopLink link={link} />
        </li>
      ))}
    </ul>
  )
}

function TopLink({ link: { title, address, icon, isElsewhere } }: { link: FrameLink }) {
  const Icon = icon === 'none' || icon === 'heart' ? undefined : icons[icon]
  const away = isElsewhere ? { target: '_blank', rel: 'noopener' } : {}
  return (
    <a href={address} {...away}>
      {icon === 'heart' && <SavedHeart />}
      {Icon && <Icon />}
      {title}
    </a>
  )
}
