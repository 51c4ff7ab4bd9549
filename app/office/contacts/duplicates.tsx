import { contactName } from '../../contacts/contact'
import { useTranslation } from '../../language/use-translation'
import { Button } from '../../ui/button'
import { officePath } from '../office-pages'
import { useMoments } from '../use-moments'
import type { ContactData } from './contact-data'
import styles from './contacts.module.css'

type Props = { id: string; card: Pick<ContactData, 'duplicates' | 'differences' | 'merges'> }

/** Offered, never done by itself; and what was done can be taken back. */
export function Duplicates({ id, card: { duplicates, differences, merges } }: Props) {
  const { t } = useTranslation('office-contacts')
  const { day } = useMoments()
  return (
    <>
      {duplicates.length > 0 && (
        <section className="panel" aria-labelledby="duplicates">
          <h2 id="duplicates">{t('duplicate.title')}</h2>
          <p className="help">{t('duplicate.help')}</p>
          <ul className={styles.lines}>
            {duplicates.map((other) => (
              <li key={other.id}>
                <a href={`${officePath('contact-merge', { id })}?with=${other.id}`}>
                  {t('duplicate.compare', { name: other.name })}
                </a>
                <span className={styles.by}>
                  {other.reasons.map((reason) => t(`duplicate.${reason}`)).join(', ')}
                </span>
                <PairForm task="tell-apart" other={other} label={t('duplicate.different')} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {differences.length > 0 && (
        <section className="panel" aria-labelledby="different">
          <h2 id="different">{t('duplicate.apart-title')}</h2>
          <ul className={styles.lines}>
            {differences.map((other) => (
              <li key={other.id}>
                <a href={officePath('contact', { id: other.id })}>{other.name}</a>
                <PairForm task="undo-tell-apart" other={other} label={t('merge.undo')} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {merges.length > 0 && (
        <section className="panel" aria-labelledby="merged">
          <h2 id="merged">{t('merge.done-title')}</h2>
          <ul className={styles.lines}>
            {merges.map((merge) => (
              <li key={merge.id}>
                {t('merge.done-line', {
                  name: contactName(merge),
                  day: day(merge.at),
                  by: merge.byName,
                })}
                <form method="post">
                  <input type="hidden" name="merge" value={merge.id} />
                  <Button kind="quiet" type="submit" name="task" value="undo-merge">
                    {t('merge.undo')}
                    <span className="hidden"> {contactName(merge)}</span>
                  </Button>
                </form>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

type PairProps = {
  task: 'tell-apart' | 'undo-tell-apart'
  other: { id: string; name: string }
  label: string
}

function PairForm({ task, other, label }: PairProps) {
  return (
    <form method="post">
      <input type="hidden" name="other" value={other.id} />
      <Button kind="quiet" type="submit" name="task" value={task}>
        {label}
        <span className="hidden"> {other.name}</span>
      </Button>
    </form>
  )
}
