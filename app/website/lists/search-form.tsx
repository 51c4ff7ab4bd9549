import { Search } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Form, Link } from 'react-router'
import { pathTo } from '../../language/path-to'
import { useLanguage } from '../../language/use-language'
import { findPath, longestText } from '../../search/search-paths'

/** The plainest search there is: a town, a postal code or a reference. */
export function SearchForm() {
  const { t } = useTranslation()
  const language = useLanguage()
  return (
    <Form className="stack" action={findPath(language)} method="get" role="search">
      <div className="search-field">
        <label className="hidden" htmlFor="search-text">
          {t('search.label')}
        </label>
        <Search className="icon" />
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
        <button className="button" type="submit">
          {t('search.button')}
        </button>
        <Link className="more" to={pathTo('home', language)}>
          {t('not-found.home')}
        </Link>
      </div>
    </Form>
  )
}
