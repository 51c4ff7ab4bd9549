import { ArrowRight } from '../../ui/icons'
import { Link } from '../../ui/link'
import styles from './editorial.module.css'
import type { ShownArticle } from './shown-content'

/** Lines that lead somewhere. */
export function ArticleLines({ articles }: { articles: ShownArticle[] }) {
  return (
    <ul className={styles.lines}>
      {articles.map(({ id, title, intro, address }) => (
        <li key={id}>
          <h3>
            {address ? (
              <Link to={address}>
                {title}
                <ArrowRight />
              </Link>
            ) : (
              title
            )}
          </h3>
          {intro && <p>{intro}</p>}
        </li>
      ))}
    </ul>
  )
}
