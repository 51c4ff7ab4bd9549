import { parentPort } from 'node:worker_threads'
import { renderToBuffer } from '@react-pdf/renderer'
import { createElement, type FunctionComponent } from 'react'
import { OwnerReport } from '../app/owners/owner-report.server'
import type { Answer, Question } from '../app/printing/drawing-thread.server'
import { PropertyPoster } from '../app/properties/sheet/property-poster.server'
import { PropertySheet } from '../app/properties/sheet/property-sheet.server'
import { PaperSheet } from '../app/stock/papers/paper-sheet.server'

const documents = {
  'property-sheet': PropertySheet,
  'property-poster': PropertyPoster,
  'owner-report': OwnerReport,
  paper: PaperSheet,
}

parentPort?.on('message', async ({ id, name, content }: Question) => {
  const answer = await drawn(id, name, content)
  parentPort?.postMessage(answer, 'pdf' in answer ? [answer.pdf.buffer as ArrayBuffer] : [])
})

async function drawn(id: number, name: string, content: object): Promise<Answer> {
  try {
    const draw = documents[name as keyof typeof documents] as FunctionComponent<object>
    const pdf = await renderToBuffer(createElement(draw, content) as never)
    // A buffer of its own, so that it can be handed over instead of copied.
    return { id, pdf: new Uint8Array(pdf) }
  } catch (error) {
    return { id, failure: error instanceof Error ? (error.stack ?? error.message) : `${error}` }
  }
}
