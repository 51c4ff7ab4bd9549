import { expect, test } from 'vitest'
import { htmlAnswer, htmlOf } from '../../app/web/page/html-answer.server'
import { openTestServer } from '../testing'
import { keptInPreview } from './kept-in-preview'

async function kept(html: string, pass: string | null = null) {
  const headers = { 'content-type': 'text/html' }
  return htmlOf(await keptInPreview(htmlAnswer(html, { headers }), pass))
}

test('[2.09] links and forms of a preview stay within it', async () => {
  expect(await kept('<a class="x" href="/fr/contact/?a=1&amp;b=2">')).toBe(
    '<a class="x" href="/fr/preview/contact/?a=1&amp;b=2">',
  )
  expect(await kept('<form action="/nl/te-koop/" method="get">')).toBe(
    '<form action="/nl/preview/te-koop/" method="get">',
  )
})

test('[2.09] with a link of ours they take it along', async () => {
  expect(await kept('<a href="/nl/?a=1">', 'p.q')).toBe('<a href="/nl/preview/?a=1&amp;pass=p.q">')
  expect(await kept('<form action="/nl/zoek/">', 'p.q')).toBe(
    '<form action="/nl/preview/zoek/?pass=p.q"><input type="hidden" name="pass" value="p.q"/>',
  )
  expect(await kept('<form method="post">', 'p.q')).toBe('<form method="post">')
})

test.each([
  '<link rel="canonical" href="/nl/contact/">',
  '<a href="https://partner.example/nl/">',
  '<a href="#top">',
  '<a href="/office/">',
  '<img src="/nl/x.webp">',
])('[2.09] %s leads nowhere else than before', async (html) => {
  expect(await kept(html, 'p.q')).toBe(html)
})

test('[2.09] every address of a preview leads to a preview', async () => {
  const { ask } = openTestServer(async ({ url }) => {
    const { pathname } = new URL(url)
    const moves = { '/': '/nl/', '/for-sale/': '/nl/te-koop/', '/nl/oud/': '/nl/nieuw/?a=1' }
    const location = Object.entries(moves).find(([from]) => from === pathname)?.[1]
    if (location) return new Response(null, { status: 302, headers: { location } })
    const french = '<link rel="alternate" hrefLang="fr" href="http://localhost/fr/contact/"/>'
    return new Response(french, { headers: { 'content-type': 'text/html' } })
  })
  const ends = {
    '/preview/': '/nl/preview/',
    '/preview': '/nl/preview/',
    '/preview/for-sale/': '/nl/preview/te-koop/',
    '/nl/preview/oud/': '/nl/preview/nieuw/?a=1',
    '/fr/preview/te-koop/': '/fr/preview/a-vendre/',
    '/nl/preview/contact/?lng=fr': '/fr/preview/contact/',
    '/nl/Preview/Contact': '/nl/preview/contact/',
  }
  for (const [from, to] of Object.entries(ends)) {
    expect((await ask(from)).headers.get('location'), from).toBe(to)
  }
  expect((await ask('/nl/preview/contact/')).status).toBe(200)
})
