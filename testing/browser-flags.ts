/** What Playwright switches off; our own list takes the place of its list, so these stand here too. */
const asPlaywrightDoes = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
]
/** Two pages Chromium draws under the address bar of every window, which nobody sees here. */
const addressBar = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup']

const plainFlags = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${[...asPlaywrightDoes, ...addressBar].join(',')}`,
]

export const browserFlags = [...plainFlags, '--disable-gpu']

/** Without a graphics card the map is drawn by software, which takes its time. */
export const mapFlags = [
  ...plainFlags,
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
]
