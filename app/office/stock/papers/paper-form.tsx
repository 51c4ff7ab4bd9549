import { paperKinds } from '../../../configuration/papers-section'
import { type Language, languages } from '../../../language/languages'
import { useTranslation } from '../../../language/use-translation'
import { Button } from '../../../ui/button'
import { officePath } from '../../office-pages'

type Props = { id: number; people: { id: string; name: string; language: Language }[] }

/** For whom, in which language, and which paper: it opens as a PDF. */
export function PaperForm({ id, people }: Props) {
  const { t } = useTranslation(['office-properties', 'office'])
  return (
    <form
      className="form"
      method="get"
      action={officePath('property-paper', { id, paper: 'mandate' })}
    >
      <p className="help">{t('papers.help')}</p>
      <div className="form-grid">
        <div className="field">
          <label htmlFor="paper-contact">{t('papers.person')}</label>
          <select className="input" id="paper-contact" name="contact">
            <option value="">{t('papers.nobody')}</option>
            {people.map((person) => (
              <option key={person.id} value={person.id}>
                {person.name} ({t(`office:language.${person.language}`)})
              </option>
            ))}
          </select>
        </div>
        <div className="field">
          <label htmlFor="paper-language">{t('papers.language')}</label>
          <select className="input" id="paper-language" name="language">
            <option value="">{t('papers.of-person')}</option>
            {languages.map((language) => (
              <option key={language} value={language}>
                {t(`office:language.${language}`)}
              </option>
            ))}
          </select>
        </div>
      </div>
      <div className="actions">
        {paperKinds.map((paper) => (
          <Button
            key={paper}
            kind="quiet"
            type="submit"
            formAction={officePath('property-paper', { id, paper })}
          >
            {t(`papers.kind.${paper}`)}
          </Button>
        ))}
      </div>
    </form>
  )
}
