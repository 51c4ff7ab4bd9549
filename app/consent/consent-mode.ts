import type { ConsentFlags } from './consent'
import type { Tag } from './third-parties'

const denied: ConsentFlags = {
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  ad_storage: 'denied',
  analytics_storage: 'denied',
}

/**
 * The script that goes before any tag: everything denied, half a second to wait for the update, then
 * what the visitor agreed to. Who withdraws is leaving this page: until the next one says what is
 * still agreed to, everything is denied. Ids have been checked for their form.
 */
export function consentModeScript(flags: ConsentFlags, tags: Tag[]): string {
  const idOf = (kind: Tag['kind']) => tags.filter((tag) => tag.kind === kind).map(({ id }) => id)
  const lines = [
    'window.dataLayer=window.dataLayer||[];function gtag(){dataLayer.push(arguments)}',
    `gtag('consent','default',${JSON.stringify({ ...denied, wait_for_update: 500 })})`,
    `gtag('consent','update',${JSON.stringify(flags)})`,
    "gtag('js',new Date)",
    ...[...idOf('analytics'), ...idOf('ads')].map((id) => `gtag('config','${id}')`),
    ...idOf('tagManager').map(() => "dataLayer.push({'gtm.start':+new Date,event:'gtm.js'})"),
    ...idOf('pixel').map(
      (id) =>
        `!function(f){if(f.fbq)return;var n=f.fbq=function(){n.callMethod?n.callMethod.apply(n,arguments):n.queue.push(arguments)};f._fbq=f._fbq||n;n.push=n;n.loaded=!0;n.version='2.0';n.queue=[]}(window);fbq('init','${id}');fbq('track','PageView')`,
    ),
    `addEventListener('withdrawn',function(){gtag('consent','update',${JSON.stringify(denied)});window.fbq&&fbq('consent','revoke')})`,
  ]
  return lines.join(';')
}
