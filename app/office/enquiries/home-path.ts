/** Where the office edits a home. */
export const homePath = (id: number) => `/office/properties/${id}/`
