import { useTranslation } from 'react-i18next'
import { PlacesBox } from '../preview/places-box'
import type { MadeLinks, Preview } from '../preview/preview'
import styles from '../properties/home-page.module.css'
import type { ProjectHead } from './project-head'

type Props = {
  project: ProjectHead
  version: number
  onSite: string | null
  previews: Preview[]
  made?: MadeLinks
}

/** Beside the form: whether visitors see the project, and where. */
export function ProjectAside({ project, version, ...places }: Props) {
  const { t } = useTranslation('office-properties')
  const step = project.isPublished ? 'withdraw' : 'publish'
  return (
    <aside className={styles.aside}>
      <section className={styles.box}>
        <h2>{t('step.title')}</h2>
        {!project.isShown && <p className="help">{t('projects.hidden')}</p>}
        <form method="post" className={styles.steps}>
          <input type="hidden" name="version" value={version} />
          <button
            className={step === 'publish' ? 'button' : 'button quiet'}
            type="submit"
            name="task"
            value={step}
          >
            {t(`step.${step}`)}
          </button>
        </form>
        <p className="help">{t('step.unsaved')}</p>
      </section>
      <PlacesBox {...places} />
    </aside>
  )
}
