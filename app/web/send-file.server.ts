import type { FileStore } from '../files/file-store.server'

type As = { name: string; type: string }

/** Nobody in between keeps it, or the address that opens it. */
const headers = { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' }

/**
 * To be saved by who asked, once it is known that they may; a large file is fetched from its store, where
 * that can be reached.
 */
export async function sendFile(files: FileStore, file: string, as: As) {
  const address = await files.addressOf(file, as)
  if (address)
    return new Response(null, { status: 302, headers: { ...headers, location: address } })
  const bytes = await files.read(file)
  if (!bytes) return undefined
  return new Response(new Uint8Array(bytes), {
    headers: {
      ...headers,
      'content-type': as.type,
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(as.name)}`,
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    },
  })
}
