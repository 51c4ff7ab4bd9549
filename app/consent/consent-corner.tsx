import { LateScript, OwnScript } from '../ui/own-script'
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
      {/* In a finished site a page that is awake has them already. */}
      {(import.meta.env.SSR || import.meta.env.DEV) && <Scripts agreed={agreed} popup={popup} />}
    </>
  )
}

function Scripts({ agreed, popup }: Props) {
  // Which cookie needs which consent.
  const tracking = JSON.stringify(trackingCookies.map(([needs, { source }]) => [needs, source]))
  return (
    <>
      <LateScript name="campaign" text={campaign} />
      <LateScript name="typed-text" text={typedText} />
      <LateScript
        name="consent-choice"
        text={choice}
        data-agreed={agreed.join(' ')}
        data-tracking={tracking}
      />
      {popup && <LateScript name="popup" text={popupScript} />}
    </>
  )
}

type TagsProps = { consentMode: string | null; tags: readonly string[] }

/** Of others, and only what was agreed to: first what is denied and granted, then who asks. */
export function Tags({ consentMode, tags }: TagsProps) {
  return (
    <>
      {consentMode && <OwnScript text={consentMode} />}
      {tags.map((source) => (
        <script key={source} src={source} async onLoad={inPlace} />
      ))}
    </>
  )
}

/** React moves an async script to the front of the page, unless somebody listens to it. */
const inPlace = () => undefined
