import { lazy, type MouseEvent, Suspense, useState } from 'react'
import { imageUrl } from '../../../images/image-url'
import { Photo } from '../../../images/photo'
import { useTranslation } from '../../../language/use-translation'
import { Images } from '../../../ui/icons'
import type { Picture } from '../../property'
import { Facade } from '../../shown/facade'
import styles from './mosaic.module.css'

const FullScreen = lazy(async () => ({ default: (await import('./full-screen')).FullScreen }))
const shown = 5

type Props = { id: number; title: string; pictures: Picture[] }

/** Five pictures that open full screen; without scripts each is a link to its large picture. */
export function Mosaic({ id, title, pictures }: Props) {
  const { t } = useTranslation('properties')
  const [opened, open] = useState<number | null>(null)
  if (pictures.length === 0) return <NoPhotos id={id} title={title} />
  const openAt = (index: number) => (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    open(index)
  }
  return (
    <div className={styles.mosaic}>
      <div className={styles.pictures} data-count={Math.min(pictures.length, shown)}>
        {pictures.slice(0, shown).map((picture, index) => (
          <a key={picture.id} href={largeUrl(picture)} onClick={openAt(index)} data-late>
            <Photo
              picture={{ ...picture, alt: picture.alt || t('detail.photo', { number: index + 1 }) }}
              sizes={
                index === 0
                  ? '(width < 48rem) 100vw, (width < 84rem) 50vw, 42rem'
                  : '(width < 48rem) 100vw, (width < 84rem) 25vw, 21rem'
              }
              isFirst={index === 0}
            />
          </a>
        ))}
      </div>
      <a
        className={`chip ${styles.all}`}
        href={largeUrl(pictures[0])}
        onClick={openAt(0)}
        aria-haspopup="dialog"
        data-late
      >
        <Images />
        {t('detail.all-photos', { count: pictures.length })}
      </a>
      {opened !== null && (
        <Suspense>
          <FullScreen pictures={pictures} index={opened} onClose={() => open(null)} />
        </Suspense>
      )}
    </div>
  )
}

export function largeUrl(picture: Picture | undefined): string {
  return picture ? imageUrl(picture.file, { width: 1920 }) : ''
}

function NoPhotos({ id, title }: { id: number; title: string }) {
  const { t } = useTranslation('properties')
  return (
    <div className={styles.empty}>
      <Facade id={id} label={title} />
      <p className="soft">{t('detail.no-photos')}</p>
    </div>
  )
}
