import { createRequestHandler, type ServerBuild } from 'react-router'
import type { Render } from './make-page'
import { narrowRoutes } from './narrow-routes'

/** React Router, with one route table for each language and each door. */
export function pageRenderer(build: ServerBuild): Render {
  const buildFor = narrowRoutes(build)
  const renders = new Map<ServerBuild, Render>()
  return (request, context) => {
    const narrow = buildFor(new URL(request.url).pathname)
    const render = renders.get(narrow) ?? createRequestHandler(narrow, 'production')
    renders.set(narrow, render)
    return render(request, context)
  }
}
