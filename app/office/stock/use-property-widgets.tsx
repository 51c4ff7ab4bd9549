import { type Translatable, translated } from '../../language/translated'
import { useLanguage } from '../../language/use-language'
import { useTranslation } from '../../language/use-translation'
import { energyLabelsOf, energyLabelText } from '../../properties/energy/energy-label'
import { regions } from '../../properties/look-ups/region'
import { belgium, france, luxembourg } from '../../properties/property-lists'
import { RichTextField } from '../editorial/editor/rich-text-field'
import type { WidgetProps, Widgets } from '../form/field-props'
import { PlaceField } from './place/place-field'

type Choice = { value: number; name: Translatable }
type Option = { value: string; text: string }

const labels = [...new Set(regions.flatMap(energyLabelsOf))].sort()
const countries = [belgium, france, luxembourg] as const

/** Choices that the database or the law knows, and the schema does not. */
export function usePropertyWidgets(choices: { types: Choice[]; badges: Choice[] }): Widgets {
  const { t } = useTranslation('office-properties')
  const language = useLanguage()
  const told = ({ value, name }: Choice): Option => ({
    value: `${value}`,
    text: translated(name, language) || translated(name, 'nl') || `${value}`,
  })
  const types = choices.types.map(told)
  const badges = choices.badges.filter(({ value }) => value !== 0).map(told)
  const options: Record<string, Option[]> = {
    'property-type': types,
    badge: [{ value: '0', text: t('no-badge') }, ...badges],
    country: countries.map((each) => ({ value: `${each}`, text: t(`country.${each}`) })),
    'energy-label': [
      { value: '', text: '' },
      ...labels.map((each) => ({ value: each, text: energyLabelText(each) })),
    ],
  }
  const drawn = Object.entries(options).map(([widget, known]) => [
    widget,
    Object.assign((props: WidgetProps) => <Choose {...props} options={known} />, {
      textOf: (value: unknown) => known.find((each) => each.value === String(value))?.text,
    }),
  ])
  return {
    ...Object.fromEntries(drawn),
    'rich-text': RichTextField,
    'below:address': PlaceField,
  }
}

/** A value that nobody offers any more stays, rather than becoming the first of the list. */
function Choose({ id, name, value, aria, options }: WidgetProps & { options: Option[] }) {
  const current = value === null || value === undefined ? '' : String(value)
  const isKnown = options.some((option) => option.value === current)
  return (
    <select {...aria} className="input" id={id} name={name} defaultValue={current}>
      {!isKnown && <option value={current}>{current}</option>}
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.text}
        </option>
      ))}
    </select>
  )
}
