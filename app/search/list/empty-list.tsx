import { pathTo } from '../../language/path-to'
import { useLanguage } from '../../language/use-language'
import { useTranslation } from '../../language/use-translation'
import { ButtonLink } from '../../ui/button'
import { ArrowRight } from '../../ui/icons'
import { Link } from '../../ui/link'
import { type Chip, chips } from '../chips'
import { activeFilters, type Criteria, type FilterName, noCriteria } from '../criteria'
import { criteriaQuery } from '../criteria-url'
import { demandQuery } from '../demand-query'
import { wholeNumber } from '../whole-number'
import type { EmptyReason, FoundList, LooserOffer } from './found-list'
import styles from './results.module.css'
import { useChipText } from './use-chip-text'

type Props = { found: FoundList; empty: EmptyReason; path: string }

/** Says which filter is in the way, offers the nearest searches that find something, and our help. */
export function EmptyList({ found, empty, path }: Props) {
  const { t } = useTranslation('search')
  return (
    <div className={`wrap ${styles.empty}`}>
      <section>
        <p className="eyebrow" role="status">
          {t(`list.${found.list}.count`, { count: 0, number: '0' })}
        </p>
        <h2>{t('empty.title')}</h2>
        <p className="lead">
          <Reason found={found} empty={empty} />
        </p>
        <ul className={styles.offers}>
          {empty.offers.map((offer) => (
            <Offer key={criteriaQuery(offer.wish)} offer={offer} found={found} path={path} />
          ))}
          {empty.offers.length === 0 && empty.listTotal > 0 && (
            <li>
              <h3>
                <Link to={path}>
                  {t('empty.all')} <ArrowRight />
                </Link>
              </h3>
              <Properties found={found} count={empty.listTotal} />
            </li>
          )}
        </ul>
      </section>
      <DemandNotice found={found} />
    </div>
  )
}

function Reason({ found, empty }: Omit<Props, 'path'>) {
  const { t } = useTranslation('search')
  const say = useChipText(found.choices)
  if (empty.listTotal === 0) return t('empty.nothing')
  const [culprit] = empty.culprits
  if (!culprit) return t('empty.combination')
  const filter = chipsOf(found.wish, culprit)
    .map(({ text }) => say(text))
    .join(', ')
  return t('empty.because', { filter })
}

function Offer({ offer, found, path }: { offer: LooserOffer; found: FoundList; path: string }) {
  const { t } = useTranslation('search')
  const say = useChipText(found.choices)
  const isLeft = activeFilters(offer.wish).includes(offer.changed)
  const shown = chipsOf(isLeft ? offer.wish : found.wish, offer.changed)
  const filter = shown.map(({ text }) => say(text)).join(', ')
  return (
    <li>
      <h3>
        <Link to={path + criteriaQuery(offer.wish)}>
          {isLeft ? capital(filter) : t('empty.without', { filter })} <ArrowRight />
        </Link>
      </h3>
      <Properties found={found} count={offer.count} />
    </li>
  )
}

function Properties({ found, count }: { found: FoundList; count: number }) {
  const { t } = useTranslation('search')
  const language = useLanguage()
  return <p>{t(`list.${found.list}.count`, { count, number: wholeNumber(count, language) })}</p>
}

function DemandNotice({ found }: { found: FoundList }) {
  const { t } = useTranslation('search')
  const language = useLanguage()
  const say = useChipText(found.choices)
  return (
    <aside className={styles.notice} aria-labelledby="demand-notice">
      <h2 id="demand-notice">{t('demand.title')}</h2>
      <p>{t('demand.body')}</p>
      <p className="small">
        <b>
          {chips(found.wish)
            .map(({ text }) => say(text))
            .join(' · ')}
        </b>
      </p>
      <ButtonLink isWide to={`${pathTo('demand-register', language)}${demandQuery(found)}`}>
        {t('keep-me-posted')}
      </ButtonLink>
    </aside>
  )
}

/** The chips of one filter: those that go when it is left out. */
function chipsOf(wish: Criteria, name: FilterName): Chip[] {
  const radius = name === 'cities' ? { radius: wish.radius } : {}
  return chips({ ...noCriteria, [name]: wish[name], ...radius })
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
