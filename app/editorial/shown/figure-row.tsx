import styles from './editorial.module.css'
import type { ShownFigure } from './shown-content'

export function FigureRow({ figures }: { figures: ShownFigure[] }) {
  return (
    <dl className={`figures ${styles.figures}`}>
      {figures.map(({ id, value, label }) => (
        <div key={id}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
