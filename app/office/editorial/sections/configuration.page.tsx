import { sectionNames } from '../../../configuration/site-configuration'
import { listDrafts } from '../../../editorial/writing/draft-queries.server'
import { useTranslation } from '../../../language/use-translation'
import { officeOf } from '../../office.server'
import { officeHead } from '../../office-head'
import { OfficePage } from '../../office-page'
import { officePath } from '../../office-pages'
import { Rows } from '../../rows'
import { Badge } from '../content-state'
import type { Route } from './+types/configuration.page'

export async function loader({ context }: Route.LoaderArgs) {
  const { db, t } = officeOf(context)
  const drafts = (await listDrafts(db)).filter(({ kind }) => kind === 'section')
  return {
    title: t('office:menu.configuration'),
    sections: sectionNames.map((name) => ({
      name,
      isDrafted: drafts.some(({ id }) => id === name),
    })),
  }
}

export default function Configuration({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('office-editorial')
  const { title, sections } = loaderData
  return (
    <OfficePage title={title} lead={t('configuration-lead')}>
      <Rows
        caption={title}
        rows={sections}
        keyOf={({ name }) => name}
        empty=""
        columns={[
          {
            title: t('section.title'),
            cell: ({ name }) => (
              <a href={officePath('section', { id: name })}>{t(`section.${name}`)}</a>
            ),
          },
          { title: t('section.about'), cell: ({ name }) => t(`section-help.${name}`) },
          {
            title: t('state.title'),
            cell: ({ isDrafted }) => <Badge state={isDrafted ? 'changed' : 'published'} />,
          },
        ]}
      />
    </OfficePage>
  )
}

export const meta: Route.MetaFunction = ({ loaderData }) => officeHead(loaderData?.title)
