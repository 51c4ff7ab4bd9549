import { useTranslation } from '../../language/use-translation'
import type { Values } from '../form/field-props'
import { isSaid } from '../form/is-said'
import type { Problems } from '../form/problems'
import styles from './part-links.module.css'
import { stockForms } from './stock-forms'

type Props = {
  values: Values
  /** Fields to be filled in before it is on the site as it should be. */
  wanted: string[]
  problems?: Problems | undefined
}

const { fields, fits } = stockForms.property

/** The way to each part of the form, with how much of it is wrong or missing. */
export function PartLinks({ values, wanted, problems = {} }: Props) {
  const { t } = useTranslation('office-properties')
  const within = (paths: string[], part: string) =>
    paths.filter((path) => path === part || path.startsWith(`${part}.`)).length
  const parts = fields.map((field) => ({
    name: field.name,
    wrong: within(Object.keys(problems), field.name),
    missing: within(wanted, field.name),
    isFitting:
      field.kind !== 'group' ||
      isSaid(field, values[field.name]) ||
      field.fields.some((each) => fits(`${field.name}.${each.name}`, values)),
  }))
  return (
    <nav className={styles.parts} aria-label={t('sections')}>
      <ul>
        {parts
          .filter(({ wrong, missing, isFitting }) => isFitting || wrong + missing > 0)
          .map(({ name, wrong, missing }) => (
            <li key={name}>
              <a href={`#${name}`}>
                {t(`part.${name}` as 'part.texts')}
                {wrong > 0 && (
                  <span className={styles.wrong}>
                    <span aria-hidden="true">! {wrong}</span>
                    <span className="hidden"> {t('part-wrong', { count: wrong })}</span>
                  </span>
                )}
                {missing > 0 && (
                  <span className={styles.missing}>
                    <span aria-hidden="true">{missing}</span>
                    <span className="hidden"> {t('part-missing', { count: missing })}</span>
                  </span>
                )}
              </a>
            </li>
          ))}
      </ul>
    </nav>
  )
}
