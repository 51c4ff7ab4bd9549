import { unpackedData } from './unpacked-data'

type Fed = { streamController: ReadableStreamDefaultController<string> }
declare const window: Window & { __reactRouterContext?: Fed }

/** React Router waits for the page's data, which stands at the end of the page, before it wakes anything. */
export async function feedData(): Promise<void> {
  if (document.readyState === 'loading') {
    await new Promise((resolve) => {
      addEventListener('DOMContentLoaded', resolve, { once: true })
    })
  }
  const data = document.getElementById('page-data')?.textContent ?? ''
  const controller = window.__reactRouterContext?.streamController
  controller?.enqueue(unpackedData(data))
  controller?.close()
}
