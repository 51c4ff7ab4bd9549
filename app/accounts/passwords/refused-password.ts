import type { Weakness } from './weak-password'

type Refused = { outcome: 'refused' | 'too-many-tries' } | { outcome: 'weak'; weakness: Weakness }

/** What the form of a change of password says, and beside which field. */
export function refusedPassword(refused: Refused) {
  const errors = (fieldErrors: Record<string, string[]>, status = 422) => ({ fieldErrors, status })
  switch (refused.outcome) {
    case 'weak':
      return errors({ password: [refused.weakness] })
    case 'refused':
      return errors({ current: ['current-refused'] })
    case 'too-many-tries':
      return errors({ current: ['too-many-tries'] }, 429)
  }
}
