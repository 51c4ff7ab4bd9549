import { useTranslation } from '../../language/use-translation'
import { Button } from '../../ui/button'
import { SaveButton } from '../form/save-button'

/** What waits in a draft is saved or published; the rest is simply saved. */
export function DraftButtons({ hasDrafts }: { hasDrafts: boolean }) {
  const { t } = useTranslation('office-editorial')
  if (!hasDrafts) {
    return <SaveButton name="task" value="publish" />
  }
  return (
    <>
      <SaveButton kind="quiet" name="task" value="draft">
        {t('save-draft')}
      </SaveButton>
      <Button type="submit" name="task" value="publish">
        {t('publish')}
      </Button>
    </>
  )
}
