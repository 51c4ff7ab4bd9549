import type { Holder } from '../../editorial/writing/content-use'
import { missingTexts } from '../../editorial/writing/missing-texts'
import { listHolders } from '../../editorial/writing/remove-content.server'
import { languages } from '../../language/languages'
import { useColon, useTranslation } from '../../language/use-translation'
import { FormPlace, useFormTexts } from '../form/use-form-texts'
import { officeOf } from '../office.server'
import { officeHead } from '../office-head'
import { OfficePage } from '../office-page'
import { officePath } from '../office-pages'
import { Rows } from '../rows'
import type { Route } from './+types/untranslated.page'
import { usedIn } from './media/used-in.server'
import styles from './untranslated.module.css'

export async function loader({ context, url }: Route.LoaderArgs) {
  const office = officeOf(context)
  const asked = url.searchParams.get('in')
  const language = languages.find((each) => each === asked) ?? 'fr'
  const holders = asWritten(await listHolders(office.db))
  const missing = missingTexts(holders, language)
  return {
    title: office.t('office:menu.untranslated'),
    language,
    counts: languages.map((each) => ({
      language: each,
      count: missingTexts(holders, each).length,
    })),
    rows: missing.flatMap(({ holder, fields }) =>
      usedIn(office, [holder]).map((place) => ({
        ...place,
        fields: [...new Set(fields.map(lastName))],
      })),
    ),
  }
}

/** Of what has a draft, the draft: that is where a translation is added. */
function asWritten(holders: Holder[]): Holder[] {
  const drafted = holders.filter(({ isDraft }) => isDraft).map(({ kind, id }) => `${kind} ${id}`)
  return holders.filter(({ kind, id, isDraft }) => isDraft || !drafted.includes(`${kind} ${id}`))
}

function lastName(path: string): string {
  return path.split('.').at(-1) ?? path
}

export default function Untranslated({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation(['office-editorial', 'office'])
  const colon = useColon()
  const { title, counts, language, rows } = loaderData
  return (
    <OfficePage title={title} lead={t('untranslated.lead')}>
      <nav className={styles.languages} aria-label={t('untranslated.language')}>
        {counts.map(({ language: each, count }) => (
          <a
            key={each}
            className="chip"
            href={`${officePath('untranslated')}?in=${each}`}
            aria-current={each === language || undefined}
          >
            {t(`office:language.${each}`)} ({count})
          </a>
        ))}
      </nav>
      <Rows
        caption={title + colon + t(`office:language.${language}`)}
        rows={rows}
        keyOf={({ path }) => path}
        empty={t('untranslated.none')}
        columns={[
          {
            title: t('untranslated.what'),
            cell: ({ name, path, isDraft }) => (
              <>
                <a href={path}>{name}</a>
                {isDraft && ` (${t('state.changed')})`}
              </>
            ),
          },
          { title: t('kind'), cell: ({ kind }) => t(`office:kind.${kind}`) },
          { title: t('untranslated.fields'), cell: ({ fields }) => <Fields names={fields} /> },
        ]}
      />
    </OfficePage>
  )
}

function Fields({ names }: { names: string[] }) {
  return (
    <FormPlace value={{ namespace: 'office-editorial', prefix: '' }}>
      <FieldNames names={names} />
    </FormPlace>
  )
}

function FieldNames({ names }: { names: string[] }) {
  const { label } = useFormTexts()
  return names.map(label).join(', ')
}

export const meta: Route.MetaFunction = ({ loaderData }) => officeHead(loaderData?.title)
