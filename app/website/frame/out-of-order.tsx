import { pathTo } from '../../language/path-to'
import { useLanguage } from '../../language/use-language'
import { useTranslation } from '../../language/use-translation'
import { ButtonAnchor } from '../../ui/button'

/** A plain link: whatever failed may have taken the scripts with it. */
export function OutOfOrder() {
  const { t } = useTranslation()
  const language = useLanguage()
  return (
    <div className="wrap section stack">
      <title>{t('out-of-order.title')}</title>
      <p className="eyebrow">{t('out-of-order.eyebrow')}</p>
      <h1>{t('out-of-order.title')}</h1>
      <p className="lead">{t('out-of-order.body')}</p>
      <p>
        <ButtonAnchor href={pathTo('home', language)}>{t('not-found.home')}</ButtonAnchor>
      </p>
    </div>
  )
}
