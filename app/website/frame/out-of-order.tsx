import { pathTo } from '../../language/path-to'
import { useLanguage } from '../../language/use-language'
import { useTranslation } from '../../language/use-translation'
import { ButtonAnchor } from '../../ui/button'

/** A plain link: whatever failed may have taken the scripts with it. What is not there is no failure. */
export function OutOfOrder({ isMissing = false }: { isMissing?: boolean }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const what = isMissing ? 'not-found' : 'out-of-order'
  return (
    <div className="wrap section stack">
      <title>{t(`${what}.title`)}</title>
      <p className="eyebrow">{t(`${what}.eyebrow`)}</p>
      <h1>{t(`${what}.title`)}</h1>
      <p className="lead">{t(`${what}.body`)}</p>
      <p>
        <ButtonAnchor href={pathTo('home', language)}>{t('not-found.home')}</ButtonAnchor>
      </p>
    </div>
  )
}
