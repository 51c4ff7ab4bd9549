import { Photo } from '../../images/photo'
import { Breadcrumb } from './breadcrumb'
import styles from './page-top.module.css'
import type { PageTopTexts } from './page-top-texts'

/** Title, breadcrumb and banner: how every written page begins. */
export function PageTop({ title, description, crumbs, banner }: PageTopTexts) {
  const image = banner?.type === 'image' ? banner.image : undefined
  const ground = banner && !image ? banner.color : undefined
  return (
    <div className={image ? styles.picture : styles.plain} data-ground={ground}>
      {image && (
        <Photo
          picture={{ ...image, alt: '' }}
          widths={[720, 900, 1360, 1920]}
          sizes="100vw"
          isFirst
        />
      )}
      <div className={`wrap ${styles.text}`}>
        {crumbs && <Breadcrumb crumbs={crumbs} />}
        <h1>{title}</h1>
        {description && <p className="lead">{description}</p>}
      </div>
    </div>
  )
}
