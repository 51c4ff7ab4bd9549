import { useEffect, useRef, useState } from 'react'
import { type Translatable, translated } from '../../language/translated'
import { useLanguage } from '../../language/use-language'
import { useTranslation } from '../../language/use-translation'
import { type KnownWords, knownWord } from '../../properties/look-ups/known-word'
import type { FieldNode } from './field-node'
import { useFieldNote } from './field-note'
import { FieldProblem } from './field-problem'
import type { FieldProps } from './field-props'
import { isSaid } from './is-said'
import { hasProblem } from './problems'
import styles from './schema-form.module.css'
import { Tongues } from './translated-field'
import { useFormTexts } from './use-form-texts'

type Props = FieldProps<Extract<FieldNode, { kind: 'translated' }>> & { known: KnownWords }

/** One of a few answers, said in every language at once; "other" gives the words to write oneself. */
export function KnownWordsField({ known, ...props }: Props) {
  const { field, value, path, problems } = props
  const { t } = useTranslation('office')
  const { label, help, idOf } = useFormTexts()
  const language = useLanguage()
  const texts = (value ?? {}) as Translatable
  const standing = knownWord(known, texts) ?? (isSaid(field, texts) ? 'other' : '')
  const [chosen, setChosen] = useState(standing)
  const choice = useRef<HTMLSelectElement>(null)
  // Chosen while the page was still waking.
  useEffect(() => setChosen(choice.current?.value ?? ''), [])
  const advice = help(field.name)
  const isProblem = hasProblem(problems, path)
  return (
    <div className={`field ${styles.known}`}>
      <label htmlFor={idOf(path)}>{label(field.name)}</label>
      {advice && (
        <p className="help" id={`${idOf(path)}-help`}>
          {advice}
        </p>
      )}
      <select
        ref={choice}
        id={idOf(path)}
        name={`${path}.known`}
        className="input"
        aria-describedby={advice ? `${idOf(path)}-help` : undefined}
        defaultValue={standing}
        onChange={({ currentTarget }) => setChosen(currentTarget.value)}
      >
        <option value="" />
        {Object.entries(known).map(([word, [words = {}]]) => (
          <option key={word} value={word}>
            {translated(words, language)}
          </option>
        ))}
        <option value="other">{t('form.other')}</option>
      </select>
      <input type="hidden" name={`${path}.was`} value={standing} />
      {useFieldNote(path)}
      <details
        className={styles.ownWords}
        open={chosen === 'other' || isProblem}
        data-problem={isProblem || undefined}
      >
        <summary>
          {t('form.own-words')}
          <span className="hidden"> {label(field.name)}</span>
        </summary>
        <Tongues {...props} />
      </details>
      <FieldProblem path={path} problems={problems} />
    </div>
  )
}
