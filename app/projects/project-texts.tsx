import { useTranslation } from '../language/use-translation'
import { RichText } from '../ui/rich-text'
import styles from './project.module.css'
import { type ProjectDetail, projectTexts } from './project-detail'

/** What the agency tells about the project, each text under its own heading. */
export function ProjectTexts({ texts }: Pick<ProjectDetail, 'texts'>) {
  const { t } = useTranslation('projects')
  return projectTexts
    .filter((name) => texts[name])
    .map((name) => (
      <section key={name} className={styles.text}>
        <h2>{t(`text.${name}`)}</h2>
        <RichText html={texts[name]} />
      </section>
    ))
}
