/** The same request, asked at another address. */
export function requestAt(request: Request, address: URL | string): Request {
  const { method, headers, body, signal } = request
  return new Request(address, { method, headers, body, signal, ...(body && { duplex: 'half' }) })
}
