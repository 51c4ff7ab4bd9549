import { type AccountField, AccountForm } from '../../accounts/account-form'
import { MakePasskey } from '../../accounts/passkeys/make-passkey'
import type { OwnPasskey } from '../../accounts/passkeys/own-passkey'
import { usePasskeysHere } from '../../accounts/passkeys/use-passkeys-here'
import { useTranslation } from '../../language/use-translation'
import { Notice, Part } from '../office-page'
import { type Column, Rows } from '../rows'
import { useMoments } from '../use-moments'
import { type PasskeySaid, passkeyTasks, removeField } from './passkey-said'
import { RenamePasskey } from './rename-passkey'

const fields: AccountField[] = [
  {
    name: 'name',
    label: 'passkey-name',
    help: 'passkey-name-help',
    type: 'text',
    autoComplete: 'off',
  },
]

type Props = { passkeys: OwnPasskey[]; said: PasskeySaid | undefined }

/** Listed and removed without scripts; to make one takes them. */
export function OwnPasskeys({ passkeys, said }: Props) {
  const { t } = useTranslation('accounts')
  const canMake = usePasskeysHere() || said?.reply !== undefined
  const columns = useColumns()
  return (
    <Part title={t('passkey.title')}>
      <p className="help">{t('passkey.lead')}</p>
      {said?.problem && <Notice tone="warning">{t(`error.${said.problem}`)}</Notice>}
      <Rows
        caption={t('passkey.title')}
        columns={columns}
        rows={passkeys}
        keyOf={({ id }) => id}
        empty={t('passkey.none')}
      />
      {said?.proposed && <MakePasskey {...said.proposed} task={passkeyTasks.add} />}
      {!said?.proposed && canMake && (
        <AccountForm
          id="add-passkey"
          lastResult={said?.reply}
          submit={t('passkey.add')}
          fields={fields}
        >
          <input type="hidden" name="task" value={passkeyTasks.name} />
        </AccountForm>
      )}
    </Part>
  )
}

function useColumns(): Column<OwnPasskey>[] {
  const { t } = useTranslation('accounts')
  const { moment } = useMoments()
  return [
    { title: t('passkey.name'), cell: ({ name }) => name },
    { title: t('passkey.made'), cell: ({ createdAt }) => moment(createdAt) },
    {
      title: t('passkey.used'),
      cell: ({ usedAt }) => (usedAt ? moment(usedAt) : t('passkey.never')),
    },
    {
      title: t('passkey.rename'),
      cell: (passkey) => <RenamePasskey {...passkey} />,
    },
    {
      title: t('passkey.remove'),
      cell: ({ id, name }) => (
        <form method="post">
          <button
            className="more"
            type="submit"
            name={removeField}
            value={id}
            aria-label={t('passkey.remove-named', { name })}
          >
            {t('passkey.remove')}
          </button>
        </form>
      ),
    },
  ]
}
