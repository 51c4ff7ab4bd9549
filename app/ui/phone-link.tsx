import { groupedPhone, phoneLink } from '../language/numbers/phone-number'

type Props = { phone: string; className?: string }

/** A number as it is read, and called with one press. */
export function PhoneLink({ phone, className }: Props) {
  return (
    <a className={className} href={phoneLink(phone)}>
      {groupedPhone(phone)}
    </a>
  )
}
