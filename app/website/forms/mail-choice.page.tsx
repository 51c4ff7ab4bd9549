import { data, Form } from 'react-router'
import { makeMailChoice, openMailChoice } from '../../enquiries/letters/mail-choice.server'
import { pathTo } from '../../language/path-to'
import { useLanguage } from '../../language/use-language'
import { useTranslation } from '../../language/use-translation'
import { siteOf } from '../../site/site.server'
import { Button, ButtonLink } from '../../ui/button'
import { LinkExpired } from '../account/link-expired'
import { headOf, headTags } from '../frame/head'
import { PageBody, PageHead } from '../page-body'
import type { Route } from './+types/mail-choice.page'
import { formHeaders } from './form-door.server'

export function loader({ context, params }: Route.LoaderArgs) {
  const site = siteOf(context)
  const { choice, email } = opened(context, params.token)
  const title = site.t(`choice.${choice}-title`, { ns: 'enquiries' })
  return {
    choice,
    email,
    head: headOf(site, {
      title,
      description: title,
      paths: site.inEveryLanguage((each) => pathTo('mail-choice', each, params)),
      isHidden: true,
    }),
  }
}

/** Also for mail programs that unsubscribe with one click (RFC 8058): only a POST chooses. */
export async function action({ context, params }: Route.ActionArgs) {
  const { choice, email } = opened(context, params.token)
  await makeMailChoice(siteOf(context), choice, email)
  return { isDone: true }
}

function opened(context: Route.LoaderArgs['context'], token: string) {
  const choice = openMailChoice(siteOf(context), token)
  if (choice.outcome === 'forged') throw data('forged', { status: 404 })
  if (choice.outcome === 'expired') throw data('expired', { status: 410 })
  return choice
}

export default function MailChoicePage({ loaderData, actionData }: Route.ComponentProps) {
  const { choice, email } = loaderData
  const { t } = useTranslation('enquiries')
  const language = useLanguage()
  return (
    <PageBody>
      <PageHead>
        <h1>{t(`choice.${choice}-title`)}</h1>
        {actionData?.isDone ? (
          <p className="lead" role="status">
            {t(`choice.${choice}-done`)}
          </p>
        ) : (
          <p className="lead">{t(`choice.${choice}-body`, { email })}</p>
        )}
      </PageHead>
      {actionData?.isDone ? (
        <p>
          <ButtonLink kind="quiet" to={pathTo('home', language)}>
            {t('thanks.home')}
          </ButtonLink>
        </p>
      ) : (
        <Form className="form" method="post">
          <p>
            <Button type="submit">{t(`choice.${choice}-button`)}</Button>
          </p>
        </Form>
      )}
    </PageBody>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <LinkExpired error={error} />
}

export const headers = () => formHeaders
export const meta: Route.MetaFunction = ({ loaderData }) => headTags(loaderData?.head)
