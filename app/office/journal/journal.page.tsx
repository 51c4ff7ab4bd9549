import { listChangedKinds, readJournal } from '../../journal/queries.server'
import { useTranslation } from '../../language/use-translation'
import { ChangeLine } from '../change-list'
import styles from '../change-list.module.css'
import { Filters } from '../filters'
import { officeOf } from '../office.server'
import { officeHead } from '../office-head'
import { OfficePage } from '../office-page'
import type { Route } from './+types/journal.page'
import { nameSubjects, type SubjectName } from './name-subjects.server'

const limit = 100

export async function loader({ context, url }: Route.LoaderArgs) {
  const office = officeOf(context)
  const { db, t } = office
  const kinds = await listChangedKinds(db)
  const text = (url.searchParams.get('text') ?? '').slice(0, 100)
  const kind = kinds.find((each) => each === url.searchParams.get('kind'))
  const last = Number(url.searchParams.get('before'))
  const before = Number.isSafeInteger(last) && last > 0 ? last : undefined
  const changes = await readJournal(db, { kind, text, before, limit })
  const next = changes.length === limit ? changes.at(-1)?.id : undefined
  const names = await nameSubjects(office, changes)
  return { title: t('office:journal.title'), kinds, kind, text, changes, names, next }
}

export default function Journal({ loaderData }: Route.ComponentProps) {
  const { t, i18n } = useTranslation('office')
  const { title, kinds, kind, text, changes, names, next } = loaderData
  const kindName = (each: string) =>
    i18n.exists(`office:kind.${each}`) ? t(`kind.${each}` as 'kind.staff') : each
  const older = new URLSearchParams({
    ...(kind && { kind }),
    ...(text && { text }),
    before: `${next}`,
  })
  return (
    <OfficePage title={title} lead={t('journal.lead')}>
      <Filters
        text={text}
        choices={[
          {
            name: 'kind',
            label: t('journal.kind'),
            value: kind ?? '',
            options: kinds.map((each) => ({ value: each, label: kindName(each) })),
          },
        ]}
      />
      {changes.length === 0 && <p className="help">{t('changes.none')}</p>}
      <ol className={styles.changes}>
        {changes.map((change) => (
          <li key={change.id}>
            <p className="eyebrow">
              {kindName(change.kind)}{' '}
              <Subject id={change.subject} known={names[`${change.kind} ${change.subject}`]} />
            </p>
            <ChangeLine change={change} />
          </li>
        ))}
      </ol>
      {next && (
        <p>
          <a className="more" href={`?${older}`}>
            {t('journal.older')}
          </a>
        </p>
      )}
    </OfficePage>
  )
}

function Subject({ id, known }: { id: string; known: SubjectName | undefined }) {
  return known ? <a href={known.path}>{known.name}</a> : id
}

export const meta: Route.MetaFunction = ({ loaderData }) => officeHead(loaderData?.title)
