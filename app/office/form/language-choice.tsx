import { use, useEffect, useId, useRef } from 'react'
import { languages } from '../../language/languages'
import { useLanguage } from '../../language/use-language'
import { useTranslation } from '../../language/use-translation'
import { SpokenLanguages } from '../spoken-languages'
import type { FieldNode } from './field-node'
import { lackingTexts } from './lacking-texts'
import styles from './language-choice.module.css'

const [main, ...others] = languages
const keptAs = 'office-beside'

/**
 * Beside Dutch one other language stands in the form that follows, or all of them. The sheet hides the others,
 * so that they are sent all the same, and so that it works before the page wakes.
 */
export function LanguageChoice({ fields, values }: { fields: FieldNode[]; values: object }) {
  const { t } = useTranslation('office')
  const own = useLanguage()
  const spoken = use(SpokenLanguages)
  const name = useId()
  const choices = useRef<HTMLFieldSetElement>(null)
  useEffect(() => {
    const kept = [...(choices.current?.elements ?? [])].find(
      (each) => each instanceof HTMLInputElement && each.value === localStorage.getItem(keptAs),
    )
    if (kept instanceof HTMLInputElement) kept.checked = true
  }, [])
  const lacking = lackingTexts(fields, values)
  if (!lacking) return null
  return (
    <fieldset className={styles.languages} ref={choices}>
      <legend>{t('form.beside')}</legend>
      {[...others, 'all' as const].map((each) => (
        <label key={each}>
          <input
            type="radio"
            name={name}
            value={each}
            defaultChecked={each === (own === main ? others[0] : own)}
            onChange={() => localStorage.setItem(keptAs, each)}
          />
          {each === 'all' ? t('form.all-languages') : t(`language.${each}`)}
          {each !== 'all' && spoken.includes(each) && lacking[each] > 0 && (
            <span className={styles.lacking}>{t('form.lacking', { count: lacking[each] })}</span>
          )}
        </label>
      ))}
    </fieldset>
  )
}
