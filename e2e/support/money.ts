const rupees = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  trailingZeroDisplay: 'stripIfInteger',
})

/** An amount of paise as the English interface writes it: ₹1,249 or ₹1,249.50. */
export function formatPaise(paise: number): string {
  return rupees.format(paise / 100)
}
