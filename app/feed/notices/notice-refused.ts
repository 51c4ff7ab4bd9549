/** The CRM understood us and says no, in its own words: trying again by itself would not help. */
export class NoticeRefused extends Error {}
