import { useTranslation } from '../../language/use-translation'
import { ChevronDown } from '../../ui/icons'
import { RichText } from '../../ui/rich-text'
import styles from './editorial.module.css'
import type { ShownArticle } from './shown-content'

/** Each opens on its own and without scripts. What is over the limit waits behind one more fold. */
export function QuestionList({ articles, limit }: { articles: ShownArticle[]; limit: number }) {
  const { t } = useTranslation('editorial')
  const others = articles.slice(limit)
  return (
    <div className={styles.questions}>
      <Questions articles={articles.slice(0, limit)} />
      {others.length > 0 && (
        <details className={styles.others}>
          <summary className="more">
            {t('more-questions', { count: others.length })}
            <ChevronDown />
          </summary>
          <Questions articles={others} />
        </details>
      )}
    </div>
  )
}

function Questions({ articles }: { articles: ShownArticle[] }) {
  return articles.map((article) => (
    <details key={article.id} className={styles.question}>
      <summary>
        {article.title}
        <ChevronDown />
      </summary>
      <RichText html={article.html} />
    </details>
  ))
}
