import { isRouteErrorResponse } from 'react-router'
import { pathTo } from '../../language/path-to'
import { useLanguage } from '../../language/use-language'
import { useTranslation } from '../../language/use-translation'
import { ButtonLink } from '../../ui/button'
import { PageBody, PageHead } from '../page-body'

/** A personal link that was good once, or never; any other trouble is for the layout to tell. */
export function LinkExpired({ error }: { error: unknown }) {
  const { t } = useTranslation('enquiries')
  const language = useLanguage()
  if (!isRouteErrorResponse(error)) throw error
  if (error.status !== 410 && error.data !== 'forged') throw error
  return (
    <PageBody>
      <title>{t('page.link-expired')}</title>
      <meta name="robots" content="noindex" />
      <PageHead>
        <h1>{t('page.link-expired')}</h1>
        <p className="lead">{t('page.link-expired-body')}</p>
      </PageHead>
      <p>
        <ButtonLink to={pathTo('contact', language)}>{t('form.site-contact.name')}</ButtonLink>
      </p>
    </PageBody>
  )
}
