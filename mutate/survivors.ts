/** A mistake that no test notices, and why that is right. Found again by its line of code. */
export type Survivor = { file: string; code: string; change: string; why: string }

export const survivors: Survivor[] = [
  {
    file: 'app/costs/cost-question.ts',
    code: 'export const terms = [10, 15, 20, 25, 30] as const',
    change: '25 → 26',
    why: 'twenty-five years is also what is taken when no term fits',
  },
  {
    file: 'app/costs/legal-mentions.ts',
    code: 'isFlemishSale(home) && isHeated(home) && (home.constructionYear ?? 9_999) < 2001,',
    change: '9_999 → 10000',
    why: 'any year after 2000 stands for a year that nobody knows',
  },
  {
    file: 'app/costs/notary-fee.ts',
    code: 'if (until > from) cents += fineShareOf(until - from, share.low)',
    change: 'until > from → … >= …',
    why: 'a share of nothing is nothing',
  },
  {
    file: 'app/language/phone-number.ts',
    code: "const digits = text.replace(/\\(0\\)/, '').replace(/[^\\d+]/g, '')",
    change: "'' → '…'",
    why: 'what is no digit is taken out next',
  },
  {
    file: 'app/language/plain-text.ts',
    code: 'const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1))',
    change: '/^#x/i → /#x/i',
    why: 'an entity has its # in front or not at all',
  },
  {
    file: 'app/language/visitor-language.ts',
    code: "const wishes = [path.split('/')[1], wished, remembered, ...byPreference(acceptLanguage ?? '')]",
    change: "'' → '…'",
    why: 'neither is a language',
  },
  {
    file: 'app/language/visitor-language.ts',
    code: "const [range = '', ...settings] = item.trim().split(';')",
    change: "'' → '…'",
    why: 'a text that is cut has a first part; the types do not know',
  },
  {
    file: 'app/language/visitor-language.ts',
    code: "quality: quality ? Number(quality.split('=')[1]) : 1,",
    change: '1 → 2',
    why: 'no preference is above one',
  },
]
