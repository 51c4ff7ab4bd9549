import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import {
  type ContactFilter,
  contactFilterQuery,
  readContactFilter,
} from '../../contacts/contact-filter'
import { useTranslation } from '../../language/use-translation'
import { Button } from '../../ui/button'
import filters from '../filters.module.css'
import styles from './contacts.module.css'

const typingPause = 250

/** A plain form that puts the wish in the address; while the page is awake, it answers while one types. */
export function ContactSearch({ filter }: { filter: ContactFilter }) {
  const { t } = useTranslation(['office-contacts', 'office'])
  const form = useRef<HTMLFormElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const navigate = useNavigate()
  const shown = contactFilterQuery({ ...filter, page: 1 })

  function look() {
    if (!form.current) return
    const query = new URLSearchParams()
    for (const [name, value] of new FormData(form.current)) query.set(name, String(value))
    const wanted = contactFilterQuery(readContactFilter(query))
    if (wanted !== shown) {
      navigate(`.${wanted || '?'}`, { replace: true, preventScrollReset: true })
    }
  }

  function onChange() {
    clearTimeout(timer.current)
    timer.current = setTimeout(look, typingPause)
  }

  /** The page slept until now: what was typed meanwhile is looked for. */
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on waking
  useEffect(() => {
    look()
    return () => clearTimeout(timer.current)
  }, [])

  return (
    <search>
      <form ref={form} className={filters.filters} onChange={onChange}>
        <div className={`field ${styles.wide}`}>
          <label htmlFor="contact-text">{t('search')}</label>
          <input
            className="input"
            id="contact-text"
            type="search"
            name="text"
            maxLength={200}
            autoComplete="off"
            defaultValue={filter.text}
          />
        </div>
        <div className="field">
          <label htmlFor="contact-show">{t('show.label')}</label>
          <select className="input" id="contact-show" name="show" defaultValue={filter.show}>
            {(['all', 'duplicates'] as const).map((each) => (
              <option key={each} value={each}>
                {t(`show.${each}`)}
              </option>
            ))}
          </select>
        </div>
        <Button kind="quiet" type="submit">
          {t('office:filter.show')}
        </Button>
      </form>
    </search>
  )
}
