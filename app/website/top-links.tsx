import { Clock, Heart, Mail, Phone, UserRound } from 'lucide-react'
import type { FrameLink } from './frame'

const icons = { phone: Phone, mail: Mail, clock: Clock, heart: Heart, user: UserRound }

export function TopLink({ link: { title, address, icon, isElsewhere } }: { link: FrameLink }) {
  const Icon = icon === 'none' ? undefined : icons[icon]
  const away = isElsewhere ? { target: '_blank', rel: 'noopener' } : {}
  return (
    <a href={address} {...away}>
      {Icon && <Icon className="icon" />}
      {title}
    </a>
  )
}
