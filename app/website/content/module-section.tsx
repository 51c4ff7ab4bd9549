import { Photo } from '../../images/photo'
import { pathTo } from '../../language/path-to'
import { useLanguage } from '../../language/use-language'
import { useTranslation } from '../../language/use-translation'
import { ArrowRight } from '../../ui/icons'
import { Link } from '../../ui/link'
import { RichText } from '../../ui/rich-text'
import pageStyles from '../page-body.module.css'
import type { DrawnModule } from './drawn-module'
import { ModuleBody } from './module-body'
import styles from './module-section.module.css'

/** One module of a page: its ground, its title, and what it shows. */
export function ModuleSection({ module, isFirst }: { module: DrawnModule; isFirst: boolean }) {
  const { id, title, description2, col, backgroundType, image, colorBackground, content } = module
  const ground = backgroundType === 'color' ? (colorBackground ?? undefined) : undefined
  // What the page began under its own title goes on: no new beginning.
  const goesOn = isFirst && !title && content.type === 'article' && !content.article.title
  const hasPicture = backgroundType === 'image' && image !== undefined
  return (
    <section
      className={isFirst ? styles.module : `${styles.module} later`}
      data-span={module.span}
      data-ground={ground}
      data-picture={hasPicture || undefined}
      data-goes-on={goesOn || undefined}
      aria-labelledby={title ? `module-${id}` : undefined}
    >
      {hasPicture && (
        <Photo
          picture={{ ...image, alt: '' }}
          widths={[720, 1360, 1920]}
          sizes="100vw"
          className={styles.ground}
        />
      )}
      <div className={`wrap ${styles.column}`} data-sm={col.sm} data-md={col.md} data-lg={col.lg}>
        <ModuleHead module={module} />
        <ModuleBody module={module} />
        <RichText html={description2} />
      </div>
    </section>
  )
}

function ModuleHead({ module }: { module: DrawnModule }) {
  const { id, title, titleSize, description, content } = module
  const Heading = `h${titleSize}` as 'h2' | 'h3' | 'h4'
  if (!title && !description) return null
  return (
    <div className={`${pageStyles.sectionHead} ${styles.head}`}>
      <div>
        {title && <Heading id={`module-${id}`}>{title}</Heading>}
        <RichText html={description} className={styles.words} />
      </div>
      {content.type === 'property-cards' && <WholeList list={content.list} total={content.total} />}
    </div>
  )
}

type List = Extract<DrawnModule['content'], { type: 'property-cards' }>

function WholeList({ list, total }: Pick<List, 'list' | 'total'>) {
  const { t } = useTranslation()
  const language = useLanguage()
  return (
    <Link className="more" to={pathTo(list, language)}>
      {t(`all.${list}`, { count: total })}
      <ArrowRight />
    </Link>
  )
}
