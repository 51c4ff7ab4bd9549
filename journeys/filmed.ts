import type { Page } from '@playwright/test'
import { openFileStore } from '../app/files/file-store.server'
import { keepFilm } from '../app/files/keep-film.server'
import { site } from '../testing/journey-site'

/** A second of a colour that changes, filmed by the browser itself and kept as the agency would. */
export async function filmed(page: Page): Promise<string> {
  const bytes = await page.evaluate(async () => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 160, height: 90 })
    const recorder = new MediaRecorder(canvas.captureStream(25), { mimeType: 'video/webm' })
    const parts: Blob[] = []
    recorder.ondataavailable = ({ data }) => parts.push(data)
    const isOver = new Promise((resolve) => {
      recorder.onstop = resolve
    })
    recorder.start()
    for (let hue = 0; hue < 240; hue += 10) {
      const brush = canvas.getContext('2d')
      if (brush) brush.fillStyle = `hsl(${hue} 40% 40%)`
      brush?.fillRect(0, 0, 160, 90)
      await new Promise((resolve) => setTimeout(resolve, 40))
    }
    recorder.stop()
    await isOver
    return [...new Uint8Array(await new Blob(parts).arrayBuffer())]
  })
  const kept = await keepFilm(openFileStore(`${site.folder}/files`), Buffer.from(bytes))
  return kept.outcome === 'kept' ? kept.address : kept.outcome
}
