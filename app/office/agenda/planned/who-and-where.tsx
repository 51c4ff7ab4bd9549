import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { useTranslation } from '../../../language/use-translation'
import { Button } from '../../../ui/button'
import styles from './planned.module.css'

type Found = {
  home: string
  who: string
  homes: { id: number; reference: string; address: string }[]
  people: { id: string; name: string; email: string }[]
  property: { id: number; reference: string; address: string } | null
  visitor: { id: string; name: string } | null
}
/** What the address says besides what is looked for here. */
type Props = { found: Found; asked: Record<string, string> }

const typingPause = 300

/** Which property, and who calls: found while typing, and by a button where no script runs. */
export function WhoAndWhere({ found, asked }: Props) {
  const { t } = useTranslation('office-agenda')
  const form = useRef<HTMLFormElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const navigate = useNavigate()
  useEffect(() => () => clearTimeout(timer.current), [])

  function onChange() {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      if (!form.current) return
      const query = new URLSearchParams()
      for (const [name, value] of new FormData(form.current)) query.set(name, String(value))
      navigate(`?${query}`, { replace: true, preventScrollReset: true })
    }, typingPause)
  }

  const { home, who, homes, people, property, visitor } = found
  const kept = {
    ...asked,
    ...(home && { home }),
    ...(who && { who }),
    ...(property && { property: String(property.id) }),
    ...(visitor && { contact: visitor.id }),
  }
  const withOne = (one: Record<string, string>) => `?${new URLSearchParams({ ...kept, ...one })}`
  return (
    <search className={styles.find}>
      <form ref={form} onChange={onChange}>
        {Object.entries(asked).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {property && <input type="hidden" name="property" value={property.id} />}
        {visitor && <input type="hidden" name="contact" value={visitor.id} />}
        <div className="field">
          <label htmlFor="find-home">{t('new.home')}</label>
          <input
            className="input"
            id="find-home"
            name="home"
            type="search"
            autoComplete="off"
            maxLength={100}
            defaultValue={home || property?.reference}
          />
        </div>
        <div className="field">
          <label htmlFor="find-who">{t('new.who')}</label>
          <input
            className="input"
            id="find-who"
            name="who"
            type="search"
            autoComplete="off"
            maxLength={100}
            defaultValue={who || visitor?.name}
          />
        </div>
        <Button kind="quiet" type="submit">
          {t('new.look')}
        </Button>
      </form>
      <div className={styles.found} aria-live="polite">
        {property ? (
          <p>
            <strong>{property.reference}</strong>, {property.address}
          </p>
        ) : (
          <ul>
            {homes.map(({ id, reference, address }) => (
              <li key={id}>
                <a className="reference" href={withOne({ property: String(id) })}>
                  {reference}
                </a>
                , {address}
              </li>
            ))}
          </ul>
        )}
        {home && !property && homes.length === 0 && <p>{t('new.no-home')}</p>}
        {visitor ? (
          <p>
            <strong>{visitor.name}</strong>
          </p>
        ) : (
          <ul>
            {people.map(({ id, name, email }) => (
              <li key={id}>
                <a href={withOne({ contact: id })}>{name || email}</a>
                {name && email && `, ${email}`}
              </li>
            ))}
          </ul>
        )}
        {who && !visitor && people.length === 0 && <p>{t('new.no-one')}</p>}
      </div>
    </search>
  )
}
