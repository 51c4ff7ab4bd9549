import { useId, useState } from 'react'
import { sizeText } from '../../language/numbers/size-text'
import { useLanguage } from '../../language/use-language'
import { useColon, useTranslation } from '../../language/use-translation'
import { FieldError, type FieldFrame } from '../../ui/field'
import type { Field } from '../form'
import type { KeptFile } from '../form-state'
import { uploadFile } from '../upload-file.browser'
import styles from './file-field.module.css'

type Description = Extract<Field, { kind: 'files' }>
type Props = FieldFrame & { description: Description; files: KeptFile[] }
type Upload = { name: string; share: number }

const accepted = {
  pictures: 'image/jpeg,image/png,image/webp,image/avif',
  papers: 'application/pdf,image/jpeg,image/png,image/webp',
}

/**
 * Without scripts the files travel with the form. With scripts each is sent as soon as it is chosen,
 * with its progress in sight, and the form carries only its token.
 */
export function FileField({ description, files, ...frame }: Props) {
  const { field, label, help, optional } = frame
  const { t } = useTranslation('enquiries')
  const colon = useColon()
  const id = useId()
  const [kept, setKept] = useState(files)
  const [uploads, setUploads] = useState<Upload[]>([])
  const [refusal, setRefusal] = useState<string>()
  const [isChanged, setChanged] = useState(false)

  async function take(input: HTMLInputElement) {
    const chosen = [...(input.files ?? [])]
    const taken: KeptFile[] = []
    setRefusal(undefined)
    for (const file of chosen) {
      const note = (share: number) => setUploads([{ name: file.name, share }])
      note(0)
      const result = await uploadFile(file, description.accept, note)
      if (result.outcome === 'kept') taken.push(result.file)
      else setRefusal(file.name + colon + t(`alert.${result.alert}`))
      setUploads([])
    }
    // Only now: who sends the form before that sends the files with it.
    input.value = ''
    setKept((before) => [...before, ...taken])
    setChanged(true)
  }

  return (
    <fieldset className={`${styles.files} full`} id={field.id} tabIndex={-1}>
      <legend className="label">
        {label} {optional && <span className="optional">{optional}</span>}
      </legend>
      {help && (
        <p className="help" id={`${id}-help`}>
          {help}
        </p>
      )}
      {kept.length > 0 && <KeptFiles name={field.name} files={kept} />}
      {uploads.map(({ name, share }) => (
        <p key={name}>
          <label htmlFor={`${id}-progress`}>{t('page.uploading', { name })}</label>{' '}
          <progress id={`${id}-progress`} value={share} max={1} />
        </p>
      ))}
      <input
        type="file"
        name={field.name}
        multiple={description.atMost > 1}
        accept={accepted[description.accept]}
        aria-label={label + colon + t('page.choose-files')}
        aria-describedby={help ? `${id}-help` : undefined}
        aria-invalid={frame.error ? true : undefined}
        onChange={(event) => take(event.currentTarget)}
      />
      <FieldError {...frame} error={refusal ?? (isChanged ? undefined : frame.error)} />
    </fieldset>
  )
}

/** Unticking leaves a file out, also without scripts. */
function KeptFiles({ name, files }: { name: string; files: KeptFile[] }) {
  const { t } = useTranslation('enquiries')
  const language = useLanguage()
  return (
    <>
      <p className="help">{t('page.kept-files')}</p>
      <ul>
        {files.map((file) => (
          <li key={file.token}>
            <label className="check">
              <input type="checkbox" name={name} value={file.token} defaultChecked />
              <span>
                {file.name} <small>{sizeText(file.bytes, language)}</small>
              </span>
            </label>
          </li>
        ))}
      </ul>
    </>
  )
}
