import type { ReactNode } from 'react'
import { useTranslation } from '../../language/use-translation'
import { Button } from '../../ui/button'
import { CopiedField } from './copied-field'
import { linkDays, type MadeLinks, type Preview } from './preview'
import styles from './preview-links.module.css'

type Props = { previews: Preview[]; links: MadeLinks | undefined; form?: string | undefined }

/** What was saved, as visitors will see it: here, or through a link for somebody without a login. */
export function PreviewLinks({ previews, links, form }: Props) {
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
      <LinkForm form={form}>
        <label className="field">
          <span>{t('preview.days')}</span>
          <select className="input" name="days" form={form} defaultValue={links?.days ?? 7}>
            {linkDays.map((count) => (
              <option key={count} value={count}>
                {t('preview.for-days', { count })}
              </option>
            ))}
          </select>
        </label>
        <Button kind="quiet" type="submit" name="task" value="link" form={form}>
          {t('preview.make-link')}
        </Button>
      </LinkForm>
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

/** Beside another form it sends that one, so that what was typed there comes back. */
function LinkForm({ form, children }: { form: string | undefined; children: ReactNode }) {
  if (form) return <div className="row">{children}</div>
  return (
    <form method="post" className="row">
      {children}
    </form>
  )
}
