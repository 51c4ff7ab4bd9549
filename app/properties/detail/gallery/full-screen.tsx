import Lightbox from 'yet-another-react-lightbox'
import Counter from 'yet-another-react-lightbox/plugins/counter'
import Thumbnails from 'yet-another-react-lightbox/plugins/thumbnails'
import Zoom from 'yet-another-react-lightbox/plugins/zoom'
import { useTranslation } from '../../../language/use-translation'
import 'yet-another-react-lightbox/styles.css'
import 'yet-another-react-lightbox/plugins/counter.css'
import 'yet-another-react-lightbox/plugins/thumbnails.css'
import { type ImageWidth, imageUrl } from '../../../images/image-url'
import type { Picture } from '../../property'
import styles from './full-screen.module.css'

const widths: ImageWidth[] = [600, 900, 1360, 1920]

type Props = { pictures: Picture[]; index: number; onClose: () => void }

/** Arrow keys, swipe, zoom and a counter. Fetched when a visitor opens it, and not before. */
export function FullScreen({ pictures, index, onClose }: Props) {
  const { t } = useTranslation('properties')
  return (
    <Lightbox
      open
      close={onClose}
      index={index}
      plugins={[Counter, Thumbnails, Zoom]}
      className={styles.gallery}
      thumbnails={{
        width: 96,
        height: 64,
        border: 0,
        borderRadius: 4,
        padding: 0,
        gap: 8,
        imageFit: 'cover',
      }}
      controller={{ closeOnBackdropClick: true, closeOnPullDown: true }}
      labels={{
        Lightbox: t('detail.photos'),
        Previous: t('detail.previous-photo'),
        Next: t('detail.next-photo'),
        Close: t('detail.close'),
      }}
      slides={pictures.map((picture) => ({
        src: imageUrl(picture.file, { width: 1920 }),
        alt: picture.alt,
        width: picture.width,
        height: picture.height,
        srcSet: widths.map((width) => ({
          src: imageUrl(picture.file, { width }),
          width,
          height: Math.round((width * picture.height) / picture.width),
        })),
      }))}
    />
  )
}
