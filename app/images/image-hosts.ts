/**
 * Where pictures are kept and where visitors fetch them: "https://storage.example" and
 * "https://cdn.example". Our own /images/ count as kept on the storage host. Without a CDN every
 * address stays as it is.
 */
export type ImageHosts = { storage: string | null; cdn: string | null }

export const noImageHosts: ImageHosts = { storage: null, cdn: null }

export function onImageHost(address: string, hosts: ImageHosts = noImageHosts): string {
  const { storage, cdn } = hosts
  if (!cdn) return address
  if (address.startsWith('/images/')) return new URL(address, cdn).href
  if (!storage || !URL.canParse(address)) return address
  const url = new URL(address)
  if (url.origin !== new URL(storage).origin) return address
  return new URL(`${url.pathname}${url.search}`, cdn).href
}
