import { type OfficePageName, officePath } from '../../app/office/office-pages'
import type { Found } from './found'
import type { PageRow } from './page-row'

const path: PageRow['path'] = (_, kind) => officePath(kind as OfficePageName)
const content = (kind: string, id: number | string, page: OfficePageName = 'content') =>
  officePath(page, { kind, id })
const agenda = ({ agent, viewingDay }: Found, view: string) =>
  `${officePath('agenda')}?agent=${agent}&day=${viewingDay}&view=${view}`
/** The portal is shown as its owner sees it. */
const language: PageRow['language'] = ({ ownerLanguage }) => ownerLanguage

// biome-ignore format: a table reads as a table
const agency: PageRow[] = [
  { kind: 'today', path, who: 'staff' },
  { kind: 'me', path, who: 'staff' },
  { kind: 'find', path: () => `${officePath('find')}?q=a`, who: 'staff' },
  { kind: 'nowhere', path: () => '/office/nowhere/', who: 'staff', status: 404 },
  { kind: 'mails', path, who: 'agent' },
  { kind: 'feed', path, who: 'agent' },
  { kind: 'sources', path, who: 'manager' },
  { kind: 'source-connect', path: () => officePath('source-connect', { id: 'whise' }), who: 'manager', form: true },
  { kind: 'source', path: () => officePath('source', { id: 'whise' }), who: 'manager' },
  { kind: 'source-credentials', path: () => officePath('source-credentials', { id: 'whise' }), who: 'manager' },
  { kind: 'staff', path, who: 'manager', form: true },
  { kind: 'staff-member', path: ({ staff }) => officePath('staff-member', { id: staff }), who: 'manager' },
  { kind: 'rules', path, who: 'manager' },
  { kind: 'rule', path: ({ rule }) => officePath('rule', { id: rule }), who: 'manager' },
  { kind: 'journal', path, who: 'manager' },
  { kind: 'health', path, who: 'manager' },
  { kind: 'figures', path, who: 'manager' },
  { kind: 'figures, backwards', path: () => `${officePath('figures')}?from=2026-02-01&to=2026-01-01`, who: 'manager', status: 422 },
  { kind: 'figures-list', path: () => `${officePath('figures-list')}?what=stock`, who: 'manager' },
  { kind: 'figures-list, of enquiries', path: () => `${officePath('figures-list')}?what=enquiry&from=2024-01-01&to=2028-12-31`, who: 'manager' },
  { kind: 'figures-list, of nothing', path: () => `${officePath('figures-list')}?what=x`, who: 'manager', status: 404 },
]

// biome-ignore format: a table reads as a table
const editorial: PageRow[] = [
  { kind: 'pages', path, who: 'editor' },
  { kind: 'articles', path, who: 'editor' },
  { kind: 'team', path, who: 'editor' },
  { kind: 'testimonials', path, who: 'editor' },
  { kind: 'blocks', path, who: 'editor' },
  { kind: 'media', path, who: 'editor' },
  { kind: 'untranslated', path, who: 'editor' },
  { kind: 'configuration', path, who: 'editor' },
  { kind: 'section', path: () => officePath('section', { id: 'header' }), who: 'editor' },
  { kind: 'new-content', path: () => `${officePath('new-content', { kind: 'module' })}?page=1`, who: 'editor' },
  { kind: 'new-content, an article', path: () => officePath('new-content', { kind: 'article' }), who: 'editor', form: true },
  { kind: 'content', path: () => content('page', 1), who: 'editor' },
  { kind: 'content-versions', path: () => content('page', 1, 'content-versions'), who: 'editor' },
  { kind: 'content-removal', path: ({ picture }) => content('image', picture, 'content-removal'), who: 'editor' },
]

