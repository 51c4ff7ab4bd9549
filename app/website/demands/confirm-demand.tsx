import type { DemandWish } from '../../demands/demand-wish'
import { WishLine } from '../../demands/wish-line'
import { useTranslation } from '../../language/use-translation'
import type { Choices } from '../../search/list/found-list'
import { Button } from '../../ui/button'
import { PageBody, PageHead } from '../page-body'

type Props = { demand: DemandWish; choices: Choices }

/** A button, because mail programs and virus scanners open every link before their reader does. */
export function ConfirmDemand({ demand, choices }: Props) {
  const { t } = useTranslation('demands')
  return (
    <PageBody>
      <PageHead>
        <h1>{t('confirm.subject')}</h1>
        <p className="lead">{t('confirm.question')}</p>
      </PageHead>
      <form method="post" className="form">
        <WishLine demand={demand} choices={choices} isCounted />
        <p>
          <Button type="submit">{t('confirm.button')}</Button>
        </p>
      </form>
    </PageBody>
  )
}
