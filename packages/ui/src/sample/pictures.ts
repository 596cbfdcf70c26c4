/** Drawings of dishes for the stories, so that they need no network. */
function plate(ground: string, food: string, garnish: string): string {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 100"><rect width="160" height="100" fill="${ground}"/><ellipse cx="80" cy="62" rx="62" ry="28" fill="#fff" opacity=".9"/><ellipse cx="80" cy="58" rx="52" ry="22" fill="${food}"/><path d="M34 54c10-34 82-34 92 0-8 14-84 14-92 0Z" fill="${food}"/><circle cx="62" cy="42" r="6" fill="${garnish}"/><circle cx="92" cy="36" r="7" fill="${garnish}"/><circle cx="106" cy="48" r="5" fill="${garnish}"/><path d="M72 30c6-6 14-4 16 2" stroke="#4d7c2b" stroke-width="4" fill="none" stroke-linecap="round"/></svg>`
  return `data:image/svg+xml,${encodeURIComponent(drawing)}`
}

export const biryani = plate('#f3d9a4', '#e2992f', '#8a3f17')
export const dosa = plate('#dbe8d2', '#d9a25a', '#fff6e0')
