import { type Account, mayActAs, type StaffRole, staffRoles } from '../accounts/account'

type OfficePage = { path: string; roles: readonly StaffRole[] }

const agent = ['agent'] as const
const manager = ['manager'] as const

/** Every page of the office: where it is, and who may open it besides a manager. */
export const officePages = {
  today: { path: '/office/', roles: staffRoles },
  me: { path: '/office/me/', roles: staffRoles },
  mails: { path: '/office/mails/', roles: agent },
  feed: { path: '/office/feed/', roles: agent },
  staff: { path: '/office/staff/', roles: manager },
  'staff-member': { path: '/office/staff/:id/', roles: manager },
  rules: { path: '/office/rules/', roles: manager },
  rule: { path: '/office/rules/:id/', roles: manager },
  journal: { path: '/office/journal/', roles: manager },
  nowhere: { path: '/office/*', roles: staffRoles },
} satisfies Record<string, OfficePage>

export type OfficePageName = keyof typeof officePages

/** What the menu shows, in groups. */
export const officeMenu: { group: string; pages: OfficePageName[] }[] = [
  { group: 'day', pages: ['today'] },
  { group: 'agency', pages: ['mails', 'feed', 'staff', 'rules', 'journal'] },
]

export function officePath(
  name: OfficePageName,
  params: Record<string, string | number> = {},
): string {
  return officePages[name].path.replace(/:(\w+)/g, (_, key) =>
    encodeURIComponent(String(params[key] ?? '')),
  )
}

export function mayOpen(account: Account, name: OfficePageName): boolean {
  return officePages[name].roles.some((role) => mayActAs(account, role))
}

/** By the pattern of its route. */
export function officePageAt(pattern: string): OfficePageName {
  const path = `/${pattern.replace(/^\//, '')}`
  const names = Object.keys(officePages) as OfficePageName[]
  return names.find((name) => officePages[name].path === path) ?? 'nowhere'
}
