import Link from 'next/link'
import { Heart } from './favourites'

export function PropertyCard({ home }) {
  const { id, address, title, pictures, badge, amounts, facts } = home
  return (
    <article id={`property-${id}`} data-property={id}>
      <div className="pictures" aria-hidden="true">
        <Link tabIndex={-1} href={address}>
          {pictures.map((picture) => (
            <span key={picture.src}>
              {/* biome-ignore lint/performance/noImgElement: the same markup as ours, in sizes that exist. */}
              <img {...picture} alt="" decoding="async" />
            </span>
          ))}
        </Link>
        <div>
          {pictures.map(({ src }) => (
            <i key={src} />
          ))}
        </div>
      </div>
      {badge && <p className="badge">{badge}</p>}
      <Heart id={id} title={title} />
      <div className="words">
        <p className="price">
          {amounts.map((amount) => (
            <span key={amount}>{amount}</span>
          ))}
        </p>
        <h3>
          <Link href={address}>{title}</Link>
        </h3>
        <ul>
          {facts.map(({ icon, text }) => (
            <li key={text}>
              {icon && (
                <svg className="icon" aria-hidden="true">
                  <use href={icon} />
                </svg>
              )}
              {text}
            </li>
          ))}
        </ul>
      </div>
    </article>
  )
}
