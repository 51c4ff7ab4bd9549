import { pathTo } from '../language/path-to'
import { useLanguage } from '../language/use-language'
import { useTranslation } from '../language/use-translation'
import { Button } from '../ui/button'
import { useUnpublished } from '../ui/use-unpublished'
import { categories } from './consent'
import styles from './consent.module.css'

/** Where a choice is sent; it leads back to the page it came from. */
const consentPath = '/consent'

type Props = { agreed: readonly string[]; isReopened: boolean }

/**
 * Asks once, beside the page and never over it, and stands before it: refusing is the first stop of the
 * keyboard. A plain form: refusing is one press, as agreeing is, and the two buttons look the same
 * (Belgian DPA, decision 113/2024).
 */
export function CookieDialog({ agreed, isReopened }: Props) {
  const { t } = useTranslation('consent')
  const language = useLanguage()
  const policy = pathTo('cookie-policy', language)
  return (
    <section className={styles.dialog} id="cookies" aria-labelledby="cookies-title" data-consent>
      <h2 id="cookies-title" tabIndex={-1}>
        {t('dialog.title')}
      </h2>
      <p>{t('dialog.body')}</p>
      <form method="post" action={consentPath}>
        <input type="hidden" name="language" value={language} />
        <div className={styles.equal}>
          <Button type="submit" name="choice" value="none">
            {t('dialog.decline-all')}
          </Button>
          <Button type="submit" name="choice" value="all">
            {t('dialog.agree-all')}
          </Button>
        </div>
        <details className={styles.settings} open={isReopened}>
          <summary className="more">{t('dialog.settings')}</summary>
          <ul className={styles.options}>
            {categories.map((category) => (
              <li key={category}>
                <label htmlFor={`consent-${category}`}>{t(`option.${category}`)}</label>
                <p id={`consent-${category}-help`}>{t(`option.${category}-help`)}</p>
                <input
                  type="checkbox"
                  id={`consent-${category}`}
                  name="agreed"
                  value={category}
                  aria-describedby={`consent-${category}-help`}
                  defaultChecked={category === 'functional' || agreed.includes(category)}
                  disabled={category === 'functional'}
                />
              </li>
            ))}
          </ul>
          <Button kind="quiet" isWide type="submit" name="choice" value="chosen">
            {t('dialog.save')}
          </Button>
        </details>
      </form>
      {!useUnpublished(policy) && (
        <p>
          <a href={policy}>{t('dialog.policy')}</a>
        </p>
      )}
    </section>
  )
}
