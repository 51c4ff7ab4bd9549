import type { LucideIcon } from 'lucide-react'
import styles from './tick-list.module.css'

type Props = { items: { icon: LucideIcon; text: string }[] }

/** A few short sentences beside a form, each with a drawing. */
export function TickList({ items }: Props) {
  return (
    <div className="note">
      <ul className={styles.ticks}>
        {items.map(({ icon: Icon, text }) => (
          <li key={text}>
            <Icon className="icon" aria-hidden="true" />
            {text}
          </li>
        ))}
      </ul>
    </div>
  )
}
