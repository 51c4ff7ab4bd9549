import type { Language } from '../../language/languages'
import type { Say } from '../../language/say'
import { energyLabelText } from '../../properties/energy/energy-label'
import { amount } from '../../properties/price'
import { dayText, rangeText } from '../range-text'
import type { RenovationAnswer } from '../renovation/renovation-answer'
import type { RenovationQuestion } from '../renovation/renovation-question'
import { stepLabel } from '../step-label'
import type { CostAnswer } from './cost-answer'
import type { CostQuestion } from './cost-question'

export type Fact = { label: string; value: string }

/** The sum, step by step, as it is mailed: the same lines that the page shows. */
export function costFacts(
  t: Say<'costs'>,
  question: CostQuestion,
  answer: CostAnswer,
  language: Language,
): Fact[] {
  const { purchase, loan } = answer
  const steps = purchase.steps.map((step) => ({
    label: stepLabel(t, step, language),
    value: rangeText(step.amount),
  }))
  return [
    { label: t('region.label'), value: t(`region.${question.region}`) },
    { label: t('field.kind'), value: t(`kind.${question.kind}`) },
    { label: t('field.use'), value: t(`use.${question.use}`) },
    { label: t('result.price'), value: amount(question.priceCents) },
    ...steps,
    { label: t('result.purchase'), value: rangeText(purchase.total) },
    ...(loan.cents > 0
      ? [
          { label: t('result.loan-deed'), value: rangeText(loan.deed.total) },
          { label: t('result.borrowed'), value: amount(loan.cents) },
          { label: t('result.monthly'), value: amount(loan.monthly) },
        ]
      : []),
    { label: t('result.deposit'), value: rangeText(purchase.deposit) },
    { label: t('result.total'), value: rangeText(answer.total) },
    { label: t('result.own-funds'), value: rangeText(answer.ownFunds) },
  ]
}

export function renovationFacts(
  t: Say<'costs'>,
  question: RenovationQuestion,
  { plan, duty, label }: RenovationAnswer,
): Fact[] {
  const labels = [...new Set([plan.labelAfter.best, plan.labelAfter.worst])].map(energyLabelText)
  const works = plan.works.map(({ measure, cost }) => ({
    label: t(`measure.${measure}`),
    value: rangeText(cost),
  }))
  return [
    { label: t('field.score'), value: `${question.score} kWh/m², ${energyLabelText(label)}` },
    ...works,
    { label: t('renovation.cost'), value: rangeText(plan.cost) },
    { label: t('renovation.label-after'), value: labels.join(' – ') },
    { label: t('renovation.euros-saved'), value: rangeText(plan.moneySaved) },
    ...(duty ? [{ label: t('renovation.deadline'), value: dayText(duty.deadline) }] : []),
  ]
}
