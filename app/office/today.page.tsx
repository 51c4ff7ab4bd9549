import { useTranslation } from 'react-i18next'
import type { Route } from './+types/today.page'
import { officeVisit } from './office.server'
import { officeHead } from './office-head'
import { OfficePage } from './office-page'

export function loader({ context }: Route.LoaderArgs) {
  const { t, staff } = officeVisit(context)
  const [firstName = ''] = staff.name.split(' ')
  return { title: t('office:today.title'), firstName }
}

export default function Today({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('office')
  return (
    <OfficePage title={t('today.hello', { name: loaderData.firstName })}>
      <p className="soft">{t('today.title')}</p>
    </OfficePage>
  )
}

export const meta: Route.MetaFunction = ({ loaderData }) => officeHead(loaderData?.title)
