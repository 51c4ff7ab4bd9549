import { Fragment, type ReactNode } from 'react'
import { useTranslation } from '../language/use-translation'
import type { Agency } from '../web/agency'
import { fontRules, look, styleRules } from './letter-look'

type Letter = {
  agency: Agency
  /** Shown by mail programs beside the subject. */
  preview: string
  title: string
  children: ReactNode
  /** Why the reader gets this letter, and how to stop it. */
  footer?: ReactNode
}

/** Tables and inline styles: mail programs understand no more than that. */
export function Letter({ agency, preview, title, children, footer }: Letter) {
  const { i18n } = useTranslation('mail')
  return (
    <html lang={i18n.language}>
      <head>
        <meta httpEquiv="content-type" content="text/html; charset=utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{title}</title>
        <style>{styleRules}</style>
        <style>{fontRules}</style>
      </head>
      <body style={look.body} className="desk">
        <div style={look.preview} data-skip-in-text="true">
          {preview.charAt(0).toUpperCase() + preview.slice(1)}
        </div>
        <Table style={look.desk} className="desk">
          <td align="center" style={look.margin}>
            <Table style={look.sheet} className="sheet" width={600}>
              <td style={look.content}>
                <Brand name={agency.name} />
                <h1 style={look.title}>{title}</h1>
                {children}
                {footer && (
                  <div style={look.reason} className="soft">
                    {footer}
                  </div>
                )}
              </td>
            </Table>
            <LegalLines agency={agency} />
          </td>
        </Table>
      </body>
    </html>
  )
}

/** Our bricks as cells of a table: nothing to fetch, and drawn by every mail program. */
function Brand({ name }: { name: string }) {
  const course = (first: number, second: number) => (
    <tr>
      <td width={first} height={7} style={look.brick} />
      <td width={2} style={look.joint} />
      <td width={second} height={7} style={look.brick} />
    </tr>
  )
  const joint = (
    <tr>
      <td height={2} style={look.joint} colSpan={3} />
    </tr>
  )
  return (
    <table role="presentation" cellPadding={0} cellSpacing={0} style={look.brand}>
      <tbody>
        <tr>
          <td style={look.bricks}>
            {[course(18, 10), course(10, 18), course(18, 10)].map((bricks, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: courses never move
              <table key={at} role="presentation" cellPadding={0} cellSpacing={0}>
                <tbody>
                  {bricks}
                  {joint}
                </tbody>
              </table>
            ))}
          </td>
          <td style={look.brandName} className="ink">
            {name}
          </td>
        </tr>
      </tbody>
    </table>
  )
}

export function Paragraph({ children }: { children: ReactNode }) {
  return <p style={look.paragraph}>{children}</p>
}

/** Who is not known by name is greeted all the same. */
export function Salutation({ name }: { name: string }) {
  const { t } = useTranslation('mail')
  const known = name.trim()
  return (
    <Paragraph>{known ? t('greeting.named', { name: known }) : t('greeting.unnamed')}</Paragraph>
  )
}

/** What somebody wrote: kept as typed, line breaks included, also where a letter is read as text. */
export function Quote({ children }: { children: string }) {
  const lines = children.split(/\r?\n/)
  return (
    <blockquote style={look.quote} className="quote">
      {lines.map((line, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines never move
        <Fragment key={at}>
          {at > 0 && <br />}
          {line}
        </Fragment>
      ))}
    </blockquote>
  )
}

export function LetterButton({ href, children }: { href: string; children: ReactNode }) {
  return (
    <table role="presentation" cellPadding={0} cellSpacing={0} style={look.buttonRow}>
      <tbody>
        <tr>
          <td style={look.button}>
            <a href={href} style={look.buttonLink}>
              {children}
            </a>
          </td>
        </tr>
      </tbody>
    </table>
  )
}

export function Facts({ facts }: { facts: { label: string; value: string }[] }) {
  return (
    <table cellPadding={0} cellSpacing={0} style={look.facts} className="facts">
      <tbody>
        {facts.map(({ label, value }) => (
          <tr key={label}>
            <th scope="row" align="left" style={look.factLabel}>
              {label}
            </th>
            <td style={look.factValue}>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

type TableProps = {
  style: object
  className: string
  /** For Outlook, which reads no widths in a style. */
  width?: number | '100%'
  children: ReactNode
}

function Table({ style, className, width = '100%', children }: TableProps) {
  return (
    <table
      role="presentation"
      width={width}
      cellPadding={0}
      cellSpacing={0}
      style={style}
      className={className}
    >
      <tbody>
        <tr>{children}</tr>
      </tbody>
    </table>
  )
}

function LegalLines({ agency }: { agency: Agency }) {
  const { t } = useTranslation('mail')
  const { legalName, street, zip, city, phone, email } = agency
  return (
    <div style={look.legal} className="soft">
      <p style={look.legalLine}>
        {legalName} · {street}, {zip} {city} · {phone} · {email}
      </p>
      <p style={look.legalLine}>{t('legal', agency)}</p>
    </div>
  )
}
