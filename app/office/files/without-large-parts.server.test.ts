import { expect, test } from 'vitest'
import { withoutLargeParts } from './without-large-parts.server'

function sent(...files: [name: string, size: number][]) {
  const form = new FormData()
  form.append('word', 'typed')
  for (const [name, size] of files) {
    form.append('files', new File([new Uint8Array(size).fill(65)], name))
  }
  return new Request('http://localhost/', { method: 'POST', body: form })
}
const limits = { largestPart: 50_000, largest: 120_000 }

async function kept(request: Request) {
  const { request: smaller, dropped } = await withoutLargeParts(request, limits)
  const form = await smaller.formData()
  const files = form.getAll('files') as File[]
  return {
    word: form.get('word'),
    names: files.map(({ name, size }) => `${name} ${size}`),
    dropped,
  }
}

test('a file that is too large is named, and the others are kept whole', async () => {
  const request = sent(['één.jpg', 20_000], ['reus "1".jpg', 900_000], ['twee.jpg', 30_000])
  expect(await kept(request)).toEqual({
    word: 'typed',
    names: ['één.jpg 20000', 'twee.jpg 30000'],
    dropped: [{ name: 'reus "1".jpg', problem: 'too-large' }],
  })
})

test('what is too much together is named one by one', async () => {
  const files = ['a', 'b', 'c', 'd'].map((name): [string, number] => [name, 40_000])
  expect(await kept(sent(...files))).toMatchObject({
    names: ['a 40000', 'b 40000'],
    dropped: [
      { name: 'c', problem: 'too-much' },
      { name: 'd', problem: 'too-much' },
    ],
  })
})

test('whichever way it is cut on its way here', async () => {
  const whole = sent(['a.jpg', 1_000], ['reus.jpg', 60_000], ['b.jpg', 2_000])
  const bytes = new Uint8Array(await whole.clone().arrayBuffer())
  for (const size of [1_500, 7, 64_000]) {
    let at = 0
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        if (at >= bytes.length) return controller.close()
        controller.enqueue(bytes.slice(at, at + size))
        at += size
      },
    })
    const { headers } = whole
    const init = { method: 'POST', headers, body, duplex: 'half' }
    const request = new Request('http://localhost/', init as RequestInit)
    expect(await kept(request)).toMatchObject({
      names: ['a.jpg 1000', 'b.jpg 2000'],
      dropped: [{ name: 'reus.jpg' }],
    })
  }
})

test('what is no such form is left as it is', async () => {
  const request = new Request('http://localhost/', { method: 'POST', body: 'a=1' })
  expect(await withoutLargeParts(request, limits)).toEqual({ request, dropped: [] })
})
