import type { ReactNode } from 'react'
import { ReopenCookies } from '../../consent/reopen-cookies'
import { Photo } from '../../images/photo'
import { RichText } from '../../ui/rich-text'
import { BrandLogo } from './brand-logo'
import type { Frame } from './frame'
import styles from './site-footer.module.css'

export function SiteFooter({ frame, children }: { frame: Frame; children: ReactNode }) {
  const { columns, legal, copyright } = frame.footer
  return (
    <footer className={`${styles.footer} later`}>
      <div className="wrap">
        <BrandLogo brand={frame.brand} picture={frame.logo} />
        <div className={styles.columns}>
          {columns.map(({ title, intro, full, picture, sizes }) => (
            <section key={title} data-sm={sizes.sm} data-md={sizes.md} data-lg={sizes.lg}>
              {title && <h2>{title}</h2>}
              {picture && <Photo picture={picture} widths={[250, 400]} sizes="16rem" />}
              <RichText html={intro} className={styles.text} />
              <RichText html={full} className={styles.text} />
            </section>
          ))}
        </div>
        <div className={styles.legal}>
          {legal.map((line) => (
            <RichText key={line} html={line} className={styles.line} />
          ))}
          <div className={styles.last}>
            <RichText html={copyright} className={styles.line} />
            <p>
              <ReopenCookies />
            </p>
          </div>
        </div>
      </div>
      {children}
    </footer>
  )
}
