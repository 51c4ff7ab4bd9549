import { documentLetters } from '../documents/document-letters.server'
import { noteDocumentRequests } from '../documents/request-documents.server'
import type { OnServer } from '../forms.server'

export const onServer: OnServer = { alsoDo: noteDocumentRequests, letters: documentLetters }
