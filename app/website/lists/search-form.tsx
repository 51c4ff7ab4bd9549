import { Form } from 'react-router'
import { pathTo } from '../../language/path-to'
import { useLanguage } from '../../language/use-language'
import { useTranslation } from '../../language/use-translation'
import { findPath, longestText } from '../../search/search-paths'
import { Button } from '../../ui/button'
import { Search } from '../../ui/icons'
import { Link } from '../../ui/link'
import styles from './search-form.module.css'

/** The plainest search there is: a town, a postal code or a reference. */
export function SearchForm() {
  const { t } = useTranslation()
  const language = useLanguage()
  return (
    <Form className="stack" action={findPath(language)} method="get" role="search">
      <div className={styles.field}>
        <label className="hidden" htmlFor="search-text">
          {t('search.label')}
        </label>
        <Search />
        <input
          className="input"
          id="search-text"
          name="text"
          type="search"
          maxLength={longestText}
          autoComplete="off"
          placeholder={t('search.label')}
        />
      </div>
      <div className="row">
        <Button type="submit">{t('search.button')}</Button>
        <Link className="more" to={pathTo('home', language)}>
          {t('not-found.home')}
        </Link>
      </div>
    </Form>
  )
}
