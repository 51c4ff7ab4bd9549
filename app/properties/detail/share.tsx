import { Link2, Mail, MessageCircle, Send, Share2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from '../../language/use-translation'
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
        <Share2 className="icon" aria-hidden />
        {t('detail.share')}
      </summary>
      <ul className={styles.ways}>
        <li className="scripted">
          <button type="button" onClick={copy}>
            <Link2 className="icon" aria-hidden />
            <span aria-live="polite">{t(isCopied ? 'detail.copied' : 'detail.copy-link')}</span>
          </button>
        </li>
        <li>
          <a href={`mailto:?subject=${encodeURIComponent(title)}&body=${text}`}>
            <Mail className="icon" aria-hidden />
            {t('detail.by-mail')}
          </a>
        </li>
        <li>
          <a href={`https://wa.me/?text=${text}`} target="_blank" rel="noopener">
            <MessageCircle className="icon" aria-hidden />
            {t('detail.by-whatsapp')}
          </a>
        </li>
        {friendPath && (
          <li>
            <a href={friendPath}>
              <Send className="icon" aria-hidden />
              {t('detail.to-friend')}
            </a>
          </li>
        )}
      </ul>
    </details>
  )
}
