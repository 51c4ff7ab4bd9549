import { Photo } from '../../images/photo'
import { useTranslation } from '../../language/use-translation'
import { ChevronDown } from '../../ui/icons'
import { PhoneLink } from '../../ui/phone-link'
import styles from './editorial.module.css'
import type { ShownMember } from './shown-content'

type Team = { members: ShownMember[]; limit: number; itemsPerRow: number }

export function TeamList({ members, limit, itemsPerRow }: Team) {
  const { t } = useTranslation('editorial')
  const others = members.slice(limit)
  return (
    <>
      <Members members={members.slice(0, limit)} itemsPerRow={itemsPerRow} />
      {others.length > 0 && (
        <details className={styles.others}>
          <summary className="more">
            {t('more-colleagues', { count: others.length })}
            <ChevronDown />
          </summary>
          <Members members={others} itemsPerRow={itemsPerRow} />
        </details>
      )}
    </>
  )
}

function Members({ members, itemsPerRow }: Omit<Team, 'limit'>) {
  return (
    <ul className={`grid ${styles.cards}`} data-row={itemsPerRow}>
      {members.map((member) => (
        <li key={member.id} className={styles.member}>
          <Member member={member} />
        </li>
      ))}
    </ul>
  )
}

function Member({ member }: { member: ShownMember }) {
  const { t } = useTranslation('editorial')
  const { name, phone, email, bivNumber, image, portrait } = member
  return (
    <>
      {image && (
        <Photo
          picture={{ ...image, alt: '' }}
          widths={[250, 400, 720]}
          sizes="(width < 40rem) 60vw, 18rem"
        />
      )}
      <h3>{name}</h3>
      <p className="eyebrow">{member.function}</p>
      {portrait && <p className="soft">{portrait}</p>}
      <ul className="small">
        {phone && (
          <li>
            <PhoneLink className={styles.line} phone={phone} />
          </li>
        )}
        {email && (
          <li>
            <a className={styles.line} href={`mailto:${email}`}>
              {email}
            </a>
          </li>
        )}
        {bivNumber && <li className="soft">{t('biv-number', { number: bivNumber })}</li>}
      </ul>
    </>
  )
}
