/** "On 3 May … wrote:" as Gmail, Apple Mail and Thunderbird begin what they repeat, perhaps over three lines. */
const introduced =
  /^(on|op|le|am)\s(?=.*\d).{4,300}\s(wrote|schreef|geschreven|écrit|schrieb|geschrieben)\b.{0,160}:$/i
const original =
  /^-{2,}\s*(original message|oorspronkelijk bericht|message d[’']origine|message original|ursprüngliche nachricht|forwarded message|doorgestuurd bericht)\s*-{2,}$/i
/** The head that Outlook repeats, in bold or not. */
const from = /^\*?(from|van|de|von)\s?:\*?\s/i
const sent = /^\*?(sent|date|verzonden|datum|envoyé|gesendet)\s?:\*?\s/i

type Folded = { words: string; quoted: string }

/** Apart: what somebody wrote now, and what their program repeats of our letter. In doubt nothing is apart. */
export function foldQuoted(text: string): Folded {
  const lines = text.replace(/\r\n?/g, '\n').split('\n')
  const at = lines.findIndex((_, row) => isStart(lines, row))
  if (at < 0) return { words: text.trim(), quoted: '' }
  const words = lines.slice(0, at).join('\n').trim()
  const quoted = lines.slice(at).join('\n').trim()
  // Who answers below or between the lines is read with them.
  return words === '' ? { words: text.trim(), quoted: '' } : { words, quoted }
}

function isStart(lines: string[], at: number): boolean {
  const line = lineAt(lines, at)
  if (original.test(line)) return true
  if (/^[_-]{10,}$/.test(line)) return isHead(lines, nextFilled(lines, at + 1))
  if (isHead(lines, at)) return true
  if (line.startsWith('>')) return isQuotedFrom(lines, at)
  const isIntroduced = [1, 2, 3].some((many) =>
    introduced.test(
      lines
        .slice(at, at + many)
        .map(trimmed)
        .join(' ')
        .slice(0, 500),
    ),
  )
  return isIntroduced && isQuotedFrom(lines, firstQuoted(lines, at))
}

const trimmed = (line: string) => line.slice(0, 500).trim()
const lineAt = (lines: string[], at: number) => trimmed(lines[at] ?? '')

function isHead(lines: string[], at: number): boolean {
  return (
    from.test(lineAt(lines, at)) && [1, 2, 3].some((more) => sent.test(lineAt(lines, at + more)))
  )
}

function nextFilled(lines: string[], at: number): number {
  const next = lines.findIndex((line, row) => row >= at && line.trim() !== '')
  return next < 0 ? lines.length : next
}

/** Where the marks begin; some programs repeat without marks, and then all of it is repeated. */
function firstQuoted(lines: string[], at: number): number {
  const next = lines.findIndex((line, row) => row > at && line.trimStart().startsWith('>'))
  return next < 0 ? lines.length : next
}

/** Nothing of their own comes after it. */
function isQuotedFrom(lines: string[], at: number): boolean {
  return lines.slice(at).every((line) => line.trim() === '' || line.trimStart().startsWith('>'))
}
