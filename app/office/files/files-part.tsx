import { useTranslation } from '../../language/use-translation'
import type { Holder, Shelf } from '../../stock/shelves'
import { Button } from '../../ui/button'
import { Notice, Part } from '../office-page'
import { ShelfForm } from './shelf-form'
import { type FilesAnswer, type ShelvedFile, typedOver } from './shelved-files'
import { UploadForm } from './upload-form'

type Props = {
  of: Holder
  shelf: Shelf
  items: ShelvedFile[]
  version: number
  moved: number | null
  /** The office chose other files than the feed. */
  isDecided: boolean
  answer?: FilesAnswer
}

/** Everything that can be done with the files of a property or project. */
export function FilesPart({ of, shelf, items, version, moved, isDecided, answer }: Props) {
  const { t } = useTranslation('office-properties')
  const typed = answer?.typed
  const shown = typed ? typedOver(items, typed) : items
  return (
    <>
      {answer?.refused && <Notice tone="warning">{t(`refused.${answer.refused}`)}</Notice>}
      <UploadForm of={of} shelf={shelf} problems={answer?.problems} />
      <Part title={t('files.order')}>
        {items.length === 0 && <p className="help">{t('files.none')}</p>}
        {items.length > 0 && (
          // Another version is another form: what was moved in it is saved or gone.
          <ShelfForm
            key={`${shelf} ${version}`}
            shelf={shelf}
            items={shown}
            version={version}
            moved={moved}
            isTyped={typed !== undefined}
          />
        )}
        {isDecided && (
          <form method="post">
            <input type="hidden" name="version" value={version} />
            <Button kind="quiet" type="submit" name="task" value="follow-feed">
              {t('files.follow-feed')}
            </Button>
          </form>
        )}
      </Part>
    </>
  )
}
