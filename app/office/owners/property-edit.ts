/** Their shapes, for screens. */
export type { FiguresEdit, HomeEdit } from './change-owner-property.server'
