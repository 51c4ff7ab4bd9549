import { type Account, mayActAs, type StaffRole, staffRoles } from '../accounts/account'
import { officeDoor } from './refused/refusal'

type OfficePage = { path: string; roles: readonly StaffRole[] }

const agent = ['agent'] as const
const manager = ['manager'] as const
const editor = ['editor'] as const

/** Every page of the office: where it is, and who may open it besides a manager. */
export const officePages = {
  today: { path: officeDoor, roles: staffRoles },
  me: { path: '/office/me/', roles: staffRoles },
  manifest: { path: '/office/manifest.webmanifest', roles: staffRoles },
  find: { path: '/office/find/', roles: staffRoles },
  'find-results': { path: '/office/find/results/', roles: staffRoles },
  mails: { path: '/office/mails/', roles: agent },
  feed: { path: '/office/feed/', roles: agent },
  sources: { path: '/office/sources/', roles: manager },
  'source-connect': { path: '/office/sources/connect/:id/', roles: manager },
  source: { path: '/office/sources/:id/', roles: manager },
  'source-credentials': { path: '/office/sources/:id/credentials/', roles: manager },
  staff: { path: '/office/staff/', roles: manager },
  'staff-member': { path: '/office/staff/:id/', roles: manager },
  rules: { path: '/office/rules/', roles: manager },
  rule: { path: '/office/rules/:id/', roles: manager },
  journal: { path: '/office/journal/', roles: manager },
  health: { path: '/office/health/', roles: manager },
  figures: { path: '/office/figures/', roles: manager },
  'figures-list': { path: '/office/figures/list/', roles: manager },
  'figures-export': { path: '/office/figures/export/', roles: manager },
  pages: { path: '/office/pages/', roles: editor },
  articles: { path: '/office/articles/', roles: editor },
  team: { path: '/office/team/', roles: editor },
  testimonials: { path: '/office/testimonials/', roles: editor },
  blocks: { path: '/office/blocks/', roles: editor },
  media: { path: '/office/media/', roles: editor },
  untranslated: { path: '/office/untranslated/', roles: editor },
  configuration: { path: '/office/configuration/', roles: editor },
  section: { path: '/office/configuration/:id/', roles: editor },
  'new-content': { path: '/office/content/:kind/new/', roles: editor },
  content: { path: '/office/content/:kind/:id/', roles: editor },
  'content-versions': { path: '/office/content/:kind/:id/versions/', roles: editor },
  'content-removal': { path: '/office/content/:kind/:id/remove/', roles: editor },
  enquiries: { path: '/office/enquiries/', roles: agent },
  enquiry: { path: '/office/enquiries/:id/', roles: agent },
  'enquiries-export': { path: '/office/enquiries/export/', roles: agent },
  'enquiry-file': { path: '/office/enquiry-files/:id/', roles: agent },
  'loose-mails': { path: '/office/enquiries/loose-mails/', roles: agent },
  candidates: { path: '/office/candidates/:id/', roles: agent },
  'answer-templates': { path: '/office/answer-templates/', roles: agent },
  'answer-template': { path: '/office/answer-templates/:id/', roles: agent },
  'erase-person': { path: '/office/erase-person/', roles: agent },
  demands: { path: '/office/demands/', roles: agent },
  demand: { path: '/office/demands/:id/', roles: agent },
  agenda: { path: '/office/agenda/', roles: agent },
  'agenda-new': { path: '/office/agenda/new/', roles: agent },
  engagement: { path: '/office/agenda/engagements/:id/', roles: agent },
  'time-move': { path: '/office/agenda/times/:id/move/', roles: agent },
  viewing: { path: '/office/agenda/visits/:id/', roles: agent },
  'viewing-move': { path: '/office/agenda/visits/:id/move/', roles: agent },
  'waiting-list': { path: '/office/agenda/waiting/', roles: agent },
  agents: { path: '/office/agenda/agents/', roles: agent },
  'agent-new': { path: '/office/agenda/agents/new/', roles: agent },
  agent: { path: '/office/agenda/agents/:id/', roles: agent },
  'property-viewings': { path: '/office/agenda/homes/:id/', roles: agent },
  'viewing-new': { path: '/office/agenda/homes/:id/book/', roles: agent },
  contacts: { path: '/office/contacts/', roles: agent },
  'contact-new': { path: '/office/contacts/new/', roles: agent },
  contact: { path: '/office/contacts/:id/', roles: agent },
  'contact-demand': { path: '/office/contacts/:id/demand/', roles: agent },
  'contact-merge': { path: '/office/contacts/:id/merge/', roles: agent },
  'contact-erase': { path: '/office/contacts/:id/erase/', roles: agent },
  'contact-export': { path: '/office/contacts/:id/export/', roles: agent },
  todos: { path: '/office/todos/', roles: agent },
  todo: { path: '/office/todos/:id/', roles: agent },
  owners: { path: '/office/owners/', roles: agent },
  'owner-new': { path: '/office/owners/new/', roles: agent },
  'owner-property': { path: '/office/owners/homes/:id/', roles: agent },
  'owner-file': { path: '/office/owner-files/:id/', roles: agent },
  owner: { path: '/office/owners/:id/', roles: agent },
  'owner-portal': { path: '/office/owners/:owner/portal/', roles: agent },
  'owner-portal-property': { path: '/office/owners/:owner/portal/:id/', roles: agent },
  'owner-portal-report': { path: '/office/owners/:owner/portal/:id/report', roles: agent },
  'owner-portal-document': {
    path: '/office/owners/:owner/portal/:id/documents/:document',
    roles: agent,
  },
  properties: { path: '/office/properties/', roles: agent },
  'properties-change': { path: '/office/properties/change/', roles: agent },
  'new-property': { path: '/office/properties/new/', roles: agent },
  property: { path: '/office/properties/:id/', roles: agent },
  'property-files': { path: '/office/properties/:id/files/:shelf/', roles: agent },
  'property-poster': { path: '/office/properties/:id/poster/:size', roles: agent },
  'property-papers': { path: '/office/properties/:id/papers/', roles: agent },
  'property-paper': { path: '/office/properties/:id/papers/:paper', roles: agent },
  'property-unsaved': { path: '/office/properties/:id/unsaved/', roles: agent },
  'property-upload': { path: '/office/properties/:id/files/:shelf/upload/', roles: agent },
  projects: { path: '/office/projects/', roles: agent },
  'new-project': { path: '/office/projects/new/', roles: agent },
  project: { path: '/office/projects/:id/', roles: agent },
  'project-files': { path: '/office/projects/:id/files/:shelf/', roles: agent },
  'project-unsaved': { path: '/office/projects/:id/unsaved/', roles: agent },
  'project-upload': { path: '/office/projects/:id/files/:shelf/upload/', roles: agent },
  'project-units': { path: '/office/projects/:id/units/', roles: agent },
  nowhere: { path: '/office/*', roles: staffRoles },
} satisfies Record<string, OfficePage>

export type OfficePageName = keyof typeof officePages

/** What the menu shows, in groups. */
export const officeMenu: { group: string; pages: OfficePageName[] }[] = [
  { group: 'day', pages: ['today', 'agenda', 'todos', 'figures'] },
  { group: 'homes', pages: ['properties', 'projects'] },
  { group: 'people', pages: ['contacts', 'enquiries', 'demands', 'owners'] },
  {
    group: 'site',
    pages: [
      'pages',
      'articles',
      'team',
      'testimonials',
      'blocks',
      'media',
      'untranslated',
      'configuration',
    ],
  },
  { group: 'agency', pages: ['mails', 'feed', 'sources', 'staff', 'rules', 'journal', 'health'] },
]

/** Within reach of a thumb, as far as somebody may open them; the rest is behind "more". */
const barPages: OfficePageName[] = [
  'today',
  'agenda',
  'properties',
  'enquiries',
  'pages',
  'articles',
  'media',
]

export function officeBar(account: Account): OfficePageName[] {
  return barPages.filter((page) => mayOpen(account, page)).slice(0, 4)
}

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
