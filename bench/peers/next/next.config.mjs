/** The folder it is installed in lies within ours, whose lock file is not its own. */
const config = { turbopack: { root: import.meta.dirname }, trailingSlash: true }
export default config
