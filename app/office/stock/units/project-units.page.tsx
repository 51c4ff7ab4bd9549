import { data, redirect } from 'react-router'
import type { Missing } from '../../../costs/legal-mentions'
import { translated } from '../../../language/translated'
import { useTranslation } from '../../../language/use-translation'
import { listUnitsForOffice } from '../../../properties/office/office-queries.server'
import { inUnitOrder } from '../../../properties/unit-order'
import { saveUnits } from '../../../stock/save-units.server'
import { ButtonAnchor } from '../../../ui/button'
import { sentForm } from '../../../web/sent-form.server'
import { officeOf } from '../../office.server'
import { officeHead } from '../../office-head'
import { Notice } from '../../office-page'
import { officePath } from '../../office-pages'
import { GateNotice } from '../gate-list'
import { openStock } from '../open-stock.server'
import { stockDone } from '../stock-done'
import { StockFrame } from '../stock-frame'
import type { Route } from './+types/project-units.page'
import { readUnits, type TypedUnit } from './read-units'
import { UnitTable } from './unit-table'

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const office = officeOf(context)
  const { head } = await openStock(office, 'project', params.id)
  const units = await listUnitsForOffice(office.db, head.id)
  return {
    title: head.title,
    head,
    done: stockDone('project', url),
    // In the order of the price list that visitors read.
    units: inUnitOrder(
      units.map(({ id, reference, version, status, priceCents, livingArea, ...unit }) => ({
        id,
        reference,
        version,
        status,
        priceCents,
        livingArea,
        terrace: unit.details.surfaces.terrace,
        title: translated(unit.title, office.language) || reference,
        isPublished: unit.isPublished,
        isDecided: Object.keys(unit.overrides).length > 0,
      })),
      ({ title }) => title,
      office.language,
    ),
  }
}

type Answer = {
  typed: Record<string, TypedUnit>
  problems?: string[]
  stale?: number[]
  withheld?: Missing[]
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const office = officeOf(context)
  const { id } = (await openStock(office, 'project', params.id)).head
  const { typed, problems, units } = readUnits(await sentForm(request), office.language)
  if (problems.length > 0) return data<Answer>({ typed, problems }, { status: 422 })
  const saved = await saveUnits(office, { projectId: id, by: office.staff, units })
  switch (saved.outcome) {
    case 'saved':
      throw redirect(`${officePath('project-units', { id })}?done=units-saved`, 303)
    case 'unknown':
      throw data(null, { status: 404 })
    case 'stale':
      return data<Answer>({ typed, stale: saved.ids }, { status: 409 })
    case 'withheld':
      return data<Answer>({ typed, withheld: saved.missing }, { status: 422 })
  }
}

export default function ProjectUnits({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('office-properties')
  const { head, units, done } = loaderData
  return (
    <StockFrame
      head={head}
      here="project-units"
      done={actionData ? undefined : done}
      actions={
        <ButtonAnchor kind="quiet" href={`${officePath('new-property')}?project=${head.id}`}>
          {t('project.add-unit')}
        </ButtonAnchor>
      }
    >
      {actionData?.stale && <Notice tone="warning">{t('refused.stale')}</Notice>}
      {actionData?.withheld && <GateNotice missing={actionData.withheld} />}
      {units.length === 0 && <p className="help">{t('project.no-units')}</p>}
      {units.length > 0 && <UnitTable units={units} isLet={head.goal === 'rent'} {...actionData} />}
    </StockFrame>
  )
}

export const meta: Route.MetaFunction = ({ loaderData }) => officeHead(loaderData?.title)
