import type { OwnPasskey } from '../../accounts/passkeys/own-passkey'
import { useTranslation } from '../../language/use-translation'
import { renameField } from './passkey-said'

/** Folded away until somebody wants it; works without scripts. */
export function RenamePasskey({ id, name }: Pick<OwnPasskey, 'id' | 'name'>) {
  const { t } = useTranslation('accounts')
  return (
    <details>
      <summary aria-label={t('passkey.rename-named', { name })}>{t('passkey.rename')}</summary>
      <form method="post">
        <input
          className="input"
          name="name"
          defaultValue={name}
          required
          maxLength={60}
          autoComplete="off"
          aria-label={t('field.passkey-name')}
        />
        <button className="more" type="submit" name={renameField} value={id}>
          {t('passkey.save-name')}
        </button>
      </form>
    </details>
  )
}
