import { useState } from 'react'
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
  /** The last change of all arranged this shelf. */
  canUndo: boolean
  answer?: FilesAnswer
}

/** Everything that can be done with the files of a property or project. */
export function FilesPart({ of, shelf, items, version, moved, isDecided, canUndo, answer }: Props) {
  const { t } = useTranslation('office-properties')
  const typed = answer?.typed
  const shown = typed ? typedOver(items, typed) : items
  // Files that are sent meanwhile make another version: who moves or types keeps the one they look at.
  const [held, setHeld] = useState<number>()
  const seen = held ?? version
  return (
    <>
      {answer?.refused && <Notice tone="warning">{t(`refused.${answer.refused}`)}</Notice>}
      <UploadForm of={of} shelf={shelf} problems={answer?.problems} added={answer?.added} />
      <Part title={t('files.order')}>
        {items.length === 0 && <p className="help">{t('files.none')}</p>}
        {items.length > 0 && (
          // Another version is another form: what was moved in it is saved or gone.
          <ShelfForm
            key={`${shelf} ${seen}`}
            shelf={shelf}
            items={shown}
            version={seen}
            onTouch={() => setHeld(seen)}
            moved={moved}
            isTyped={typed !== undefined}
          />
        )}
        {canUndo && (
          <form method="post">
            <input type="hidden" name="version" value={version} />
            <Button kind="quiet" type="submit" name="task" value="undo">
              {t('files.undo')}
            </Button>
          </form>
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
