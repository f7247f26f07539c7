/** Whether what the research found is beside the form (Tailwind’s `xl`). Elsewhere it comes before the form’s buttons, and begins folded. */
export const isBesideForm = () => matchMedia('(min-width: 80rem)').matches
