import { useTranslation } from '../../language/use-translation'
import type { Criteria } from '../criteria'
import { newSinceChoices, radii } from '../criteria-bounds'
import { params } from '../criteria-url'
import { Amount, Choice } from './field-parts'

type Field = { wish: Criteria }

export function RadiusField({ wish }: Field) {
  const { t } = useTranslation('search')
  return (
    <Choice
      label={t('field.radius')}
      name={params.radius}
      value={wish.radius}
      values={radii.map((radius) => [radius, t('radius', { radius })])}
      none={t('no-radius')}
    />
  )
}

export function BuiltField({ wish }: Field) {
  const { t } = useTranslation('search')
  return <Amount label={t('field.built')} name={params.builtSince} value={wish.builtSince} />
}

export function NewSinceField({ wish }: Field) {
  const { t } = useTranslation('search')
  return (
    <Choice
      label={t('field.new')}
      name={params.newSince}
      value={wish.newSince}
      values={newSinceChoices.map((count) => [count, t('new-since', { count })])}
      none={t('any')}
    />
  )
}

export function AnnuityField({ wish }: Field) {
  const { t } = useTranslation('search')
  return (
    <label className="check">
      <input
        type="checkbox"
        name={params.isAnnuity}
        value="1"
        defaultChecked={wish.isAnnuity === true}
      />
      {t('field.annuity')}
    </label>
  )
}
