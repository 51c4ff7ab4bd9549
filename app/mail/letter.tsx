import type { ReactNode } from 'react'
import { useTranslation } from '../language/use-translation'
import type { Agency } from '../web/agency'
import { look } from './letter-look'

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
        <meta name="color-scheme" content="light" />
        <title>{title}</title>
      </head>
      <body style={look.body}>
        <div style={look.preview} data-skip-in-text="true">
          {preview}
        </div>
        <Table style={look.desk}>
          <td align="center" style={look.margin}>
            <Table style={look.sheet}>
              <td style={look.content}>
                <p style={look.logo}>{agency.name}</p>
                <h1 style={look.title}>{title}</h1>
                {children}
                {footer && <div style={look.reason}>{footer}</div>}
              </td>
            </Table>
            <LegalLines agency={agency} />
          </td>
        </Table>
      </body>
    </html>
  )
}

export function Paragraph({ children }: { children: ReactNode }) {
  return <p style={look.paragraph}>{children}</p>
}

/** What somebody wrote: kept as typed, line breaks included. */
export function Quote({ children }: { children: string }) {
  return <blockquote style={look.quote}>{children}</blockquote>
}

export function LetterButton({ href, children }: { href: string; children: ReactNode }) {
  return (
    <p style={look.paragraph}>
      <a href={href} style={look.button}>
        {children}
      </a>
    </p>
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

function Table({ style, children }: { style: object; children: ReactNode }) {
  return (
    <table role="presentation" width="100%" cellPadding={0} cellSpacing={0} style={style}>
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
    <div style={look.legal}>
      <p style={look.legalLine}>
        {legalName} · {street}, {zip} {city} · {phone} · {email}
      </p>
      <p style={look.legalLine}>{t('legal', agency)}</p>
    </div>
  )
}
