import { useTranslation } from '../../../language/use-translation'
import { Button } from '../../../ui/button'
import { Part } from '../../office-page'
import { Rows } from '../../rows'
import { Badge } from '../content-state'
import { contentPath } from '../edited-kinds'
import { MoveButtons } from '../move-buttons'
import { addModuleTask, contentFormId, type ListedModule } from './editor-parts'

type Props = { modules: ListedModule[]; moved: string | null }

/** A module is written on a page of its own; here they are put in order. */
export function PageModules({ modules, moved }: Props) {
  const { t } = useTranslation('office-editorial')
  return (
    <div id="modules">
      <Part title={t('modules.title')}>
        <p className="help">{t('modules.help')}</p>
        <Rows
          caption={t('modules.title')}
          rows={modules}
          keyOf={({ id }) => id}
          empty={t('modules.none')}
          columns={[
            {
              title: t('modules.name'),
              cell: ({ id, name, relationType }) => (
                <a href={contentPath('module', id)}>
                  {name ||
                    t(`option.relationType.${relationType}` as 'option.relationType.contact')}
                </a>
              ),
            },
            {
              title: t('field.relation'),
              cell: ({ relationType }) =>
                t(`option.relationType.${relationType}` as 'option.relationType.contact'),
            },
            { title: t('state.title'), cell: ({ state }) => <Badge state={state} /> },
            {
              title: t('order'),
              cell: (module) => (
                <MoveButtons item={module} items={modules} name={module.name} moved={moved} />
              ),
            },
          ]}
        />
        <p>
          <Button kind="quiet" type="submit" form={contentFormId} name="task" value={addModuleTask}>
            {t('modules.add')}
          </Button>
        </p>
      </Part>
    </div>
  )
}
