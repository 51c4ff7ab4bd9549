import { useLanguage } from '../language/use-language'
import { useTranslation } from '../language/use-translation'
import styles from './bars.module.css'
import { count, shortDay } from './day-text'
import { Define } from './define'
import type { PropertyReport } from './property-report'

type Medium = PropertyReport['media'][number]

/** Where else the property is shown; a medium that counts nothing, such as a board, tells since when. */
export function MediaPanel({ media }: { media: Medium[] }) {
  const { t } = useTranslation('owners')
  const most = Math.max(1, ...media.map(({ views }) => views))
  return (
    <section className="panel" id="media" aria-labelledby="media-title">
      <h2 className="panel-title" id="media-title">
        {t('media.title')} <Define term={t('media.views')} text={t('definition.media')} />
      </h2>
      {media.length === 0 && <p className="help">{t('media.none')}</p>}
      <ul className={styles.bars}>
        {media.map((medium, at) => (
          <MediumLine key={medium.medium} medium={medium} most={most} id={`medium-${at}`} />
        ))}
      </ul>
    </section>
  )
}

function MediumLine({ medium, most, id }: { medium: Medium; most: number; id: string }) {
  const { t } = useTranslation('owners')
  const language = useLanguage()
  const { medium: name, url, since, views, leads, endedOn } = medium
  const [from, to] = [shortDay(since, language), endedOn && shortDay(endedOn, language)]
  const sinceText = to ? t('media.period', { from, to }) : t('media.since', { day: from })
  return (
    <li>
      <span>
        <span id={id}>
          {url ? (
            <a href={url} rel="noopener">
              {name}
            </a>
          ) : (
            name
          )}
        </span>{' '}
        <small>
          {sinceText}
          {leads > 0 && `, ${t('media.leads', { count: leads })}`}
        </small>
      </span>
      {views > 0 && (
        <>
          <b>
            {count(views, language)} <small>{t('media.views')}</small>
          </b>
          <meter min={0} max={most} value={views} aria-labelledby={id} />
        </>
      )}
    </li>
  )
}
