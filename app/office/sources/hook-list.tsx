import type { HookLine } from '../../feed/crm-hooks/hook'
import { useTranslation } from '../../language/use-translation'
import { Part } from '../office-page'
import { officePath } from '../office-pages'
import { Rows } from '../rows'
import { useMoments } from '../use-moments'
import { useOutcome } from './use-outcome'

/** Where a CRM tells us what changed, and the last that it told. */
export function HookList({ address, lines }: { address: string; lines: HookLine[] }) {
  const { t } = useTranslation('office-sources')
  const { moment } = useMoments()
  const outcomeText = useOutcome()
  return (
    <Part title={t('hooks.title')}>
      <p>
        {t('hooks.address')} <code>{address}</code>
      </p>
      <p className="help">{t('hooks.help')}</p>
      <Rows
        caption={t('hooks.title')}
        rows={lines}
        keyOf={({ externalId }) => externalId}
        empty={t('hooks.none')}
        columns={[
          {
            title: t('hooks.home'),
            cell: ({ id, externalId }) =>
              id === null ? externalId : <a href={officePath('property', { id })}>{id}</a>,
          },
          { title: t('hooks.said'), cell: ({ event }) => t(`hooks.${event}`) },
          { title: t('hooks.at'), cell: ({ receivedAt }) => moment(receivedAt) },
          {
            title: t('hooks.state'),
            cell: ({ state, answer }) => (
              <>
                {t(`hooks.${state}`)}
                {answer && <p className="help">{outcomeText(answer)}</p>}
              </>
            ),
          },
        ]}
      />
    </Part>
  )
}
