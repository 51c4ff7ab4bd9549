import { type ReactNode, use } from 'react'
import { languages } from '../../language/languages'
import { type Translatable, translated } from '../../language/translated'
import { useTranslation } from '../../language/use-translation'
import { SpokenLanguages } from '../spoken-languages'
import type { FieldNode } from './field-node'
import { useFieldNote } from './field-note'
import { FieldProblem } from './field-problem'
import type { FieldProps } from './field-props'
import { hasProblem } from './problems'
import styles from './schema-form.module.css'
import { useFormTexts } from './use-form-texts'

type Props = FieldProps<Extract<FieldNode, { kind: 'translated' }>>

/** The languages side by side, those that were chosen in sight; what is said in one and not yet in another is marked. */
export function TranslatedField(props: Props) {
  const { field, path, problems } = props
  const { label, help, problemId } = useFormTexts()
  return (
    <fieldset
      className={styles.translated}
      aria-describedby={hasProblem(problems, path) ? problemId(path) : undefined}
    >
      <legend className="label">{label(field.name)}</legend>
      {help(field.name) && <p className="help">{help(field.name)}</p>}
      <Tongues {...props} noteOf={(name) => <LanguageNote path={name} />} />
      <FieldProblem path={path} problems={problems} />
    </fieldset>
  )
}

type TonguesProps = Props & { noteOf?: (path: string) => ReactNode }

export function Tongues({ field, value, path, problems, widgets, noteOf }: TonguesProps) {
  const { t } = useTranslation('office')
  const { label, idOf, ariaOf } = useFormTexts()
  const spoken = use(SpokenLanguages)
  const texts = (value ?? {}) as Translatable
  const main = languages.find((language) => translated(texts, language))
  const mainText = main ? translated(texts, main) : ''
  const Widget = widgets[field.widget]
  return (
    <div className={styles.tongues} data-wide={field.widget !== 'line' || undefined}>
      {languages.map((language) => {
        const name = `${path}.${language}`
        const text = translated(texts, language)
        const title = `${label(field.name)}, ${t(`language.${language}`)}`
        const id = idOf(name)
        const aria = ariaOf(name, problems)
        const common = { ...aria, id, name, className: 'input', defaultValue: text, lang: language }
        return (
          <div className="field" key={language} data-language={language}>
            <label htmlFor={id}>
              {t(`language.${language}`)}
              {main && !text && spoken.includes(language) && (
                <span className={styles.missing}> {t('form.missing')}</span>
              )}
              {main && main !== language && isSame(text, mainText) && (
                <span className={styles.missing}>
                  {' '}
                  {t('form.same', { language: t(`language.${main}`) })}
                </span>
              )}
            </label>
            {Widget && <Widget id={id} name={name} label={title} value={text} aria={aria} />}
            {!Widget && field.widget === 'line' && <input {...common} />}
            {!Widget && field.widget !== 'line' && <textarea {...common} rows={4} />}
            {main && !text && (
              <button type="submit" name="list" value={`copy:${name}`} className={styles.copy}>
                {t('form.copy', { language: t(`language.${main}`) })}
                <span className="hidden"> {title}</span>
              </button>
            )}
            {noteOf?.(name)}
            <FieldProblem path={name} problems={problems} />
          </div>
        )
      })}
    </div>
  )
}

/** A name may be the same everywhere; a sentence was not translated. */
function isSame(text: string, mainText: string): boolean {
  return text === mainText && text.trim().split(/\s+/).length > 2
}

function LanguageNote({ path }: { path: string }) {
  return useFieldNote(path)
}
