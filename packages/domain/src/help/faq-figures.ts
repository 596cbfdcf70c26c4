/** The figures that answers may name, as `private.policy_figures` calls them, in the order of an editor. */
export const FAQ_FIGURES = [
  'free_cancel_minutes',
  'cancel_percent',
  'cancel_most',
  'credit_percent',
  'credit_most',
  'accept_minutes',
  'delivery_base',
  'delivery_base_km',
  'delivery_per_km',
  'platform_fee',
  'small_cart_below',
  'small_cart_fee',
  'radius_km',
  'contact_minutes',
  'help_hours',
  'help_at_once',
  'late_minutes',
  'acknowledge_hours',
  'resolve_days',
  'exports_per_day',
] as const
export type FaqFigure = (typeof FAQ_FIGURES)[number]

/** What the figures say now, as texts ready to show, by their names. */
export type FigureTexts = Readonly<Record<string, string>>

/** Whether this build has a label for a figure of the server. */
export function isFaqFigure(name: string): name is FaqFigure {
  return FAQ_FIGURES.some((known) => known === name)
}

/** A text with its {figures} filled in, as the server does for customers; unknown ones stay as they are. */
export function fillFigures(text: string, figures: FigureTexts): string {
  return text.replace(/\{([^{}]*)\}/g, (whole, name: string) =>
    Object.hasOwn(figures, name) ? (figures[name] ?? whole) : whole,
  )
}

/** What is left in braces once the known figures are gone, such as `{help_hourz}` or a brace without its other one. */
export function unknownFigure(text: string, figures: FigureTexts): string | undefined {
  const rest = text.replace(/\{([^{}]*)\}/g, (whole, name: string) =>
    Object.hasOwn(figures, name) ? '' : whole,
  )
  return (/\{[^{}]*\}/.exec(rest) ?? /[{}]/.exec(rest))?.[0]
}
