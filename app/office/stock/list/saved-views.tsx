import { useTranslation } from '../../../language/use-translation'
import { Button } from '../../../ui/button'
import { officePath } from '../../office-pages'
import styles from './list.module.css'

type Props = {
  views: { id: string; name: string; query: string }[]
  here: string
  refused?: { name: string; problem: 'required' | 'too-many' } | undefined
}

/** Filters that a colleague gave a name, for that colleague alone. */
export function SavedViews({ views, here, refused }: Props) {
  const { t } = useTranslation('office-properties')
  return (
    <nav className={styles.views} aria-label={t('views.title')}>
      <ul>
        {views.map(({ id, name, query }) => (
          <li key={id}>
            <a
              href={`${officePath('properties')}?${query}`}
              aria-current={query === here ? 'page' : undefined}
            >
              {name}
            </a>
            <form method="post">
              <input type="hidden" name="view" value={id} />
              <Button kind="plain" type="submit" name="task" value="remove-view">
                <span aria-hidden="true">×</span>
                <span className="hidden">{t('views.remove', { name })}</span>
              </Button>
            </form>
          </li>
        ))}
      </ul>
      <details open={refused !== undefined}>
        <summary>{t('views.keep')}</summary>
        <form method="post" className={styles.naming} noValidate>
          <div className="field">
            <label htmlFor="view-name">{t('views.name')}</label>
            <input
              className="input"
              id="view-name"
              name="name"
              maxLength={60}
              autoComplete="off"
              defaultValue={refused?.name}
              aria-invalid={refused ? true : undefined}
              aria-describedby={refused ? 'view-name-problem' : undefined}
            />
            {refused && (
              <p className="error" id="view-name-problem">
                {t(`views.problem.${refused.problem}`)}
              </p>
            )}
          </div>
          <Button kind="quiet" type="submit" name="task" value="save-view">
            {t('views.save')}
          </Button>
        </form>
      </details>
    </nav>
  )
}
