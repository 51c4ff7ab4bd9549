import { dateFormat } from '../../language/formats'
import { firstCounted } from '../../language/long-day'
import { useLanguage } from '../../language/use-language'
import { useTranslation } from '../../language/use-translation'
import { Button } from '../../ui/button'
import type { OwnSession } from './own-session'
import styles from './session-list.module.css'

/** Where somebody is signed in, each with a button to end it. The page it stands on takes what is sent. */
export function SessionList({ sessions }: { sessions: OwnSession[] }) {
  const { t } = useTranslation('accounts')
  return (
    <>
      <ul className={styles.sessions}>
        {sessions.map((session) => (
          <li key={session.name}>
            <SessionLine session={session} />
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <form method="post">
          <Button kind="quiet" type="submit" name="end" value="others">
            {t('session.end-others')}
          </Button>
        </form>
      )}
    </>
  )
}

function SessionLine({ session }: { session: OwnSession }) {
  const { t } = useTranslation('accounts')
  const language = useLanguage()
  const moments = dateFormat(language, {
    timeZone: 'Europe/Brussels',
    dateStyle: 'medium',
    timeStyle: 'short',
  })
  const since = firstCounted(moments.format(new Date(session.createdAt)), language)
  const seen = firstCounted(moments.format(new Date(session.seenAt)), language)
  const device = useDeviceText(session)
  return (
    <>
      <p>
        <strong>{device}</strong>{' '}
        {session.isThis && <span className="soft">{t('session.this-one')}</span>}
      </p>
      <p className="help">
        {t(`session.network.${session.network}`)} · {t('session.since', { moment: since })} ·{' '}
        {t('session.seen', { moment: seen })}
      </p>
      {!session.isThis && (
        <form method="post">
          <button
            className="more"
            type="submit"
            name="end"
            value={session.name}
            aria-label={t('session.end-named', { device, moment: since })}
          >
            {t('session.end')}
          </button>
        </form>
      )}
    </>
  )
}

function useDeviceText({ device: { browser, system } }: OwnSession): string {
  const { t } = useTranslation('accounts')
  if (browser && system) return t('session.device', { browser, system })
  return browser ?? system ?? t('session.unknown-device')
}
