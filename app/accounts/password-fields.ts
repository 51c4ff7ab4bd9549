import type { AccountField } from './account-form'

export const newPasswordFields: AccountField[] = [
  {
    name: 'password',
    label: 'new-password',
    help: 'password-help',
    type: 'password',
    autoComplete: 'new-password',
  },
  { name: 'again', label: 'again', type: 'password', autoComplete: 'new-password' },
]

export const changePasswordFields: AccountField[] = [
  { name: 'current', label: 'current', type: 'password', autoComplete: 'current-password' },
  ...newPasswordFields,
]
