import { useTranslation } from '../../language/use-translation'
import { energyLabelsOf, energyLabelText } from '../../properties/energy/energy-label'
import { regions } from '../../properties/look-ups/region'
import styles from '../costs.module.css'
import type { RenovationFields, RenovationProblem } from './renovation-question'

type Name = 'score' | 'area' | 'year' | 'deed'
type Problems = Partial<Record<Name, RenovationProblem>>
type Props = { asked: RenovationFields; region: string; problems: Problems }

export function RenovationFieldset({ asked, region, problems }: Props) {
  const { t } = useTranslation('costs')
  const labels = energyLabelsOf(regions.find((each) => each === region) ?? 'flanders').slice(0, -1)
  return (
    <section className={styles.cost}>
      <div className="form-grid">
        <Figure name="score" unit="kWh/m²" asked={asked} problems={problems} />
        <Figure name="area" unit="m²" asked={asked} problems={problems} />
        <Figure name="year" asked={asked} problems={problems} />
        <div className="field">
          <label htmlFor="region">{t('region.label')}</label>
          <select className="input" id="region" name="region" defaultValue={asked.region}>
            {regions.map((each) => (
              <option key={each} value={each}>
                {t(`region.${each}`)}
              </option>
            ))}
          </select>
        </div>
        <div className="field">
          <label htmlFor="target">{t('field.target')}</label>
          <select className="input" id="target" name="target" defaultValue={asked.target}>
            {labels.map((label) => (
              <option key={label} value={label}>
                {energyLabelText(label)}
              </option>
            ))}
          </select>
        </div>
        <Figure name="deed" asked={asked} problems={problems} />
      </div>
    </section>
  )
}

type FigureProps = { name: Name; unit?: string; asked: RenovationFields; problems: Problems }

function Figure({ name, unit, asked, problems }: FigureProps) {
  const { t } = useTranslation('costs')
  const problem = problems[name]
  return (
    <div className="field">
      <label htmlFor={name}>{t(`field.${name}`)}</label>
      <div className="affix">
        <input
          className="input"
          id={name}
          name={name}
          type={name === 'deed' ? 'date' : 'text'}
          inputMode={name === 'deed' ? undefined : 'numeric'}
          defaultValue={asked[name]}
          aria-invalid={Boolean(problem)}
          aria-describedby={problem && `${name}-problem`}
        />
        {unit && <span>{unit}</span>}
      </div>
      {problem && (
        <p className="error" id={`${name}-problem`}>
          {t(`problem.${problem}`)}
        </p>
      )}
    </div>
  )
}
