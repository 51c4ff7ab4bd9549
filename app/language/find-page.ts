import { type Language, languages } from './languages'
import { type PageName, pageNames, paths } from './paths'

type Tongue = Language | 'original'
type FoundPage = { page: PageName; params: Record<string, string> }

type Rule = { page: PageName; pattern: string; segments: string[]; parameters: number }

/** The table of addresses, read backwards. Patterns with fewer parameters come first. */
const rules = Object.fromEntries(
  (['original', ...languages] as const).map((tongue) => [tongue, rulesIn(tongue)]),
) as Record<Tongue, Rule[]>

/** Which page these parts of an address mean: findPage('nl', ['te-koop', 'gent', 'x', '12']). */
export function findPage(tongue: Tongue, segments: string[]): FoundPage | undefined {
  for (const rule of rules[tongue]) {
    const params = paramsOf(rule, segments)
    if (params) return { page: rule.page, params }
  }
  return undefined
}

/** Stands for what an older address does not tell: the page knows it, and sends the visitor on. */
const untold = '-'

/** The address of a found page, as the table writes it. */
export function addressOf({ page, params }: FoundPage, tongue: Tongue): string | undefined {
  return paths[page][tongue]?.replace(/:(\w+)/g, (_, name) =>
    encodeURIComponent(params[name] ?? untold),
  )
}

function rulesIn(tongue: Tongue): Rule[] {
  const found: Rule[] = []
  for (const page of pageNames) {
    const pattern = paths[page][tongue]
    if (pattern === null) continue
    const segments = pattern.split('/').filter(Boolean)
    if (tongue !== 'original') segments.shift()
    const parameters = segments.filter((segment) => segment.startsWith(':')).length
    found.push({ page, pattern, segments, parameters })
  }
  return found.sort((one, other) => one.parameters - other.parameters)
}

/** These are written by us in lower case; others, such as a token, may not be touched. */
const slugs = [':city', ':slug', ':project', ':form']

function paramsOf({ segments: expected }: Rule, segments: string[]) {
  if (expected.length !== segments.length) return undefined
  const params: Record<string, string> = {}
  for (const [at, part] of expected.entries()) {
    const given = segments[at] ?? ''
    if (part.startsWith(':')) params[part.slice(1)] = slugs.includes(part) ? lower(given) : given
    else if (part !== lower(given)) return undefined
  }
  return params
}

function lower(text: string): string {
  return text.toLowerCase()
}