// biome-ignore format: a table reads as a table
const people: PageRow[] = [
  { kind: 'enquiries', path, who: 'agent' },
  { kind: 'enquiry', path: ({ question: id }) => officePath('enquiry', { id }), who: 'agent' },
  { kind: 'enquiry, an offer', path: ({ offer: id }) => officePath('enquiry', { id }), who: 'agent' },
  { kind: 'enquiry, to rent', path: ({ tenant: id }) => officePath('enquiry', { id }), who: 'agent' },
  { kind: 'enquiry, a testimonial', path: ({ testimonial: id }) => officePath('enquiry', { id }), who: 'agent' },
  { kind: 'loose-mails', path, who: 'agent' },
  { kind: 'candidates', path: ({ applied: id }) => officePath('candidates', { id }), who: 'agent' },
  { kind: 'answer-templates', path, who: 'agent' },
  { kind: 'answer-template', path: ({ template: id }) => officePath('answer-template', { id }), who: 'agent' },
  { kind: 'erase-person', path: ({ email }) => `${officePath('erase-person')}?email=${email}`, who: 'agent' },
  { kind: 'demands', path, who: 'agent' },
  { kind: 'demands, of a home', path: ({ sale }) => `${officePath('demands')}?property=${sale}`, who: 'agent' },
  { kind: 'demand', path: ({ demand: id }) => officePath('demand', { id }), who: 'agent' },
  { kind: 'contacts', path, who: 'agent' },
  { kind: 'contact-new', path, who: 'agent', form: true },
  { kind: 'contact', path: ({ contact: id }) => officePath('contact', { id }), who: 'agent' },
  { kind: 'contact-demand', path: ({ contact: id }) => officePath('contact-demand', { id }), who: 'agent' },
  { kind: 'contact-merge', path: ({ contact: id, otherContact }) => `${officePath('contact-merge', { id })}?with=${otherContact}`, who: 'agent' },
  { kind: 'contact-erase', path: ({ contact: id }) => officePath('contact-erase', { id }), who: 'agent' },
  { kind: 'todos', path: () => `${officePath('todos')}?whose=all`, who: 'agent' },
  { kind: 'todo', path: ({ todo: id }) => officePath('todo', { id }), who: 'agent' },
  { kind: 'owners', path, who: 'agent' },
  { kind: 'owner-new', path, who: 'agent', form: true },
  { kind: 'owner-property', path: ({ owned: id }) => officePath('owner-property', { id }), who: 'agent' },
  { kind: 'owner', path: ({ owner: id }) => `${officePath('owner', { id })}?text=a`, who: 'agent' },
  { kind: 'owner-portal', path: ({ owner }) => officePath('owner-portal', { owner }), who: 'agent', language },
  { kind: 'owner-portal, of nobody', path: ({ viewing }) => officePath('owner-portal', { owner: viewing }), who: 'agent', status: 404 },
  { kind: 'owner-portal-property', path: ({ owner, owned: id }) => officePath('owner-portal-property', { owner, id }), who: 'agent', language },
]

// biome-ignore format: a table reads as a table
const viewings: PageRow[] = [
  { kind: 'agenda', path: (found) => agenda(found, 'week'), who: 'agent' },
  { kind: 'agenda, a day', path: (found) => agenda(found, 'day'), who: 'agent' },
  { kind: 'agenda, as a list', path: (found) => agenda(found, 'list'), who: 'agent' },
  { kind: 'agenda, everybody', path: ({ viewingDay }) => `${officePath('agenda')}?agent=all&day=${viewingDay}&view=day`, who: 'agent' },
  { kind: 'agenda-new', path: ({ viewingDay }) => `${officePath('agenda-new')}?day=${viewingDay}&from=10:00`, who: 'agent', form: true },
  { kind: 'agenda-new, a valuation', path: ({ agent }) => `${officePath('agenda-new')}?kind=valuation&agent=${agent}`, who: 'agent', form: true },
  { kind: 'engagement', path: ({ engagement: id }) => officePath('engagement', { id }), who: 'agent' },
  { kind: 'time-move', path: ({ time: id }) => officePath('time-move', { id }), who: 'agent' },
  { kind: 'visit', path: ({ viewing: id }) => officePath('viewing', { id }), who: 'agent' },
  { kind: 'viewing-move', path: ({ viewing: id }) => officePath('viewing-move', { id }), who: 'agent' },
  { kind: 'waiting-list', path, who: 'agent' },
  { kind: 'agents', path, who: 'agent' },
  { kind: 'agent-new', path, who: 'agent', form: true },
  { kind: 'agent', path: ({ agent: id }) => officePath('agent', { id }), who: 'agent' },
  { kind: 'property-viewings', path: ({ viewed: id }) => officePath('property-viewings', { id }), who: 'agent' },
  { kind: 'viewing-new', path: ({ viewed: id }) => officePath('viewing-new', { id }), who: 'agent', form: true },
]

// biome-ignore format: a table reads as a table
const stock: PageRow[] = [
  { kind: 'properties', path: () => `${officePath('properties')}?gap=mention`, who: 'agent' },
  { kind: 'properties-change', path: ({ fed: id }) => `${officePath('properties-change')}?change=withdraw&id=${id}`, who: 'agent' },
  { kind: 'new-property', path, who: 'agent', form: true },
  { kind: 'property', path: ({ fed: id }) => officePath('property', { id }), who: 'agent' },
  { kind: 'property-papers', path: ({ fed: id }) => officePath('property-papers', { id }), who: 'agent' },
  { kind: 'property-files', path: ({ fed: id }) => officePath('property-files', { id, shelf: 'documents' }), who: 'agent' },
  { kind: 'projects', path, who: 'agent' },
  { kind: 'new-project', path, who: 'agent', form: true },
  { kind: 'project', path: ({ project: id }) => officePath('project', { id }), who: 'agent' },
  { kind: 'project-files', path: ({ project: id }) => officePath('project-files', { id, shelf: 'pictures' }), who: 'agent' },
  { kind: 'project-units', path: ({ project: id }) => officePath('project-units', { id }), who: 'agent' },
]

/** Where the agency runs its day. */
export const officeRows = [...agency, ...editorial, ...people, ...viewings, ...stock]
