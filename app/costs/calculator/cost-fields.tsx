import type { FormEvent, ReactNode } from 'react'
import { readMoney } from '../../language/numbers/read-money'
import { useLanguage } from '../../language/use-language'
import { useTranslation } from '../../language/use-translation'
import { regions } from '../../properties/look-ups/region'
import { SelectField } from '../../ui/select-field'
import { useAwake } from '../../ui/use-awake'
import { uses } from '../low-vat'
import { shareText } from '../range-text'
import type { Rule } from '../rules/rule-book'
import { RuleSource } from '../rules/rule-source'
import { type CostFields, type CostProblem, classes, kinds, sellers, terms } from './cost-question'

type Problems = Partial<Record<keyof CostFields, CostProblem>>
type Asked = { asked: CostFields; problems: Problems }

/** Asks only what the answer depends on, as far as it is known what is bought. */
export function PurchaseFields({ asked, fields, problems }: Asked & { fields: CostFields }) {
  const { t } = useTranslation('costs')
  const { kind } = fields
  const isNew = kind === 'new' || kind === 'rebuild'
  const mayWinClasses =
    kind === 'existing' && fields.use === 'sole-home' && fields.region === 'brussels'
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
        <SelectField name="seller" label={t('field.seller')} value={asked.seller}>
          {sellers.map((each) => ({ value: each, label: t(`seller.${each}`) }))}
        </SelectField>
      )}
      {isNew && fields.seller === 'other' && (
        <Amount name="land" asked={asked} problems={problems}>
          {t('field.land-help')}
        </Amount>
      )}
      {kind === 'rebuild' && (
        <Typed name="area" after="m²" asked={asked} problems={problems}>
          {t('field.area-help')}
        </Typed>
      )}
      {mayWinClasses && (
        <SelectField name="classes" label={t('field.classes')} value={asked.classes}>
          {classes.map((each) => ({
            value: `${each}`,
            label: each === 0 ? t('classes-none') : t('classes', { count: each }),
          }))}
        </SelectField>
      )}
    </div>
  )
}

type LoanProps = Asked & {
  fields: CostFields
  above: Rule | null
  onSlide: (event: FormEvent<HTMLInputElement>) => void
}

export function LoanFields({ asked, fields, problems, above, onSlide }: LoanProps) {
  const { t } = useTranslation('costs')
  const language = useLanguage()
  return (
    <div className="form-grid">
      <Amount name="loan" asked={asked} problems={problems}>
        <Slider fields={fields} onSlide={onSlide} />
        {above && (
          <p className="help" role="status">
            {t('note.loan-quota', { share: shareText(above.low, language) })}{' '}
            <RuleSource rule={above} />
          </p>
        )}
      </Amount>
      <SelectField
        name="years"
        label={t('field.years')}
        value={asked.years}
        problem={<Problem name="years" problems={problems} />}
      >
        {terms.map((term) => ({ value: `${term}`, label: t('years', { count: term }) }))}
      </SelectField>
      <Typed name="rate" after="%" asked={asked} problems={problems} />
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

type TypedName = 'price' | 'land' | 'loan' | 'area' | 'rate'
type TypedProps = Asked & {
  name: TypedName
  before?: string
  after?: string
  children?: ReactNode
}

function Amount(props: Omit<TypedProps, 'before'>) {
  return <Typed {...props} before="€" />
}

function Typed({ name, before, after, asked, problems, children }: TypedProps) {
  const { t } = useTranslation('costs')
  return (
    <div className="field">
      <label htmlFor={name}>{t(`field.${name}`)}</label>
      <div className="affix">
        {before && <span>{before}</span>}
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
        {after && <span>{after}</span>}
      </div>
      {typeof children === 'string' && <p className="help">{children}</p>}
      <div className="below">
        {typeof children !== 'string' && children}
        <Problem name={name} problems={problems} />
      </div>
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
