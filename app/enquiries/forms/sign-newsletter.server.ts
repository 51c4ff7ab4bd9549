import type { OnServer } from '../forms.server'
import { newsletterLetters, noteNewsletterWish } from '../letters/newsletter.server'

export const onServer: OnServer = { alsoDo: noteNewsletterWish, letters: newsletterLetters }
