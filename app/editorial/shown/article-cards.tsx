import { Photo } from '../../images/photo'
import { longDay } from '../../language/long-day'
import { useLanguage } from '../../language/use-language'
import { Link } from '../../ui/link'
import styles from './editorial.module.css'
import type { ShownArticle } from './shown-content'

type Cards = { articles: ShownArticle[]; itemsPerRow?: number; headingLevel?: 2 | 3 }

export function ArticleCards({ articles, itemsPerRow = 3, headingLevel = 3 }: Cards) {
  return (
    <ul className={`grid ${styles.cards}`} data-row={itemsPerRow}>
      {articles.map((article) => (
        <li key={article.id}>
          <ArticleCard article={article} headingLevel={headingLevel} />
        </li>
      ))}
    </ul>
  )
}

function ArticleCard({ article, headingLevel }: { article: ShownArticle; headingLevel: 2 | 3 }) {
  const { title, intro, address, image, day } = article
  const language = useLanguage()
  const Heading = `h${headingLevel}` as const
  return (
    <article className={styles.card}>
      {image && (
        <Photo
          picture={{ ...image, alt: '' }}
          sizes="(width < 40rem) 100vw, (width < 70rem) 50vw, 33vw"
        />
      )}
      {day && (
        <p className="eyebrow">
          <time dateTime={day}>{longDay(day, language)}</time>
        </p>
      )}
      <Heading className={styles.cardTitle}>
        {address ? <Link to={address}>{title}</Link> : title}
      </Heading>
      {intro && <p className="soft">{intro}</p>}
    </article>
  )
}
