import path from 'node:path'
import { renderToBuffer } from '@react-pdf/renderer'
import { createElement, type FunctionComponent } from 'react'
import { openDrawingThread } from './drawing-thread.server'

type Order<Content extends object> = {
  /** As the thread knows it. */
  name: string
  draw: FunctionComponent<Content>
  content: Content
}

const askThread = openDrawingThread(path.resolve('build/server/printing-thread.js'), {
  longest: 30_000,
  idle: 60_000,
})

/**
 * Draws a document on a thread of its own, because that takes the processor as long as forty pages do;
 * where nothing is built, here.
 */
export function printPdf<Content extends object>(order: Order<Content>): Promise<Buffer> {
  const { name, draw, content } = order
  if (import.meta.env.PROD) return askThread(name, content)
  return renderToBuffer(createElement(draw, content) as never)
}
