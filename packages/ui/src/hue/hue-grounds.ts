/** The ground and ink of a category's hue, as classes: soft for tiles, mid where a title stands on it. */
export const HUE_GROUNDS = {
  beauty: { soft: 'bg-hue-beauty-soft text-hue-beauty-ink', mid: 'bg-hue-beauty-mid text-hue-beauty-ink' },
  property: {
    soft: 'bg-hue-property-soft text-hue-property-ink',
    mid: 'bg-hue-property-mid text-hue-property-ink',
  },
  pets: { soft: 'bg-hue-pets-soft text-hue-pets-ink', mid: 'bg-hue-pets-mid text-hue-pets-ink' },
  food: { soft: 'bg-hue-food-soft text-hue-food-ink', mid: 'bg-hue-food-mid text-hue-food-ink' },
  rides: { soft: 'bg-hue-rides-soft text-hue-rides-ink', mid: 'bg-hue-rides-mid text-hue-rides-ink' },
  grocery: {
    soft: 'bg-hue-grocery-soft text-hue-grocery-ink',
    mid: 'bg-hue-grocery-mid text-hue-grocery-ink',
  },
  finance: {
    soft: 'bg-hue-finance-soft text-hue-finance-ink',
    mid: 'bg-hue-finance-mid text-hue-finance-ink',
  },
  home: { soft: 'bg-hue-home-soft text-hue-home-ink', mid: 'bg-hue-home-mid text-hue-home-ink' },
  health: { soft: 'bg-hue-health-soft text-hue-health-ink', mid: 'bg-hue-health-mid text-hue-health-ink' },
  digital: {
    soft: 'bg-hue-digital-soft text-hue-digital-ink',
    mid: 'bg-hue-digital-mid text-hue-digital-ink',
  },
  education: {
    soft: 'bg-hue-education-soft text-hue-education-ink',
    mid: 'bg-hue-education-mid text-hue-education-ink',
  },
  shopping: {
    soft: 'bg-hue-shopping-soft text-hue-shopping-ink',
    mid: 'bg-hue-shopping-mid text-hue-shopping-ink',
  },
} as const satisfies Record<string, { readonly soft: string; readonly mid: string }>
