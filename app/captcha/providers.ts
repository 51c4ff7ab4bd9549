export const providers = ['turnstile', 'hcaptcha', 'recaptcha'] as const
export type Provider = (typeof providers)[number]

type Facts = {
  script: string
  /** What the script leaves in the window once it runs. */
  api: string
  /** The class that the provider's script looks for, and the field in which it puts its answer. */
  element: string
  answer: string
  verify: string
  /** What the security policy must let in on pages with a form. */
  hosts: Record<'script' | 'frame' | 'connect' | 'style', string[]>
}

export const providerFacts: Record<Provider, Facts> = {
  turnstile: {
    script: 'https://challenges.cloudflare.com/turnstile/v0/api.js',
    api: 'turnstile',
    element: 'cf-turnstile',
    answer: 'cf-turnstile-response',
    verify: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
    hosts: {
      script: ['https://challenges.cloudflare.com'],
      frame: ['https://challenges.cloudflare.com'],
      connect: [],
      style: [],
    },
  },
  hcaptcha: {
    script: 'https://js.hcaptcha.com/1/api.js',
    api: 'hcaptcha',
    element: 'h-captcha',
    answer: 'h-captcha-response',
    verify: 'https://api.hcaptcha.com/siteverify',
    hosts: {
      script: ['https://js.hcaptcha.com', 'https://*.hcaptcha.com'],
      frame: ['https://*.hcaptcha.com'],
      connect: ['https://*.hcaptcha.com'],
      style: ['https://*.hcaptcha.com'],
    },
  },
  recaptcha: {
    script: 'https://www.google.com/recaptcha/api.js',
    api: 'grecaptcha',
    element: 'g-recaptcha',
    answer: 'g-recaptcha-response',
    verify: 'https://www.google.com/recaptcha/api/siteverify',
    hosts: {
      script: ['https://www.google.com', 'https://www.gstatic.com'],
      frame: ['https://www.google.com', 'https://recaptcha.google.com'],
      connect: ['https://www.google.com'],
      style: [],
    },
  },
}

/** What a page needs to ask whether somebody is human. The picture is there for all: also without scripts. */
export type CaptchaOffer = { pass: string; provider: { name: Provider; siteKey: string } | null }

/** The fields of a captcha, apart from the answers of a form. */
export const captchaFields = {
  pass: 'captcha-pass',
  typed: 'captcha',
  work: 'captcha-work',
} as const
