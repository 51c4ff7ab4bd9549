import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { useTranslation } from '../../language/use-translation'
import type { Holder, Shelf } from '../../stock/shelves'
import { Button } from '../../ui/button'
import { filesPath, uploadPath } from './files-path'
import { sendFiles } from './send-files'
import styles from './shelf.module.css'
import type { FileProblem } from './shelved-files'

type Props = { of: Holder; shelf: Shelf; problems?: FileProblem[]; added?: number }

/** A plain form; where scripts run, files go one by one and their progress is told. */
export function UploadForm({ of, shelf, problems, added = 0 }: Props) {
  const { t } = useTranslation('office-properties')
  const [progress, setProgress] = useState<{ share: number; done: number; total: number }>()
  const [failed, setFailed] = useState<{ name: string; problem: string }[]>([])
  const [kept, setKept] = useState(added)
  const navigate = useNavigate()
  const told = failed.length > 0 ? failed : (problems ?? [])

  async function send(event: FormEvent<HTMLFormElement>) {
    const sent = new FormData(event.currentTarget).getAll('files')
    const files = sent.filter((each) => each instanceof File && each.size > 0) as File[]
    if (files.length === 0) return
    event.preventDefault()
    const form = event.currentTarget
    setFailed([])
    const refused = await sendFiles(uploadPath(of, shelf), files, setProgress)
    if (refused.length === 0) {
      window.location.assign(`${filesPath(of, shelf)}?done=added`)
      return
    }
    setProgress(undefined)
    setFailed(refused)
    setKept(files.length - refused.length)
    if (refused.some(({ problem }) => problem === 'signed-out')) return
    form.reset()
    const again = { replace: true, preventScrollReset: true }
    if (refused.length < files.length) await navigate(filesPath(of, shelf), again)
  }

  const help = shelf === 'documents' ? t('files.help-documents') : t('files.help-pictures')
  return (
    <form method="post" encType="multipart/form-data" className={styles.upload} onSubmit={send}>
      <h2>{t(`files.add-${shelf}`)}</h2>
      {told.length > 0 && kept > 0 && <p>{t('files.kept', { count: kept })}</p>}
      {told.some(({ problem }) => problem === 'signed-out') && (
        <p role="alert" className="error-summary">
          {t('files.signed-out')}{' '}
          <a href={filesPath(of, shelf)} target="_blank" rel="noreferrer">
            {t('files.sign-in')}
          </a>
        </p>
      )}
      {told.length > 0 && (
        <ul className="error-summary" role="alert">
          {told.map(({ name, problem }) => (
            <li key={`${name} ${problem}`}>
              {t(`files.problem.${problem}` as 'files.problem.failed', { name })}
            </li>
          ))}
        </ul>
      )}
      <div className="field">
        <label htmlFor="files">{t('files.choose')}</label>
        <p className="help" id="files-help">
          {help}
        </p>
        <input
          className="input"
          type="file"
          id="files"
          name="files"
          multiple
          accept={shelf === 'documents' ? '.pdf,.docx,.xlsx,.odt,.ods,image/*' : 'image/*'}
          aria-describedby="files-help"
        />
      </div>
      {shelf !== 'documents' && (
        <div className={`field ${styles.camera}`}>
          <label htmlFor="camera">{t('files.camera')}</label>
          <input
            className="input"
            type="file"
            id="camera"
            name="files"
            accept="image/*"
            capture="environment"
          />
        </div>
      )}
      <Button type="submit" disabled={progress !== undefined}>
        {t('files.upload')}
      </Button>
      <div role="status" className={styles.progress}>
        {progress && (
          <>
            <progress value={progress.share} max={1} aria-label={t('files.upload')} />
            {t('files.uploading', { done: progress.done, total: progress.total })}
          </>
        )}
      </div>
    </form>
  )
}
