import { imageUrl } from '../../images/image-url'
import { useImageHosts } from '../../images/use-image-hosts'
import { useLanguage } from '../../language/use-language'
import { propertyPath } from '../../properties/property-path'
import { OpenHouseBadge, PriceOrState } from '../../properties/shown/property-card'
import type { ShownCard } from '../../properties/shown/shown-card'
import { Link } from '../../ui/link'
import styles from './map-sheet.module.css'

/** Picture, open house, price and name: as much as fits below a map on a phone. */
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
      <div>
        {card.openHouse && <OpenHouseBadge day={card.openHouse} />}
        <b>
          <PriceOrState property={card} />
        </b>
        <span>
          {card.title}
          {card.townBeside && `, ${card.townBeside}`}
        </span>
      </div>
    </Link>
  )
}
