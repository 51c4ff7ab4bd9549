import { pathTo } from '../../language/path-to'
import { useLanguage } from '../../language/use-language'
import { useTranslation } from '../../language/use-translation'
import { ButtonLink } from '../../ui/button'
import { PageBody, PageHead } from '../page-body'

/** A link that opens nothing tells nothing, and offers a new beginning. */
export function LostDemand() {
  const { t } = useTranslation('demands')
  const language = useLanguage()
  return (
    <PageBody>
      <PageHead>
        <h1>{t('manage.no-such-link')}</h1>
        <p className="lead">{t('manage.no-such-link-lead')}</p>
        <p>
          <ButtonLink to={pathTo('demand-register', language)}>{t('manage.again')}</ButtonLink>
        </p>
      </PageHead>
    </PageBody>
  )
}
