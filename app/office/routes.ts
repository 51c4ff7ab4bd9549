import { relative } from '@react-router/dev/routes'
import { type OfficePageName, officePages } from './office-pages'

const { layout, route } = relative(import.meta.dirname)

const files: Record<OfficePageName, string> = {
  today: 'today.page.tsx',
  me: 'me.page.tsx',
  mails: 'mails.page.tsx',
  feed: 'feed.page.tsx',
  staff: 'staff.page.tsx',
  'staff-member': 'staff-member.page.tsx',
  rules: 'rules.page.tsx',
  rule: 'rule.page.tsx',
  journal: 'journal.page.tsx',
  pages: 'editorial/pages.page.tsx',
  articles: 'editorial/content-list.page.tsx',
  team: 'editorial/content-list.page.tsx',
  testimonials: 'editorial/content-list.page.tsx',
  blocks: 'editorial/content-list.page.tsx',
  media: 'editorial/media.page.tsx',
  untranslated: 'editorial/untranslated.page.tsx',
  configuration: 'editorial/configuration.page.tsx',
  section: 'editorial/section.page.tsx',
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
  nowhere: 'nowhere.page.tsx',
}

const behindTheDoor = (Object.keys(files) as OfficePageName[]).map((name) =>
  route(officePages[name].path, files[name], { id: `office/${name}` }),
)

/** All of it stands behind the layout, whose middleware lets in nobody but staff. */
export const office = [layout('layout.tsx', { id: 'office/layout' }, behindTheDoor)]
