import campaign from './campaign.browser.js?raw'
import choice from './consent-choice.browser.js?raw'
import { CookieDialog } from './cookie-dialog'
import { Popup, type PopupContent } from './popup'
import popupScript from './popup.browser.js?raw'

type Props = {
  agreed: readonly string[]
  isAsked: boolean
  isReopened: boolean
  popup: PopupContent | null
}

/** The cookie question and the pop-up, with the few lines of script that work before the page wakes. */
export function ConsentCorner({ agreed, isAsked, isReopened, popup }: Props) {
  return (
    <>
      {isAsked && <CookieDialog agreed={agreed} isReopened={isReopened} />}
      {popup && <Popup {...popup} />}
      <Script text={campaign} />
      {isAsked && <Script text={choice} />}
      {popup && <Script text={popupScript} />}
    </>
  )
}

type TagsProps = { consentMode: string | null; tags: readonly string[] }

/** Of others, and only what was agreed to: first what is denied and granted, then who asks. */
export function Tags({ consentMode, tags }: TagsProps) {
  return (
    <>
      {consentMode && <Script text={consentMode} isShared />}
      {tags.map((source) => (
        <script key={source} src={source} async />
      ))}
    </>
  )
}

/** In braces, so that names stay inside; what tags share with each other goes without. */
function Script({ text, isShared = false }: { text: string; isShared?: boolean }) {
  const html = isShared ? text : `{${text}}`
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own file, allowed by its hash
  return <script dangerouslySetInnerHTML={{ __html: html }} suppressHydrationWarning />
}
