import { ArrowRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { ArticleCards } from '../editorial/article-cards'
import { FigureRow } from '../editorial/figure-row'
import { QuestionList } from '../editorial/question-list'
import { TeamList } from '../editorial/team-list'
import { Photo } from '../images/photo'
import { pathTo } from '../language/path-to'
import { useLanguage } from '../language/use-language'
import { PropertyGrid } from '../properties/property-grid'
import { ClickToLoad } from '../ui/click-to-load'
import { RichText } from '../ui/rich-text'
import { ContactPanel } from './contact-panel'
import type { DrawnModule } from './drawn-module'
import styles from './module-section.module.css'

/** One module of a page: its ground, its title, and what it shows. */
export function ModuleSection({ module }: { module: DrawnModule }) {
  const { id, title, titleSize, description, description2, col, backgroundType, image } = module
  const Heading = `h${titleSize}` as 'h2' | 'h3' | 'h4'
  const ground = backgroundType === 'color' ? (module.colorBackground ?? undefined) : undefined
  return (
    <section
      className={`section ${styles.module}`}
      data-span={module.span}
      data-ground={ground}
      data-picture={backgroundType === 'image' && image ? true : undefined}
      aria-labelledby={title ? `module-${id}` : undefined}
    >
      {backgroundType === 'image' && image && (
        <Photo
          picture={{ ...image, alt: '' }}
          widths={[600, 1360, 1920]}
          sizes="100vw"
          className={styles.ground}
        />
      )}
      <div className={`wrap ${styles.column}`} data-sm={col.sm} data-md={col.md} data-lg={col.lg}>
        {(title || description) && (
          <div className={styles.head}>
            {title && <Heading id={`module-${id}`}>{title}</Heading>}
            <RichText html={description} />
          </div>
        )}
        <ModuleBody module={module} />
        <RichText html={description2} />
      </div>
    </section>
  )
}

function ModuleBody({ module }: { module: DrawnModule }) {
  const { t } = useTranslation('editorial')
  const { content, view, maxItems, itemsPerRow } = module
  switch (content.type) {
    case 'article':
      return <SingleArticle module={module} />
    case 'category':
      if (view === 'collapse-view')
        return <QuestionList articles={content.articles} limit={maxItems} />
      return (
        <>
          <ArticleCards articles={content.articles.slice(0, maxItems)} itemsPerRow={itemsPerRow} />
          {content.page === 'news-article' && <AllNews />}
        </>
      )
    case 'team':
      return <TeamList members={content.members} limit={maxItems} itemsPerRow={itemsPerRow} />
    case 'stats-view':
      return <FigureRow figures={content.figures} />
    case 'external': {
      const { block } = content
      return (
        <div className={styles.external}>
          <div className="stack">
            <h3>{block.title}</h3>
            <RichText html={block.html} />
          </div>
          <ClickToLoad
            title={block.title}
            frame={block.frame}
            source={block.source}
            button={block.button}
            notice={block.notice || t('third-party', { host: new URL(block.frame).host })}
            picture={
              block.image && <Photo picture={block.image} sizes="(width < 60rem) 100vw, 50vw" />
            }
          />
        </div>
      )
    }
    case 'property-cards':
      return <PropertyGrid properties={content.cards} />
    case 'contact':
      return <ContactPanel agency={content.agency} />
  }
}

function SingleArticle({ module }: { module: DrawnModule }) {
  const { t } = useTranslation('editorial')
  if (module.content.type !== 'article') return null
  const { title, intro, html, image, address } = module.content.article
  const Heading = module.title ? 'h3' : 'h2'
  return (
    <article className={image ? styles.split : 'stack'}>
      {image && <Photo picture={image} sizes="(width < 60rem) 100vw, 45vw" />}
      <div className="stack">
        <Heading>{title}</Heading>
        {intro && <p className="lead">{intro}</p>}
        <RichText html={html} />
        {address && (
          <Link className="more" to={address}>
            {t('read-more')}
            <ArrowRight className="icon" />
          </Link>
        )}
      </div>
    </article>
  )
}

function AllNews() {
  const { t } = useTranslation('editorial')
  const language = useLanguage()
  return (
    <Link className={`more ${styles.all}`} to={pathTo('news', language)}>
      {t('all-news')}
      <ArrowRight className="icon" />
    </Link>
  )
}
