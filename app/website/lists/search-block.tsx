import { SearchBox } from '../../search/list/search-box'
import { BrandLogo } from '../frame/brand-logo'
import styles from './search-block.module.css'
import type { SearchBlockTexts } from './search-texts'

/** Title, description and the search itself: the first thing a visitor can do. */
export function SearchBlock({ block }: { block: SearchBlockTexts }) {
  const { title, descriptions, totals, flags, logo } = block
  return (
    <div className={styles.block}>
      {logo && <BrandLogo brand={logo.brand} picture={logo.picture} />}
      <h1>{title}</h1>
      <div className={styles.texts}>
        {descriptions.map((text) => (
          <p className="lead" key={text}>
            {text}
          </p>
        ))}
      </div>
      <SearchBox {...flags} counts={{ 'for-sale': totals.forSale, 'for-rent': totals.forRent }} />
    </div>
  )
}
