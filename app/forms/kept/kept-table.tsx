import { useTranslation } from '../../language/use-translation'
import { keptMonths, keptThings } from './kept-months'

/** What we keep and how long, as we do it. */
export function KeptTable() {
  const { t } = useTranslation('enquiries')
  return (
    <table className="table">
      <caption>{t('kept.title')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('kept.what')}</th>
          <th scope="col">{t('kept.how-long')}</th>
        </tr>
      </thead>
      <tbody>
        {keptThings.map((thing) => (
          <tr key={thing}>
            <th scope="row">{t(`kept.${thing}`)}</th>
            <td>{t('kept.months', { count: keptMonths[thing] })}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
