import { useTranslation } from '../../language/use-translation'
import { Button } from '../../ui/button'
import { Part } from '../office-page'
import { officePath } from '../office-pages'
import { Rows } from '../rows'

type Home = { kind: 'property' | 'project'; id: number; title: string; place: string }
type Held = { runId: string; shown: number; leaving: number; homes: Home[]; others: number }

/** What a run would have taken off the site; it goes when a manager says yes. */
export function HeldList({ runId, shown, leaving, homes, others }: Held) {
  const { t } = useTranslation('office-sources')
  return (
    <Part title={t('held.title')}>
      <p>{t('held.lead', { leaving, shown })}</p>
      <Rows
        caption={t('held.title')}
        rows={homes}
        keyOf={({ kind, id }) => `${kind} ${id}`}
        empty=""
        columns={[
          {
            title: t('held.home'),
            cell: ({ kind, id, title }) => <a href={officePath(kind, { id })}>{title}</a>,
          },
          { title: t('held.place'), cell: ({ place }) => place },
        ]}
      />
      {others > 0 && <p>{t('held.others', { count: others })}</p>}
      <form method="post">
        <input type="hidden" name="run" value={runId} />
        <p>
          <label className="check">
            <input type="checkbox" name="yes" required />
            <span>{t('held.yes')}</span>
          </label>
        </p>
        <Button type="submit" name="task" value="let-leave">
          {t('held.button')}
        </Button>
      </form>
    </Part>
  )
}
