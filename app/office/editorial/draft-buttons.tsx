import { useTranslation } from '../../language/use-translation'
import { Button } from '../../ui/button'

/** What waits in a draft is saved or published; the rest is simply saved. */
export function DraftButtons({ hasDrafts }: { hasDrafts: boolean }) {
  const { t } = useTranslation(['office-editorial', 'office'])
  if (!hasDrafts) {
    return (
      <Button type="submit" name="task" value="publish">
        {t('office:save')}
      </Button>
    )
  }
  return (
    <>
      <Button kind="quiet" type="submit" name="task" value="draft">
        {t('save-draft')}
      </Button>
      <Button type="submit" name="task" value="publish">
        {t('publish')}
      </Button>
    </>
  )
}
