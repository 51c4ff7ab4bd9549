/** In the form while what was typed before waits for a decision: saving something else leaves it there. */
export const undecided = 'unsaved-undecided'
