import { useTranslation } from 'react-i18next'
import type { DemandWish } from '../demands/demand-wish'
import { chips } from '../search/chips'
import type { Choices } from '../search/found-list'
import { useChipText } from '../search/use-chip-text'

type Props = { demand: DemandWish; choices: Choices }

/** A button, because mail programs and virus scanners open every link before their reader does. */
export function ConfirmDemand({ demand, choices }: Props) {
  const { t } = useTranslation('demands')
  const chipText = useChipText(choices)
  return (
    <div className="wrap page">
      <header className="page-head">
        <h1>{t('confirm.subject')}</h1>
        <p className="lead">{t('confirm.question')}</p>
      </header>
      <form method="post" className="form">
        <ul className="chips">
          <li className="badge">{t(`list.${demand.list}`)}</li>
          {chips(demand.wish).map(({ text }) => (
            <li className="badge" key={chipText(text)}>
              {chipText(text)}
            </li>
          ))}
        </ul>
        <div className="form-foot">
          <button className="button" type="submit">
            {t('confirm.button')}
          </button>
        </div>
      </form>
    </div>
  )
}
