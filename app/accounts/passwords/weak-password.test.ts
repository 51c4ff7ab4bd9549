import { expect, test } from 'vitest'
import { ownWordsOf, weaknessOf } from './weak-password'

const common = ['password', 'basketball', 'wachtwoord', 'q1w2e3r4t5']
const ownWords = ownWordsOf(
  { email: 'nora.peeters@immokantoor.be', name: 'Nora Peeters' },
  'Baksteen',
)
const judge = (password: string) =>
  weaknessOf(password, { ownWords, isCommon: (word) => common.includes(word) })

test('what everybody knows of somebody', () => {
  expect(ownWords).toEqual([
    'norapeetersimmokantoorbe',
    'nora',
    'peeters',
    'immokantoor',
    'norapeeters',
    'baksteen',
  ])
})

test.each([
  ['basketball', 'password-common'],
  ['BasketBall', 'password-common'],
  ['basketball2026!', 'password-common'],
  ['P@ssw0rd123', 'password-common'],
  ['pass word 2026', 'password-common'],
  ['q1w2e3r4t5', 'password-common'],
  ['wachtwoord1', 'password-common'],
  ['aaaaaaaaaa', 'password-pattern'],
  ['abcabcabcabc', 'password-pattern'],
  ['1234567890', 'password-pattern'],
  ['0987654321', 'password-pattern'],
  ['azertyuiop', 'password-pattern'],
  ['abcdef123456', 'password-pattern'],
  ['12-34-56-78-90', 'password-pattern'],
  ['!!!!!!!!!!!', 'password-pattern'],
  ['nora.peeters@immokantoor.be', 'password-personal'],
  ['norapeeters', 'password-personal'],
  ['Baksteen2026', 'password-personal'],
  ['baksteen baksteen', 'password-personal'],
])('%s: %s', (password, weakness) => {
  expect(judge(password)).toBe(weakness)
})

test.each([
  'een lange zin',
  'baksteen in aarschot',
  'tien tekens!',
  'basketball op zondag',
  'k7#mQz!p2Lw9',
  'nora houdt van koffie',
  '日本語のパスワードです',
])('%s will do', (password) => {
  expect(judge(password)).toBeUndefined()
})
