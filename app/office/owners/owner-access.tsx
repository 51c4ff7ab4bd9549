import { useTranslation } from '../../language/use-translation'
import { Button } from '../../ui/button'
import { Part } from '../office-page'

type Props = { owner: { isActive: boolean; hasPassword: boolean } }

export function OwnerAccess({ owner: { isActive, hasPassword } }: Props) {
  const { t } = useTranslation('office-owners')
  return (
    <Part title={t('access.title')}>
      <p className="help">{t(isActive ? 'access.help' : 'access.closed-help')}</p>
      <form method="post" className="row">
        {isActive && !hasPassword && (
          <Button kind="quiet" type="submit" name="task" value="invite">
            {t('access.invite')}
          </Button>
        )}
        <Button kind="quiet" type="submit" name="task" value={isActive ? 'close' : 'open'}>
          {t(isActive ? 'access.close' : 'access.open')}
        </Button>
      </form>
    </Part>
  )
}
