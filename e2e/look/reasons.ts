/**
 * Why a measure is missed: by screen and measure ("home: covered"), or by measure alone where it is the same everywhere.
 * What is missed without a reason is a defect.
 */
export const REASONS: Readonly<Record<string, string>> = {
  'rails not cut':
    'the slider and a product’s gallery show one picture at a time, with a dot or a number for the others; a rail whose cards are as wide as two columns may end between two of them; tips are chips',
  'targets < 44':
    'names of dishes and shops in lists whose whole card is the target of the same link; “Milk” and “Wishlist” answer 44 px high where nothing else is near',
  'labels cut':
    'names of vendors, dishes and streets are as long as people make them: one line ends with dots in bars and rows, and the page behind says the whole',
  'home, guest: covered':
    'home goes on loading while it is scrolled: measured before its end, where nothing is covered',
  'home: covered':
    'home goes on loading while it is scrolled: measured before its end, where nothing is covered',
  'food list: restaurants in sight':
    'with a cart: its bar covers the end of the third restaurant in Telugu, and a wide window shows its second row but for some 10 px',
  'restaurant: dishes in sight': 'a wide window with a cart shows all but the last 10 px of the third row',
  'checkout: height of the page':
    'Telugu needs two lines for four of the rows; its bill ends where the bar with the button begins',
  'product: arrival in sight (1: yes)':
    'Telugu writes the month before the day, which the measure does not read',
  'wallet: amber, %':
    'movements of orders carry the drawing of a dish, whose ground has the colour of offers',
  'favourites: filled blue': 'the cart’s bar and the one way on of an empty list',
  'category: filled blue': 'the cart’s bar and the way to the stores of this place',
  'grocer: board: filled blue':
    'two columns side by side in a wide window, each with the next step of its first order',
  'vendor: items: targets < 44':
    'price and stock stand one below the other in a row of 72 px and can be changed there; the name opens the same in a sheet',
  'vendor: items: covered':
    'the last row under the sheet-like bar until the list is scrolled to its end, which loads more',
  'vendor: items: rows in sight':
    'the strip that says that new orders are silent takes 40 px; without it eight rows are in sight',
  'vendor: board: part without bars, %': 'the strip that says that new orders are silent; without it 85 %',
  'orders: shift': 'one order under way is taller in Telugu than its outline, by 0.054 once',
  'help: shift': 'the answers of the market’s figures come after the questions; 0.09 in a wide window',
  shift:
    'consoles wait for their business or list before they know what stands on top (a strip, a job, a pause); seen while other work ran on the machine',
  'bars at the top': 'one bar of the page and one of its list',
}
