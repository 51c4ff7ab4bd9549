import { imageUrl } from '../../images/image-url'
import { useImageHosts } from '../../images/use-image-hosts'
import { useLanguage } from '../../language/use-language'
import { propertyPath } from '../../properties/property-path'
import { PriceTag } from '../../properties/shown/price-tag'
import type { ShownCard } from '../../properties/shown/shown-card'
import { Link } from '../../ui/link'
import styles from './map-sheet.module.css'

/** Picture, price and name: as much as fits below a map on a phone. */
export function SheetCard({ card }: { card: ShownCard }) {
  const language = useLanguage()
  const hosts = useImageHosts()
  const [picture] = card.pictures
  return (
    <Link className={styles.card} to={propertyPath(card, language)}>
      {picture && (
        <img
          src={imageUrl(picture.file, { width: 250 }, hosts)}
          width={120}
          height={90}
          alt=""
          loading="lazy"
          decoding="async"
        />
      )}
      <span>
        <b>
          <PriceTag price={card.price} contract={card.contract} />
        </b>
        <span>
          {card.title}
          {card.townBeside && `, ${card.townBeside}`}
        </span>
      </span>
    </Link>
  )
}
