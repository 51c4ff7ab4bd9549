import styles from './rich-text.module.css'
import { useWritten } from './use-unpublished'

/** `html` was cleaned on the server, when it was written and when it was read. */
export function RichText({ html, className }: { html: string; className?: string }) {
  const written = useWritten(html)
  if (!html) return null
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by safeHtml on the server
    <div className={className ?? styles.rich} dangerouslySetInnerHTML={{ __html: written }} />
  )
}
