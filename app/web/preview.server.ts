import { createContext } from 'react-router'

/** Whether the page is looked at before its time. */
export const previewContext = createContext(false)

/** The specification's sign of a preview: the word, anywhere in the path. */
export function isPreviewPath(pathname: string): boolean {
  return /preview/i.test(pathname)
}

/** /nl/preview/diensten/ shows what /nl/diensten/ shows. */
export function withoutPreview(request: Request): Request {
  const url = new URL(request.url)
  const pathname = url.pathname.replace(/\/preview(?=\/)/i, '')
  if (pathname === url.pathname) return request
  url.pathname = pathname
  const { method, headers, body } = request
  return new Request(url, { method, headers, body, ...(body && { duplex: 'half' }) })
}
