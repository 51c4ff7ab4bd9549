import { useTranslation } from '../../language/use-translation'
import type { NamedChoice } from '../../search/list/found-list'
import { Button } from '../../ui/button'
import { EmailAddress } from '../email-address'
import { Notice, OfficePage } from '../office-page'
import { officePath } from '../office-pages'
import { Rows } from '../rows'
import { useMoments } from '../use-moments'
import { Wish } from './demand-list'
import styles from './demands.module.css'
import type { Seekers } from './seekers'

type Props = {
  seekers: Seekers & { isTold: boolean }
  names: { types: NamedChoice[]; countries: NamedChoice[] }
  problem?: 'nobody' | 'heard-before'
}

/** Who looks for a property and why, to be written to with one press. */
export function SeekerList({ seekers, names, problem }: Props) {
  const { t } = useTranslation('office-demands')
  const { title, home, propertyId, rows, total, isOnSite, isTold } = seekers
  const mayHear = rows.some(({ heard }) => heard === null || heard === 'waits')
  return (
    <OfficePage
      title={title}
      crumbs={[{ title: t('title'), path: officePath('demands') }]}
      lead={
        <>
          <a href={officePath('property', { id: propertyId })}>{home}</a>
          {isOnSite && total > 0 && (
            <>
              <br />
              {t('seekers.lead', { count: total })}
            </>
          )}
        </>
      }
      done={isTold && !problem ? t('done.told') : undefined}
    >
      {!isOnSite && <Notice tone="warning">{t('seekers.not-on-site')}</Notice>}
      {problem && <Notice tone="warning">{t(`seekers.${problem}`)}</Notice>}
      {isOnSite && mayHear && (
        <form method="post" className={styles.seekers}>
          <SeekerRows seekers={seekers} names={names} />
          <div>
            <Button type="submit">{t('seekers.tell')}</Button>
            <p className="help">{t('seekers.help')}</p>
          </div>
        </form>
      )}
      {isOnSite && !mayHear && <SeekerRows seekers={seekers} names={names} />}
    </OfficePage>
  )
}

function SeekerRows({ seekers: { title, rows }, names }: Pick<Props, 'seekers' | 'names'>) {
  const { t } = useTranslation(['office-demands', 'demands'])
  const { day } = useMoments()
  return (
    <Rows
      caption={title}
      rows={rows}
      keyOf={({ id }) => id}
      empty={t('seekers.none')}
      columns={[
        {
          title: t('column.who'),
          cell: ({ id, name, email, heard }) => (
            <>
              {heard === null || heard === 'waits' ? (
                <label className={styles.chosen}>
                  <input type="checkbox" name="demand" value={id} /> {name || email}
                </label>
              ) : (
                name || email
              )}
              <span className={styles.under}>
                <EmailAddress email={email} />
              </span>
            </>
          ),
        },
        {
          title: t('column.why'),
          cell: ({ id, wish }) => (
            <a href={officePath('demand', { id })}>
              <Wish wish={wish} names={names} />
            </a>
          ),
        },
        { title: t('column.frequency'), cell: (row) => t(`demands:frequency.${row.frequency}`) },
        {
          title: t('column.heard'),
          cell: ({ heard }) => {
            if (heard === null) return t('seekers.unheard')
            return heard === 'waits' ? t('seekers.waits') : t('seekers.heard', { day: day(heard) })
          },
        },
      ]}
    />
  )
}
