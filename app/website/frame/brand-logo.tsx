import { imageUrl } from '../../images/image-url'
import { useImageHosts } from '../../images/use-image-hosts'
import { pathTo } from '../../language/path-to'
import { useLanguage } from '../../language/use-language'
import { Link } from '../../ui/link'
import styles from './brand-logo.module.css'
import type { FramePicture } from './frame'

type Props = { brand: string; picture: FramePicture | null; isHiddenAtStart?: boolean }

/** The agency's own picture, 75 pixels high on phones and 125 elsewhere, or our bricks and its name. */
export function BrandLogo({ brand, picture, isHiddenAtStart = false }: Props) {
  const hosts = useImageHosts()
  const source = (height: 75 | 125) =>
    picture ? imageUrl(picture.file, { height, format: 'png' }, hosts) : ''
  return (
    <Link
      className={`logo ${styles.brand}`}
      to={pathTo('home', useLanguage())}
      data-late={isHiddenAtStart || undefined}
    >
      {picture ? (
        <picture>
          <source media="(width < 767px)" srcSet={source(75)} />
          <img src={source(125)} width={picture.width} height={picture.height} alt={brand} />
        </picture>
      ) : (
        <>
          <svg viewBox="0 0 30 26" aria-hidden="true">
            <path d="M0 0h18v7H0zM20.5 0H30v7h-9.5zM0 9.5h9.5v7H0zM12 9.5h18v7H12zM0 19h18v7H0zM20.5 19H30v7h-9.5z" />
          </svg>
          {brand}
        </>
      )}
    </Link>
  )
}
