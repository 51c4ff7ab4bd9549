import { useTranslation } from 'react-i18next'
import { translated } from '../../language/translated'
import { listProjectsForOffice } from '../../projects/office-queries.server'
import { officeOf } from '../office.server'
import { officeHead } from '../office-head'
import { OfficePage } from '../office-page'
import { officePath } from '../office-pages'
import { Rows } from '../rows'
import { useMoments } from '../use-moments'
import type { Route } from './+types/projects.page'
import { ProjectState } from './project-state'

export async function loader({ context }: Route.LoaderArgs) {
  const { db, t, language } = officeOf(context)
  const rows = await listProjectsForOffice(db)
  return {
    title: t('office-properties:projects.title'),
    rows: rows.map((row) => ({
      ...row,
      isShown: row.isPublished && !row.hiddenAt,
      title: translated(row.title, language) || translated(row.title, 'nl') || row.number,
    })),
  }
}

export default function Projects({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('office-properties')
  const { moment } = useMoments()
  return (
    <OfficePage
      title={loaderData.title}
      actions={
        <a className="button" href={officePath('new-project')}>
          {t('projects.new')}
        </a>
      }
    >
      <Rows
        caption={t('projects.caption')}
        rows={loaderData.rows}
        keyOf={({ id }) => id}
        empty={t('projects.empty')}
        columns={[
          {
            title: t('projects.project'),
            cell: ({ id, title }) => <a href={officePath('project', { id })}>{title}</a>,
          },
          { title: t('field.number'), cell: ({ number }) => number },
          { title: t('field.city'), cell: ({ zip, city }) => `${zip} ${city}` },
          { title: t('list.state'), cell: (row) => <ProjectState project={row} /> },
          {
            title: t('projects.units'),
            cell: ({ id, units }) => (
              <a href={officePath('project-units', { id })}>
                {units} <span className="hidden">{t('projects.open-units')}</span>
              </a>
            ),
          },
          {
            title: t('list.changed'),
            cell: ({ changedAt, source }) => `${moment(changedAt)}, ${t(`source.${source}`)}`,
          },
        ]}
      />
    </OfficePage>
  )
}

export const meta: Route.MetaFunction = ({ loaderData }) => officeHead(loaderData?.title)
