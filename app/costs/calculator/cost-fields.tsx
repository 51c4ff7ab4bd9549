import type { FormEvent, ReactNode } from 'react'
import { readMoney } from '../../language/read-money'
import { useTranslation } from '../../language/use-translation'
import { regions } from '../../properties/look-ups/region'
import { SelectField } from '../../ui/select-field'
import { useAwake } from '../../ui/use-awake'
import { type CostFields, type CostProblem, kinds, terms, uses } from './cost-question'

type Problems = Partial<Record<keyof CostFields, CostProblem>>
type Asked = { asked: CostFields; problems: Problems }

export function PurchaseFields({ asked, kind, problems }: Asked & { kind: string }) {
  const { t } = useTranslation('costs')
  const isNew = kind === 'new' || kind === 'rebuild'
  return (
    <div className="form-grid">
      <Amount name="price" asked={asked} problems={problems} />
      <SelectField name="region" label={t('region.label')} value={asked.region}>
        {regions.map((each) => ({ value: each, label: t(`region.${each}`) }))}
      </SelectField>
      <SelectField name="use" label={t('field.use')} value={asked.use}>
        {uses.map((each) => ({ value: each, label: t(`use.${each}`) }))}
      </SelectField>
      <SelectField name="kind" label={t('field.kind')} value={asked.kind}>
        {kinds.map((each) => ({ value: each, label: t(`kind.${each}`) }))}
      </SelectField>
      {isNew && (
        <Amount name="land" asked={asked} problems={problems}>
          {t('field.land-help')}
        </Amount>
      )}
    </div>
  )
}

type LoanProps = Asked & {
  fields: CostFields
  onSlide: (event: FormEvent<HTMLInputElement>) => void
}

export function LoanFields({ asked, fields, problems, onSlide }: LoanProps) {
  const { t } = useTranslation('costs')
  return (
    <div className="form-grid">
      <Amount name="loan" asked={asked} problems={problems}>
        <Slider fields={fields} onSlide={onSlide} />
      </Amount>
      <div>
        <SelectField name="years" label={t('field.years')} value={asked.years}>
          {terms.map((term) => ({ value: `${term}`, label: t('years', { count: term }) }))}
        </SelectField>
        <Problem name="years" problems={problems} />
      </div>
      <div className="field">
        <label htmlFor="rate">{t('field.rate')}</label>
        <div className="affix">
          <input
            className="input"
            id="rate"
            name="rate"
            inputMode="decimal"
            defaultValue={asked.rate}
            aria-invalid={Boolean(problems.rate)}
            aria-describedby={problems.rate && 'rate-problem'}
          />
          <span>%</span>
        </div>
        <Problem name="rate" problems={problems} />
      </div>
    </div>
  )
}

function Slider({ fields, onSlide }: { fields: CostFields; onSlide: LoanProps['onSlide'] }) {
  const { t } = useTranslation('costs')
  const isAwake = useAwake()
  const price = readMoney(fields.price)
  const loan = readMoney(fields.loan)
  if (!('cents' in price)) return null
  return (
    <input
      className="scripted"
      type="range"
      disabled={!isAwake}
      aria-label={t('field.loan')}
      min={0}
      max={Math.round(price.cents / 100)}
      step={1_000}
      value={'cents' in loan ? loan.cents / 100 : 0}
      onChange={onSlide}
    />
  )
}

type AmountName = 'price' | 'land' | 'loan'
type AmountProps = Asked & { name: AmountName; children?: ReactNode }

function Amount({ name, asked, problems, children }: AmountProps) {
  const { t } = useTranslation('costs')
  return (
    <div className="field">
      <label htmlFor={name}>{t(`field.${name}`)}</label>
      <div className="affix">
        <span>€</span>
        <input
          className="input"
          id={name}
          name={name}
          inputMode="decimal"
          autoComplete="off"
          defaultValue={asked[name]}
          aria-invalid={Boolean(problems[name])}
          aria-describedby={problems[name] && `${name}-problem`}
        />
      </div>
      {typeof children === 'string' ? <p className="help">{children}</p> : children}
      <Problem name={name} problems={problems} />
    </div>
  )
}

function Problem({ name, problems }: { name: keyof CostFields; problems: Problems }) {
  const { t } = useTranslation('costs')
  const problem = problems[name]
  if (!problem) return null
  return (
    <p className="error" id={`${name}-problem`}>
      {t(`problem.${problem}`)}
    </p>
  )
}
