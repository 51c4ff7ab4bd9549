import Lightbox, { type Slide } from 'yet-another-react-lightbox'
import Counter from 'yet-another-react-lightbox/plugins/counter'
import Thumbnails from 'yet-another-react-lightbox/plugins/thumbnails'
import Zoom from 'yet-another-react-lightbox/plugins/zoom'
import { useTranslation } from '../../../language/use-translation'
import 'yet-another-react-lightbox/styles.css'
import 'yet-another-react-lightbox/plugins/counter.css'
import 'yet-another-react-lightbox/plugins/thumbnails.css'
import { type ImageWidth, imageUrl } from '../../../images/image-url'
import { ButtonLink } from '../../../ui/button'
import { Play } from '../../../ui/icons'
import type { Picture } from '../../property'
import type { FullProperty } from '../../shown/full-property'
import { type Covers, Film } from '../media-section'
import styles from './full-screen.module.css'

const widths: ImageWidth[] = [600, 900, 1360, 1920]

/** Where the counter and the buttons are: pictures begin below it. */
const bar = 64

type FilmSlide = { type: 'film'; film: FullProperty['media'][number] }

declare module 'yet-another-react-lightbox' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface joins that of the library
  interface SlideTypes {
    film: FilmSlide
  }
}

type Props = {
  pictures: Picture[]
  index: number
  onClose: () => void
  plans?: Picture[]
  films?: FullProperty['media']
  covers?: Covers
  /** Of the page where a visit is planned. */
  viewing?: string | undefined
}

/**
 * Pictures, then plans, then films: arrow keys, swipe, zoom and a counter. Fetched when a visitor
 * opens it, and not before.
 */
export function FullScreen({ pictures, plans = [], films = [], index, onClose, ...more }: Props) {
  const { t } = useTranslation('properties')
  const { covers = {}, viewing } = more
  return (
    <Lightbox
      open
      close={onClose}
      index={index}
      plugins={[Counter, Thumbnails, Zoom]}
      className={styles.gallery}
      styles={{
        container: { paddingTop: bar },
        navigationPrev: { marginTop: bar / 2 },
        navigationNext: { marginTop: bar / 2 },
      }}
      carousel={{ padding: '8px' }}
      thumbnails={{
        width: 96,
        height: 64,
        border: 2,
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
      toolbar={{
        buttons: [
          viewing && (
            <ButtonLink key="viewing" to={viewing}>
              {t('detail.plan-visit')}
            </ButtonLink>
          ),
          'close',
        ],
      }}
      render={{
        slide: ({ slide, offset }) =>
          slide.type === 'film' ? (
            <div className={styles.film}>
              {offset === 0 && <Film {...slide.film} cover={covers[slide.film.media.url]} />}
            </div>
          ) : undefined,
        thumbnail: ({ slide }) =>
          slide.type === 'film' ? <Play className={`icon ${styles.still}`} /> : undefined,
      }}
      slides={[
        ...pictures.map(slideOf),
        ...plans.map(slideOf),
        ...films.map((film): FilmSlide => ({ type: 'film', film })),
      ]}
    />
  )
}

function slideOf(picture: Picture): Slide {
  return {
    src: imageUrl(picture.file, { width: 1920 }),
    alt: picture.alt,
    width: picture.width,
    height: picture.height,
    srcSet: widths.map((width) => ({
      src: imageUrl(picture.file, { width }),
      width,
      height: Math.round((width * picture.height) / picture.width),
    })),
  }
}
