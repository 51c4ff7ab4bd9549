import { useTranslation } from '../../language/use-translation'
import { Button } from '../../ui/button'
import filters from '../filters.module.css'
import { officeOf } from '../office.server'
import { officeHead } from '../office-head'
import { OfficePage, Part } from '../office-page'
import type { Route } from './+types/find.page'
import styles from './find.module.css'
import { findAnything, textIn } from './find-anything.server'
import { isTooShort } from './found'

const limit = 20

export async function loader({ context, url }: Route.LoaderArgs) {
  const office = officeOf(context)
  const text = textIn(url)
  const parts = await findAnything(office, { text, limit })
  return { title: office.t('office:find.title'), text, parts }
}

/** All that the words name, also without scripts. */
export default function Find({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('office')
  const { title, text, parts } = loaderData
  const count = parts.reduce((sum, { found }) => sum + found.length, 0)
  return (
    <OfficePage title={title} lead={t('find.lead')}>
      <search>
        <form className={filters.filters}>
          <div className={`field ${styles.wide}`}>
            <label htmlFor="find-text">{t('find.label')}</label>
            <input
              className="input"
              id="find-text"
              type="search"
              name="q"
              maxLength={100}
              autoComplete="off"
              defaultValue={text}
            />
          </div>
          <Button kind="quiet" type="submit">
            {t('find.title')}
          </Button>
        </form>
      </search>
      {text && (
        <p role="status" className="help">
          {count === 0 && isTooShort(text) ? t('find.short') : t('find.count', { count })}
        </p>
      )}
      {parts.map(({ group, found, all }) => (
        <Part key={group} title={t(`find.group.${group}`)}>
          <ul className={styles.found}>
            {found.map(({ title: name, about, path }) => (
              <li key={`${path} ${name}`}>
                <a href={path}>{name}</a> <span className="soft">{about}</span>
              </li>
            ))}
          </ul>
          {all && found.length === limit && (
            <p>
              <a className="more" href={all}>
                {t('find.all')}
              </a>
            </p>
          )}
        </Part>
      ))}
    </OfficePage>
  )
}

export const meta: Route.MetaFunction = ({ loaderData }) => officeHead(loaderData?.title)
