/** Their shapes, for screens. */
export type { FiguresEdit, PropertyEdit } from './change-owner-property.server'
