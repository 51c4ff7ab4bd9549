import { useTranslation } from '../../language/use-translation'
import { Button } from '../../ui/button'
import { officePath } from '../office-pages'
import type { ContactData } from './contact-data'
import styles from './contacts.module.css'

type Props = { contactId: string; home: string; homes: ContactData['homes'] }

/** The properties they asked about, or any other; the form that opens knows who comes. */
export function BookViewing({ contactId, home, homes }: Props) {
  const { t } = useTranslation('office-contacts')
  return (
    <section className="panel" aria-labelledby="book">
      <h2 id="book" tabIndex={-1}>
        {t('book.title')}
      </h2>
      <form className={styles.find} action="#book">
        <div className="field">
          <label htmlFor="book-home">{t('book.find')}</label>
          <input
            className="input"
            id="book-home"
            type="search"
            name="home"
            maxLength={100}
            defaultValue={home}
          />
        </div>
        <Button kind="quiet" type="submit">
          {t('book.look')}
        </Button>
      </form>
      {home && homes.length === 0 && <p className="soft">{t('book.none')}</p>}
      <ul className={styles.lines}>
        {homes.map(({ id, reference, address }) => (
          <li key={id}>
            <a href={`${officePath('viewing-new', { id })}?contact=${contactId}`}>
              {t('book.book', { reference })}
            </a>
            <span>{address}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
