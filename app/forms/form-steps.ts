import type { Form, StepName } from './form'
import type { FormState } from './form-state'

export function currentStep(form: Form, given: string): StepName | undefined {
  return form.steps?.find((step) => step === given) ?? form.steps?.[0]
}

export function isLastStep(form: Form, step: StepName | undefined): boolean {
  return !step || step === form.steps?.at(-1)
}

export function stepAfter(form: Form, step: StepName | undefined): StepName | null {
  const steps: readonly (StepName | undefined)[] = form.steps ?? []
  return steps[steps.indexOf(step) + 1] ?? null
}

export function stepBefore(form: Form, step: StepName | undefined): StepName | null {
  const steps: readonly (StepName | undefined)[] = form.steps ?? []
  return steps[Math.max(steps.indexOf(step) - 1, 0)] ?? null
}

/** An error in an earlier step brings that step back. */
export function stepOfFirstError(form: Form, { errors, step }: FormState): StepName | null {
  const wrong = Object.keys(form.fields).find((name) => errors[name])
  return (wrong && form.fields[wrong]?.step) || step
}
