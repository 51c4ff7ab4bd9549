import { useTranslation } from '../../language/use-translation'
import { SaveButton } from '../form/save-button'
import styles from './figures-form.module.css'
import type { FiguresEdit } from './property-edit'

export type Medium = {
  medium: string
  url: string
  since: string
  views: number
  leads: number
  endedOn: string | null
  version: number
}
type Props = { medium: Medium; edit: FiguresEdit | undefined }

/** A row of figures; refused, it keeps what was typed and tells what is there now. */
export function FiguresForm({ medium, edit }: Props) {
  const { t } = useTranslation('office-owners')
  const { views, leads, endedOn, version } = medium
  const shown = edit?.typed ?? { views, leads, endedOn: endedOn ?? '' }
  const now = t('media.now', { views, leads, ended: endedOn ?? '–' })
  return (
    <form method="post" className={styles.figures} noValidate>
      <input type="hidden" name="medium" value={medium.medium} />
      <input type="hidden" name="version" value={version} />
      {(['views', 'leads', 'endedOn'] as const).map((name) => (
        <label key={name}>
          {t(`field.${name}`)}
          <input
            className="input"
            name={name}
            type={name === 'endedOn' ? 'date' : 'text'}
            inputMode={name === 'endedOn' ? undefined : 'numeric'}
            defaultValue={shown[name]}
            aria-invalid={edit ? true : undefined}
          />
        </label>
      ))}
      <SaveButton kind="quiet" name="task" value="figures">
        {t('media.save')}
        <span className="hidden"> {medium.medium}</span>
      </SaveButton>
      {edit?.problem === 'stale' && <p className="error">{now}</p>}
    </form>
  )
}
