import * as z from 'zod'

type AccountError =
  | 'email-required'
  | 'email-invalid'
  | 'password-required'
  | 'password-short'
  | 'password-long'
  | 'passwords-differ'
  | 'code-required'

const says = (error: AccountError) => ({ error })

const email = z
  .string(says('email-required'))
  .trim()
  .toLowerCase()
  .min(1, says('email-required'))
  .max(254, says('email-invalid'))
  .pipe(z.email(says('email-invalid')))

/** An existing password is only compared, so any text will do. */
const knownPassword = z
  .string(says('password-required'))
  .min(1, says('password-required'))
  .max(200, says('password-long'))

const newPassword = z
  .string(says('password-required'))
  .min(10, says('password-short'))
  .max(200, says('password-long'))

const twice = { password: newPassword, again: z.string(says('passwords-differ')) }

function agree({ password, again }: { password: string; again: string }): boolean {
  return password === again
}
const differ = { path: ['again'], ...says('passwords-differ') }

export const signInForm = z.object({ email, password: knownPassword })
export const forgottenForm = z.object({ email })
export const newPasswordForm = z.object(twice).refine(agree, differ)
export const changePasswordForm = z
  .object({ current: knownPassword, ...twice })
  .refine(agree, differ)
export const secondFactorForm = z.object({
  code: z
    .string(says('code-required'))
    .trim()
    .min(6, says('code-required'))
    .max(40, says('code-required')),
})
