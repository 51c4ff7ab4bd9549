import type { Trial } from '../../feed/crm/trial'
import { codeIn } from '../../feed/crm/unknown-code'
import { translated } from '../../language/translated'
import { useLanguage } from '../../language/use-language'
import { useTranslation } from '../../language/use-translation'
import { amount } from '../../properties/price'
import { Part } from '../office-page'
import { Rows } from '../rows'
import { useProblemText } from './use-problem-text'

/** How many would come, and the first of them as they would look. */
export function TrialResult({ trial: { total, first } }: { trial: Trial }) {
  const { t, i18n } = useTranslation('office-sources')
  const mention = (name: string) =>
    i18n.exists(`costs:mention.${name}`) ? t(`costs:mention.${name}` as 'name.whise') : name
  const language = useLanguage()
  const problemText = useProblemText()
  const why = ({ field, problem }: Trial['first'][number]['leftOut'][number]) => {
    const code = codeIn(problem)
    if (code) return t('trial.unknown-code', { field, code })
    if (problem === 'refused') return t('trial.refused', { field })
    return t('trial.unreadable', { field, problem: problemText(problem) })
  }
  return (
    <Part title={t('trial.title')}>
      <p role="status">{t('trial.total', { count: total })}</p>
      <Rows
        caption={t('trial.title')}
        rows={first}
        keyOf={({ kind, externalId }) => `${kind} ${externalId}`}
        empty=""
        columns={[
          {
            title: t('trial.home'),
            cell: ({ title, externalId }) => translated(title, language) || externalId,
          },
          { title: t('trial.place'), cell: ({ place }) => place },
          {
            title: t('trial.price'),
            isNumber: true,
            cell: ({ priceCents }) => (priceCents === null ? '' : amount(priceCents)),
          },
          { title: t('trial.pictures'), isNumber: true, cell: ({ pictures }) => pictures },
          { title: t('trial.missing'), cell: ({ missing }) => missing.map(mention).join(', ') },
          { title: t('trial.left-out'), cell: ({ leftOut }) => leftOut.map(why).join(', ') },
        ]}
      />
    </Part>
  )
}
