import { useTranslation } from 'react-i18next'

/** What waits in a draft is saved or published; the rest is simply saved. */
export function DraftButtons({ hasDrafts }: { hasDrafts: boolean }) {
  const { t } = useTranslation(['office-editorial', 'office'])
  if (!hasDrafts) {
    return (
      <button className="button" type="submit" name="task" value="publish">
        {t('office:save')}
      </button>
    )
  }
  return (
    <>
      <button className="button quiet" type="submit" name="task" value="draft">
        {t('save-draft')}
      </button>
      <button className="button" type="submit" name="task" value="publish">
        {t('publish')}
      </button>
    </>
  )
}
