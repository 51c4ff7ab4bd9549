import { useState } from 'react'
import { useTranslation } from '../../language/use-translation'
import { Link2, Mail, MessageCircle, Send, Share2 } from '../../ui/icons'
import styles from './share.module.css'

type Props = { title: string; url: string; friendPath?: string }

/** Mail and WhatsApp are plain links; copying needs scripts, and hides without them. */
export function Share({ title, url, friendPath }: Props) {
  const { t } = useTranslation('properties')
  const [isCopied, setCopied] = useState(false)
  const text = encodeURIComponent(`${title}\n${url}`)
  const copy = async () => {
    await navigator.clipboard.writeText(url)
    setCopied(true)
  }
  return (
    <details className={styles.share}>
      <summary className="chip">
        <Share2 />
        <span>{t('detail.share')}</span>
      </summary>
      <ul className={styles.ways}>
        <li className="scripted">
          <button type="button" onClick={copy}>
            <Link2 />
            <span aria-live="polite">{t(isCopied ? 'detail.copied' : 'detail.copy-link')}</span>
          </button>
        </li>
        <li>
          <a href={`mailto:?subject=${encodeURIComponent(title)}&body=${text}`}>
            <Mail />
            {t('detail.by-mail')}
          </a>
        </li>
        <li>
          <a href={`https://wa.me/?text=${text}`} target="_blank" rel="noopener">
            <MessageCircle />
            {t('detail.by-whatsapp')}
          </a>
        </li>
        {friendPath && (
          <li>
            <a href={friendPath}>
              <Send />
              {t('detail.to-friend')}
            </a>
          </li>
        )}
      </ul>
    </details>
  )
}
