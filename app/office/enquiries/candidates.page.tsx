import { data } from 'react-router'
import { listCandidates } from '../../enquiries/candidates/candidate-queries.server'
import { nameOf } from '../../enquiries/letters/letter-tools.server'
import { useColon, useTranslation } from '../../language/use-translation'
import { findPropertiesForOffice } from '../../properties/letter-queries.server'
import { idFrom } from '../../properties/property-id'
import { placedTitle } from '../../properties/property-title'
import { officeOf } from '../office.server'
import { officeHead } from '../office-head'
import { OfficePage } from '../office-page'
import { officePath } from '../office-pages'
import { Rows } from '../rows'
import { useMoments } from '../use-moments'
import type { Route } from './+types/candidates.page'
import styles from './enquiries.module.css'

/** The equal-treatment log of a property, as it can be shown to whoever asks for it. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { db, t, language } = officeOf(context)
  const id = idFrom(params.id)
  const [property] = id ? await findPropertiesForOffice(db, [id]) : []
  if (!property) throw data(null, { status: 404 })
  const candidates = await listCandidates(db, property.id)
  return {
    title: t('office-enquiries:candidate.log'),
    property: `${placedTitle(property, language)} (${property.reference})`,
    candidates: candidates.map(({ enquiry, status, files, steps }, at) => ({
      id: enquiry.id,
      place: at + 1,
      receivedAt: enquiry.receivedAt,
      status,
      name: nameOf(enquiry.answers) || enquiry.email || t('office-enquiries:somebody'),
      fileAt: files[0]?.receivedAt ?? null,
      steps: steps.map(({ id: key, step, ground, words, at: moment, byName }) => ({
        key,
        step,
        ground,
        words,
        moment,
        byName,
      })),
    })),
  }
}

type Step = Route.ComponentProps['loaderData']['candidates'][number]['steps'][number]

export default function Candidates({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('office-enquiries')
  const { moment } = useMoments()
  const { title, property, candidates } = loaderData
  return (
    <OfficePage
      title={title}
      crumbs={[{ title: t('title'), path: officePath('enquiries') }]}
      lead={
        <>
          <strong>{property}</strong>
          <br />
          {t('candidate.log-lead')}
        </>
      }
    >
      <Rows
        caption={title}
        rows={candidates}
        keyOf={({ id }) => id}
        empty={t('candidate.none')}
        columns={[
          {
            title: t('column.who'),
            cell: ({ id, place, name }) => (
              <>
                {place}. <a href={officePath('enquiry', { id })}>{name}</a>
              </>
            ),
          },
          { title: t('column.received'), cell: ({ receivedAt }) => moment(receivedAt) },
          {
            title: t('candidate.file'),
            cell: ({ fileAt }) => (fileAt ? moment(fileAt) : t('candidate.no-file')),
          },
          {
            title: t('candidate.status'),
            cell: ({ status }) => t(`candidate-step.${status}`),
          },
          { title: t('candidate.decisions'), cell: ({ steps }) => <Steps steps={steps} /> },
        ]}
      />
    </OfficePage>
  )
}

function Steps({ steps }: { steps: Step[] }) {
  const { t } = useTranslation('office-enquiries')
  const colon = useColon()
  const { moment } = useMoments()
  return (
    <ol>
      {steps.map(({ key, step, ground, words, moment: at, byName }) => (
        <li key={key}>
          {t(`candidate-step.${step as 'invited'}`)}
          {colon}
          {t(`ground.${ground as 'withdrew'}`)}
          <span className={styles.under}>
            {moment(at)}, {byName}
            {words && colon + words}
          </span>
        </li>
      ))}
    </ol>
  )
}

export const meta: Route.MetaFunction = ({ loaderData }) => officeHead(loaderData?.title)
