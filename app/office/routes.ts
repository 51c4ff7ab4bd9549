import { relative } from '@react-router/dev/routes'
import { type OfficePageName, officePages } from './office-pages'

const { layout, route } = relative(import.meta.dirname)

/** The owner's own pages, looked at by the office. */
const portalFiles = {
  'owner-portal': '../owners/properties.page.tsx',
  'owner-portal-property': '../owners/property.page.tsx',
  'owner-portal-report': '../owners/report.resource.ts',
  'owner-portal-document': '../owners/document.resource.ts',
} satisfies Partial<Record<OfficePageName, string>>

const files: Record<Exclude<OfficePageName, keyof typeof portalFiles>, string> = {
  today: 'today/today.page.tsx',
  me: 'me.page.tsx',
  find: 'find/find.page.tsx',
  'find-results': 'find/find-results.resource.ts',
  mails: 'mails.page.tsx',
  feed: 'feed.page.tsx',
  sources: 'sources/sources.page.tsx',
  'source-connect': 'sources/credentials.page.tsx',
  source: 'sources/source.page.tsx',
  'source-credentials': 'sources/credentials.page.tsx',
  staff: 'staff.page.tsx',
  'staff-member': 'staff-member.page.tsx',
  rules: 'rules.page.tsx',
  rule: 'rule.page.tsx',
  journal: 'journal/journal.page.tsx',
  health: 'health/health.page.tsx',
  pages: 'editorial/pages.page.tsx',
  articles: 'editorial/content-list.page.tsx',
  team: 'editorial/content-list.page.tsx',
  testimonials: 'editorial/content-list.page.tsx',
  blocks: 'editorial/content-list.page.tsx',
  media: 'editorial/media/media.page.tsx',
  untranslated: 'editorial/untranslated.page.tsx',
  configuration: 'editorial/sections/configuration.page.tsx',
  section: 'editorial/sections/section.page.tsx',
  'new-content': 'editorial/new-content.page.tsx',
  content: 'editorial/content.page.tsx',
  'content-versions': 'editorial/versions.page.tsx',
  'content-removal': 'editorial/removal.page.tsx',
  enquiries: 'enquiries/enquiries.page.tsx',
  enquiry: 'enquiries/enquiry.page.tsx',
  'enquiries-export': 'enquiries/enquiries-export.resource.ts',
  'enquiry-file': 'enquiries/enquiry-file.resource.ts',
  candidates: 'enquiries/candidates.page.tsx',
  'answer-templates': 'enquiries/answer-templates.page.tsx',
  'answer-template': 'enquiries/answer-template.page.tsx',
  'erase-person': 'enquiries/erase-person.page.tsx',
  demands: 'demands/demands.page.tsx',
  demand: 'demands/demand.page.tsx',
  agenda: 'agenda/agenda.page.tsx',
  viewing: 'agenda/viewing.page.tsx',
  'viewing-move': 'agenda/viewing-move.page.tsx',
  'waiting-list': 'agenda/waiting-list.page.tsx',
  agents: 'agenda/agents.page.tsx',
  'agent-new': 'agenda/agent-new.page.tsx',
  agent: 'agenda/agent.page.tsx',
  'property-viewings': 'agenda/property-viewings.page.tsx',
  'viewing-new': 'agenda/viewing-new.page.tsx',
  contacts: 'contacts/contacts.page.tsx',
  'contact-new': 'contacts/contact-new.page.tsx',
  contact: 'contacts/contact.page.tsx',
  'contact-demand': 'contacts/contact-demand.page.tsx',
  'contact-merge': 'contacts/contact-merge.page.tsx',
  'contact-erase': 'contacts/contact-erase.page.tsx',
  'contact-export': 'contacts/contact-export.resource.ts',
  owners: 'owners/owners.page.tsx',
  'owner-new': 'owners/owner-new.page.tsx',
  'owner-property': 'owners/owner-property.page.tsx',
  'owner-file': 'owners/owner-file.resource.ts',
  owner: 'owners/owner.page.tsx',
  properties: 'stock/stock-list.page.tsx',
  'properties-change': 'stock/list/properties-change.page.tsx',
  'new-property': 'stock/new-stock.page.tsx',
  property: 'stock/stock.page.tsx',
  'property-files': 'stock/stock-files.page.tsx',
  'property-upload': 'stock/stock-upload.resource.ts',
  projects: 'stock/stock-list.page.tsx',
  'new-project': 'stock/new-stock.page.tsx',
  project: 'stock/stock.page.tsx',
  'project-files': 'stock/stock-files.page.tsx',
  'project-upload': 'stock/stock-upload.resource.ts',
  'project-units': 'stock/units/project-units.page.tsx',
  nowhere: 'nowhere.page.tsx',
}

function routesOf(pages: Partial<Record<OfficePageName, string>>) {
  return (Object.keys(pages) as OfficePageName[]).map((name) =>
    route(officePages[name].path, pages[name] ?? '', { id: `office/${name}` }),
  )
}

/** All of it stands behind layouts whose middleware lets in nobody but staff. */
export const office = [
  layout('layout.tsx', { id: 'office/layout' }, routesOf(files)),
  layout('portal/layout.tsx', { id: 'office/portal' }, routesOf(portalFiles)),
]
