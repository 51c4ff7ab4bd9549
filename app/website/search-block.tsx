import { Search } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Form } from 'react-router'
import { pathTo } from '../language/path-to'
import { useLanguage } from '../language/use-language'
import { BrandLogo } from './brand-logo'
import styles from './search-block.module.css'
import type { SearchBlockTexts } from './search-texts'

/** One field, two buttons. Works as a plain form: the buttons say in which list to look. */
export function SearchBlock({ block }: { block: SearchBlockTexts }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { title, descriptions, totals, flags, logo } = block
  return (
    <Form className={styles.block} action={pathTo('for-sale', language)} method="get" role="search">
      {logo && <BrandLogo brand={logo.brand} picture={logo.picture} />}
      <h1>{title}</h1>
      {descriptions.map((text) => (
        <p className="lead" key={text}>
          {text}
        </p>
      ))}
      {flags.showSearchInput && <SearchField block={block} />}
      {flags.showSearchButton ? (
        <div className={styles.buttons}>
          <button className="button" type="submit">
            {t('home.for-sale')}
            {flags.showCountProperty && <span className="count">{totals.forSale}</span>}
          </button>
          <button className="button quiet" type="submit" formAction={pathTo('for-rent', language)}>
            {t('home.for-rent')}
            {flags.showCountProperty && <span className="count">{totals.forRent}</span>}
          </button>
        </div>
      ) : (
        // Enter sends the form; this is the button that assistive technology looks for.
        flags.showSearchInput && (
          <button className="hidden" type="submit">
            {t('search.button')}
          </button>
        )
      )}
    </Form>
  )
}

function SearchField({ block: { flags, totals } }: { block: SearchBlockTexts }) {
  const { t } = useTranslation()
  return (
    <>
      <div className="search-field">
        <label className="hidden" htmlFor="home-search">
          {t('search.label')}
        </label>
        <Search className="icon" />
        <input
          className="input"
          id="home-search"
          name="text"
          type="search"
          maxLength={100}
          autoComplete="off"
          placeholder={t('search.label')}
          aria-describedby={flags.showSearchCount ? 'home-search-count' : undefined}
        />
      </div>
      {flags.showSearchCount && (
        <p className={`help ${styles.help}`} id="home-search-count">
          {t('home.search-count', { count: totals.all, formatted: totals.all })}
        </p>
      )}
    </>
  )
}
