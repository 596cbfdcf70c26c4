/** The columns of a row and of its headings, on screens wide enough for a table. */
export const rowGrid =
  'lg:grid lg:grid-cols-[2.75rem_minmax(12rem,2.2fr)_minmax(7rem,1fr)_7rem_5.5rem_7rem_7rem_4rem] lg:items-center lg:gap-3'
