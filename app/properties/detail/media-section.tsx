import type { ComponentProps } from 'react'
import { Photo } from '../../images/photo'
import { useTranslation } from '../../language/use-translation'
import { ClickToLoad } from '../../ui/click-to-load'
import { ArrowUpRight } from '../../ui/icons'
import type { FullProperty } from '../shown/full-property'
import type { ShownMedia } from '../shown/media-link'
import styles from './detail.module.css'

/** Videos and tours of others are fetched from them when the visitor asks, and not before. */
type Props = {
  media: FullProperty['media']
  covers?: Covers
}
/** Our own pictures of films, by the address of the film. */
export type Covers = Record<string, Cover>
type Cover = ComponentProps<typeof Photo>['picture']

export function MediaSection({ media, covers = {} }: Props) {
  const { t } = useTranslation('properties')
  if (media.length === 0) return null
  return (
    <section className={styles.section}>
      <h2>{t('detail.media')}</h2>
      <div className="stack">
        {media.map((each) => (
          <Film key={each.media.url} {...each} cover={covers[each.media.url]} />
        ))}
      </div>
    </section>
  )
}

type FilmProps = { name: string; media: ShownMedia; cover?: Cover | undefined }

export function Film({ name: given, media, cover }: FilmProps) {
  const { t } = useTranslation('properties')
  const name = given || t(media.kind === 'tour' ? 'detail.tour' : 'detail.video')
  const host = new URL(media.url).hostname.replace(/^www\./, '')
  return (
    <div>
      <ClickToLoad
        title={name}
        frame={media.kind === 'file' ? media.url : media.embed}
        source={media.url}
        button={t(media.kind === 'tour' ? 'detail.walk' : 'detail.play')}
        notice={t('detail.media-notice', { host })}
        picture={
          cover && <Photo picture={cover} widths={[400, 720]} sizes="(width < 48rem) 92vw, 40rem" />
        }
      />
      <p className={styles.elsewhere}>
        <span>{name}</span>
        <a className="more" href={media.url} target="_blank" rel="noopener">
          {t('detail.open-elsewhere')}
          <ArrowUpRight />
        </a>
      </p>
    </div>
  )
}
