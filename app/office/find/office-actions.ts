import { newContentPath } from '../editorial/edited-kinds'
import { type OfficePageName, officePath } from '../office-pages'

/** What one starts from nothing: its words are find.action.<name>, and others for it find.also.<name>. */
export const officeActions = [
  { name: 'new-property', page: 'new-property', path: officePath('new-property') },
  { name: 'new-viewing', page: 'agenda', path: officePath('agenda') },
  { name: 'new-contact', page: 'contact-new', path: officePath('contact-new') },
  { name: 'new-todo', page: 'todos', path: `${officePath('todos')}?new` },
  { name: 'new-owner', page: 'owner-new', path: officePath('owner-new') },
  { name: 'new-project', page: 'new-project', path: officePath('new-project') },
  { name: 'new-article', page: 'new-content', path: newContentPath('article') },
  { name: 'new-page', page: 'new-content', path: newContentPath('page') },
  { name: 'invite', page: 'staff', path: officePath('staff') },
] as const satisfies { name: string; page: OfficePageName; path: string }[]
