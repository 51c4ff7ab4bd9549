import { OwnScript } from '../ui/own-script'
import campaign from './campaign.browser.js?raw'
import choice from './consent-choice.browser.js?raw'
import { Popup, type PopupContent } from './popup'
import popupScript from './popup.browser.js?raw'
import { trackingCookies } from './third-parties'
import typedText from './typed-text.browser.js?raw'

type Props = { agreed: readonly string[]; popup: PopupContent | null }

/** The pop-up, and the few lines of script that work before the page wakes. */
export function ConsentCorner({ agreed, popup }: Props) {
  return (
    <>
      {popup && <Popup {...popup} />}
      <Script text={campaign} />
      <Script text={typedText} />
      <Script text={choice} data-agreed={agreed.join(' ')} data-tracking={tracking} />
      {popup && <Script text={popupScript} />}
    </>
  )
}

/** For the browser: which cookie needs which consent. */
const tracking = JSON.stringify(trackingCookies.map(([needs, { source }]) => [needs, source]))

type TagsProps = { consentMode: string | null; tags: readonly string[] }

/** Of others, and only what was agreed to: first what is denied and granted, then who asks. */
export function Tags({ consentMode, tags }: TagsProps) {
  return (
    <>
      {consentMode && <Script text={consentMode} isShared />}
      {tags.map((source) => (
        <script key={source} src={source} async onLoad={inPlace} />
      ))}
    </>
  )
}

/** React moves an async script to the front of the page, unless somebody listens to it. */
const inPlace = () => undefined

type ScriptProps = { text: string; isShared?: boolean } & Record<`data-${string}`, string>

/** In braces, so that names stay inside; what tags share with each other goes without. */
function Script({ text, isShared = false, ...given }: ScriptProps) {
  return <OwnScript {...given} text={isShared ? text : `{${text}}`} />
}
