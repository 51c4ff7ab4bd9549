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
  nowhere: 'nowhere.page.tsx',
}

const behindTheDoor = (Object.keys(files) as OfficePageName[]).map((name) =>
  route(officePages[name].path, files[name], { id: `office/${name}` }),
)

/** All of it stands behind the layout, whose middleware lets in nobody but staff. */
export const office = [layout('layout.tsx', { id: 'office/layout' }, behindTheDoor)]
