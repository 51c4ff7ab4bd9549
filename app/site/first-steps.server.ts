import { type MiddlewareFunction, redirect } from 'react-router'
import { canonicalPath } from '../web/canonical-slash'
import { languageOf } from './answer-request.server'
import { languageContext, toolsContext } from './site.server'

export const keepCanonicalAddress: MiddlewareFunction<Response> = ({ request, url, pattern }) => {
  const canonical = canonicalPath(url.pathname, pattern)
  if (canonical && request.method !== 'POST') throw redirect(canonical + url.search, 308)
}

export const learnLanguage: MiddlewareFunction<Response> = ({ request, context }) => {
  context.set(languageContext, languageOf(request, context.get(toolsContext)))
}
