import { useTranslation } from 'react-i18next'
import { pathTo } from '../language/path-to'
import { useLanguage } from '../language/use-language'
import { listHomesOf } from '../properties/owner-queries.server'
import type { Route } from './+types/homes.page'
import { greetingAt } from './greeting'
import styles from './layout.module.css'
import { ownerVisit } from './owner.server'
import { ownerHead } from './owner-head'

export async function loader({ context }: Route.LoaderArgs) {
  const { db, owner, language, now, t } = ownerVisit(context)
  const homes = await listHomesOf(db, owner.id, language)
  const [firstName = ''] = owner.name.split(' ')
  return { title: t('owners:title'), greeting: greetingAt(now()), firstName, homes }
}

export default function Homes({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('owners')
  const language = useLanguage()
  const { greeting, firstName, homes } = loaderData
  return (
    <div className="wrap">
      <header className={styles.head}>
        <h1>{t(`greeting.${greeting}`, { name: firstName })}</h1>
      </header>
      {homes.map(({ id, address }) => (
        <p key={id}>
          <a href={pathTo('owner-property', language, { id })}>{address}</a>
        </p>
      ))}
    </div>
  )
}

export const meta: Route.MetaFunction = ({ loaderData }) => ownerHead(loaderData?.title)
