import { shareText } from '../costs/range-text'
import { RuleSource } from '../costs/rules/rule-source'
import { Photo } from '../images/photo'
import { pathTo } from '../language/path-to'
import { useLanguage } from '../language/use-language'
import { useColon, useTranslation } from '../language/use-translation'
import { propertyPath } from '../properties/property-path'
import { Facade } from '../properties/shown/facade'
import { X } from '../ui/icons'
import { Link } from '../ui/link'
import { idsQuery } from './chosen-ids'
import { type Compared, isDifferent, useCompareRows } from './compare-rows'
import styles from './compare-table.module.css'

type Props = { properties: Compared[] }

/** Properties side by side: a column each. On a phone two of them, under the names of the rows. */
export function CompareTable({ properties }: Props) {
  const { t } = useTranslation('favourites')
  const rows = useCompareRows()
  return (
    <>
      <section className={styles.frame} aria-label={t('compare-title')}>
        <table className={styles.table} data-count={properties.length}>
          <thead>
            <tr>
              <td />
              {properties.map((property) => (
                <th key={property.id} scope="col">
                  <Head property={property} others={properties} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => {
              const differs = isDifferent(row, properties)
              return (
                <tr key={row.name} className={differs ? styles.differs : undefined}>
                  <th scope="row">
                    <span>
                      {row.name} {differs && <small>≠ {t('differs')}</small>}
                    </span>
                  </th>
                  {properties.map((property) => (
                    <td key={property.id}>{row.of(property) || '–'}</td>
                  ))}
                </tr>
              )
            })}
          </tbody>
        </table>
      </section>
      <Supposed properties={properties} />
    </>
  )
}

function Head({ property, others }: { property: Compared; others: Compared[] }) {
  const { t } = useTranslation('favourites')
  const colon = useColon()
  const language = useLanguage()
  const rest = others.map(({ id }) => id).filter((id) => id !== property.id)
  return (
    <>
      <Link to={propertyPath(property, language)}>
        {property.pictures[0] ? (
          <Photo picture={{ ...property.pictures[0], alt: '' }} sizes="16rem" />
        ) : (
          <Facade id={property.id} label="" />
        )}
        {property.title}
      </Link>
      <Link className={styles.remove} to={pathTo('compare', language) + idsQuery(rest)}>
        <X /> {t('remove')}
        <span className="hidden">{colon + property.title}</span>
      </Link>
    </>
  )
}

/** What the monthly cost supposes, with where the interest comes from. */
function Supposed({ properties }: Props) {
  const { t } = useTranslation('favourites')
  const language = useLanguage()
  const bought = properties.find(({ monthly }) => monthly?.loan)?.monthly
  const isLet = properties.some(({ monthly }) => monthly && !monthly.loan)
  if (!bought?.loan && !isLet) return null
  return (
    <p className="help">
      {bought?.loan &&
        t('supposed-loan', {
          years: bought.loan.years,
          rate: shareText(bought.loan.yearlyShare, language),
        })}{' '}
      {bought?.rule && (
        <>
          (<RuleSource rule={bought.rule} />
          ).{' '}
        </>
      )}
      {isLet && t('supposed-rent')}
    </p>
  )
}
