import { useTranslation } from '../../language/use-translation'
import { Button } from '../../ui/button'
import { CopiedField } from './copied-field'
import { linkDays, type MadeLinks, type Preview } from './preview'
import styles from './preview-links.module.css'

type Props = { previews: Preview[]; links: MadeLinks | undefined }

/** What was saved, as visitors will see it: here, or through a link for somebody without a login. */
export function PreviewLinks({ previews, links }: Props) {
  const { t } = useTranslation(['office-editorial', 'office'])
  return (
    <>
      <p className="help">{t('preview.help')}</p>
      <ul className={styles.links}>
        {previews.map(({ language, path }) => (
          <li key={language}>
            <a href={path} hrefLang={language} target="_blank" rel="noreferrer">
              {t('preview.open', { language: t(`office:language.${language}`) })}
            </a>
          </li>
        ))}
      </ul>
      <form method="post" className="row">
        <label className="field">
          <span>{t('preview.days')}</span>
          <select className="input" name="days" defaultValue={links?.days ?? 7}>
            {linkDays.map((count) => (
              <option key={count} value={count}>
                {t('preview.for-days', { count })}
              </option>
            ))}
          </select>
        </label>
        <Button kind="quiet" type="submit" name="task" value="link">
          {t('preview.make-link')}
        </Button>
      </form>
      {links && (
        <div className={styles.made} role="status">
          <p>{t('preview.made', { count: links.days })}</p>
          {links.links.map(({ language, path }) => (
            <CopiedField key={path} label={t(`office:language.${language}`)} value={path} />
          ))}
        </div>
      )}
    </>
  )
}
