import { ArticleCards } from '../../editorial/shown/article-cards'
import { ArticleLines } from '../../editorial/shown/article-lines'
import { FigureRow } from '../../editorial/shown/figure-row'
import { QuestionList } from '../../editorial/shown/question-list'
import type { ShownArticle, ShownExternal } from '../../editorial/shown/shown-content'
import { TeamList } from '../../editorial/shown/team-list'
import { FullHearts, heartFor } from '../../favourites/heart'
import { Photo } from '../../images/photo'
import { pathTo } from '../../language/path-to'
import { useLanguage } from '../../language/use-language'
import { useTranslation } from '../../language/use-translation'
import { ProjectGrid } from '../../projects/project-grid'
import { PropertyGrid } from '../../properties/shown/property-grid'
import { ClickToLoad } from '../../ui/click-to-load'
import { ArrowRight } from '../../ui/icons'
import { Link } from '../../ui/link'
import { RichText } from '../../ui/rich-text'
import { ContactPanel } from '../forms/contact-panel'
import type { DrawnModule } from './drawn-module'
import styles from './module-section.module.css'

export function ModuleBody({ module }: { module: DrawnModule }) {
  const { t } = useTranslation('projects')
  const { content, maxItems, itemsPerRow } = module
  switch (content.type) {
    case 'article':
      return <SingleArticle article={content.article} hasModuleTitle={module.title !== ''} />
    case 'category':
      return <Articles module={module} articles={content.articles} page={content.page} />
    case 'team':
      return <TeamList members={content.members} limit={maxItems} itemsPerRow={itemsPerRow} />
    case 'stats-view':
      return <FigureRow figures={content.figures.slice(0, maxItems)} />
    case 'external':
      return <External block={content.block} />
    case 'property-cards':
      return (
        <div className={styles.homes}>
          <PropertyGrid properties={content.cards} heartFor={heartFor} />
          <FullHearts />
        </div>
      )
    case 'project-cards':
      if (content.cards.length === 0) return <p>{t('none')}</p>
      return <ProjectGrid projects={content.cards} />
    case 'contact':
      return <ContactPanel agency={content.agency} />
    default:
      return content satisfies never
  }
}

type Category = Extract<DrawnModule['content'], { type: 'category' }>

function Articles({
  module,
  articles,
  page,
}: { module: DrawnModule } & Omit<Category, 'type' | 'name'>) {
  const { t } = useTranslation('editorial')
  const language = useLanguage()
  const { view, maxItems, itemsPerRow, image } = module
  if (view === 'collapse-view') return <QuestionList articles={articles} limit={maxItems} />
  const first = articles.slice(0, maxItems)
  if (module.className.split(' ').includes('lines')) {
    return (
      <div className={styles.split}>
        {image && <Photo picture={image} sizes="(width < 960px) 92vw, 45vw" />}
        <ArticleLines articles={first} />
      </div>
    )
  }
  return (
    <>
      <ArticleCards articles={first} itemsPerRow={itemsPerRow} />
      {page === 'news-article' && (
        <Link className={`more ${styles.all}`} to={pathTo('news', language)}>
          {t('all-news')}
          <ArrowRight />
        </Link>
      )}
    </>
  )
}

type Single = { article: ShownArticle; hasModuleTitle: boolean }

function SingleArticle({ article, hasModuleTitle }: Single) {
  const { t } = useTranslation('editorial')
  const { title, intro, html, image, address } = article
  const Heading = hasModuleTitle ? 'h3' : 'h2'
  return (
    <article className={image ? styles.split : 'stack'}>
      {image && <Photo picture={image} sizes="(width < 960px) 92vw, 45vw" />}
      <div className="stack">
        {title && <Heading>{title}</Heading>}
        {intro && <p className="lead">{intro}</p>}
        <RichText html={html} />
        {address && (
          <Link className="more" to={address}>
            {t('read-more')}
            <ArrowRight />
          </Link>
        )}
      </div>
    </article>
  )
}

function External({ block }: { block: ShownExternal }) {
  const { t } = useTranslation('editorial')
  const { title, html, frame, source, button, notice, image } = block
  return (
    <div className={styles.external}>
      <div>
        <h3>{title}</h3>
        <RichText html={html} className={styles.words} />
      </div>
      <ClickToLoad
        title={title}
        frame={frame}
        source={source}
        button={button}
        notice={notice || t('third-party', { host: new URL(frame).host })}
        picture={image && <Photo picture={image} sizes="(width < 960px) 92vw, 45vw" />}
      />
    </div>
  )
}
