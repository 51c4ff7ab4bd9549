import { useTranslation } from '../../language/use-translation'
import styles from './section-row.module.css'

export const sectionNames = ['photos', 'price', 'legal', 'energy', 'place', 'costs'] as const
export type SectionName = (typeof sectionNames)[number]

/** Stays in sight while the page is read: plain links to what the page has. */
export function SectionRow({ names }: { names: SectionName[] }) {
  const { t } = useTranslation('properties')
  if (names.length < 3) return null
  return (
    <nav className={styles.row} aria-label={t('section.label')}>
      <ul>
        {names.map((name) => (
          <li key={name}>
            <a href={`#${name}`}>{t(`section.${name}`)}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
