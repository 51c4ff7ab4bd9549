import { type ReactNode, useEffect } from 'react'
import { Photo } from '../../images/photo'
import { isElsewhere } from '../../language/page-link'
import { useTranslation } from '../../language/use-translation'
import { ArrowRight, Pause, Play } from '../../ui/icons'
import { Link } from '../../ui/link'
import { LateScript } from '../../ui/own-script'
import type { Banner, BannerImage, BannerSlide } from '../frame/banner'
import { startBanners } from '../frame/banner.browser.js'
import script from '../frame/banner.browser.js?raw'
import styles from './home-banner.module.css'

// The same code, for the page that arrives and for the page that is navigated to.
const inline = `${script.replace('export ', '')};startBanners()`

export function HomeBanner({ banner, children }: { banner: Banner; children: ReactNode }) {
  const { t } = useTranslation()
  useEffect(startBanners, [])
  if (banner.type === 'none') return <div className={`wrap ${styles.plain}`}>{children}</div>
  const isMoving = banner.slides.length > 1 || banner.type === 'video'
  return (
    <section
      className={styles.hero}
      data-banner={banner.seconds}
      data-type={banner.type}
      aria-label={t('home.banner')}
    >
      {banner.type === 'video' ? (
        <Film video={banner.video} still={banner.still} />
      ) : (
        banner.slides.map((slide, place) => (
          <Slide key={slide.id} slide={slide} isFirst={place === 0} />
        ))
      )}
      <div className={`wrap ${styles.block}`}>
        {isMoving && (
          <button
            className={`icon-button ${styles.pause}`}
            type="button"
            data-waiting
            aria-label={t('home.pause')}
            data-pause={t('home.pause')}
            data-play={t('home.play')}
          >
            <Pause />
            <Play />
          </button>
        )}
        {children}
      </div>
      {isMoving && <LateScript name="banner" text={inline} />}
    </section>
  )
}

function Slide({ slide, isFirst }: { slide: BannerSlide; isFirst: boolean }) {
  const { image, title, address } = slide
  return (
    <div
      className={styles.slide}
      data-slide
      data-near={isFirst || undefined}
      data-current={isFirst || undefined}
    >
      <Photo picture={image} widths={[720, 900, 1360, 1920]} sizes="100vw" isFirst={isFirst} />
      {address && title && (
        <p className={`wrap ${styles.caption}`}>
          {isElsewhere(address) ? (
            <a className={styles.captionLink} href={address} target="_blank" rel="noopener">
              {title}
              <ArrowRight />
            </a>
          ) : (
            <Link className={styles.captionLink} to={address}>
              {title}
              <ArrowRight />
            </Link>
          )}
        </p>
      )}
    </div>
  )
}

/**
 * The picture is what everyone gets, and all there is without scripts or with less motion; the film
 * is laid over it once it plays, and not a byte of it is fetched before.
 */
function Film({ video, still }: { video: string; still: BannerImage | undefined }) {
  return (
    <div className={styles.slide} data-near data-current>
      {still && <Photo picture={still} widths={[720, 900, 1360, 1920]} sizes="100vw" isFirst />}
      {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: without controls nothing in it takes the focus */}
      <video src={video} muted loop playsInline hidden aria-hidden="true" preload="none" />
    </div>
  )
}
