import type { ReactNode } from 'react'
import { useTranslation } from '../../language/use-translation'
import type { Stock, StockKind } from '../../stock/stock-kind'
import { Button } from '../../ui/button'
import { PlacesBox } from '../preview/places-box'
import type { MadeLinks, Preview } from '../preview/preview'
import styles from './stock.module.css'
import type { StockHead } from './stock-head'

type Props = {
  head: StockHead
  version: number
  states: Stock[StockKind]['state'][]
  onSite: string | null
  previews: Preview[]
  made?: MadeLinks
  children: ReactNode
}

/** Beside the form: what can happen to the property or project, and where visitors see it. */
export function StockAside({ head, version, states, children, onSite, previews, made }: Props) {
  const { t } = useTranslation('office-properties')
  return (
    <aside className={styles.aside}>
      <section className={styles.box}>
        <h2>{t('step.title')}</h2>
        {head.isHidden && <p className="help">{t(`${head.kind}.hidden`)}</p>}
        <form method="post" className={styles.steps}>
          <input type="hidden" name="version" value={version} />
          {states.map((state) => (
            <Button
              key={state}
              kind={state === 'publish' ? 'primary' : 'quiet'}
              type="submit"
              name="task"
              value={state}
            >
              {t(`step.${state}`)}
            </Button>
          ))}
        </form>
        <p className="help">{t('step.unsaved')}</p>
      </section>
      <PlacesBox onSite={onSite} previews={previews} made={made} />
      {children}
    </aside>
  )
}
