import type { IconDrawing } from '../../ui/icons'
import styles from './tick-list.module.css'

type Props = { items: { icon: IconDrawing; text: string }[] }

/** A few short sentences beside a form, each with a drawing. */
export function TickList({ items }: Props) {
  return (
    <div className="note">
      <ul className={styles.ticks}>
        {items.map(({ icon: Icon, text }) => (
          <li key={text}>
            <Icon />
            {text}
          </li>
        ))}
      </ul>
    </div>
  )
}
