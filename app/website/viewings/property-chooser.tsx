import { Form } from 'react-router'
import bookingStyles from '../../appointments/booking/booking.module.css'
import { Photo } from '../../images/photo'
import { pathTo } from '../../language/path-to'
import { useLanguage } from '../../language/use-language'
import { useTranslation } from '../../language/use-translation'
import type { PropertyCard } from '../../properties/property'
import { Button } from '../../ui/button'
import { Link } from '../../ui/link'
import { PageBody, PageHead } from '../page-body'

type Props = {
  words: string
  properties: PropertyCard[]
  isNewest: boolean
  isGone: boolean
  phone: string
}

/** Which property? By reference, town or name; as a plain search, so that it works everywhere. */
export function PropertyChooser({ words, properties, isNewest, isGone, phone }: Props) {
  const { t } = useTranslation('appointments')
  const language = useLanguage()
  return (
    <PageBody>
      <PageHead>
        <h1>{t('page.title')}</h1>
        <p className="lead">{isGone ? t('choose.gone') : t('choose.lead')}</p>
      </PageHead>
      <Form className="form" method="get" role="search">
        <div className="field">
          <label htmlFor="property-words">{t('choose.label')}</label>
          <input
            className="input"
            id="property-words"
            name="q"
            type="search"
            defaultValue={words}
          />
        </div>
        <p>
          <Button type="submit">{t('choose.button')}</Button>
        </p>
      </Form>
      {words && properties.length === 0 && (
        <p role="status">{t('choose.nothing', { words, phone })}</p>
      )}
      {properties.length > 0 && (
        <section className="section stack" aria-labelledby="homes-found">
          <h2 id="homes-found">{t(isNewest ? 'choose.newest' : 'choose.results')}</h2>
          <ul className="grid">
            {properties.map((property) => (
              <li key={property.id} className={`panel ${bookingStyles.summary}`}>
                {property.pictures[0] && (
                  <Photo
                    picture={{ ...property.pictures[0], alt: '' }}
                    widths={[400]}
                    sizes="7rem"
                  />
                )}
                <p>
                  <Link to={`${pathTo('appointment', language)}?property=${property.id}`}>
                    {property.title}
                  </Link>
                  <br />
                  <span className="soft small">
                    {[property.city, property.reference].filter(Boolean).join(' · ')}
                  </span>
                </p>
              </li>
            ))}
          </ul>
        </section>
      )}
    </PageBody>
  )
}
