import { type DishGroup, dishes } from '../dish.ts'

/** Indo-Chinese, chaat, rolls, burgers, pizza. */
export const street: readonly DishGroup[] = [
  {
    key: 'starters',
    section: 'Starters',
    dishes: dishes(`
      chicken-65 | N | 230 | Chicken 65 | chicken-65 | gravy, spice | Curd-marinated, fried, tossed with curry leaves and green chilli.
      apollo-fish | N | 310 | Apollo Fish | fish-fry | gravy | Boneless fish, curd, curry leaf. Born in Hyderabad.
      gobi-65 | V | 180 | Gobi 65 | gobi | gravy | Cauliflower, twice fried.
      chilli-chicken | N | 240 | Chilli Chicken | chilli-chicken | gravy, spice | Capsicum, onion, dark soy.
      paneer-65 | V | 230 | Paneer 65 | paneer-65 | gravy | Crisp cubes with curry leaf.
      dragon-chicken | N | 260 | Dragon Chicken | chicken-65 | spice | Strips with cashew and red chilli paste.
      chicken-majestic | N | 270 | Chicken Majestic | chicken-65 | spice | Batter-fried strips in curd, mint and green chilli.
      loose-prawns | N | 330 | Loose Prawns | prawn-fry | spice | Crisp prawns, garlic, curry leaves.
      chicken-lollipop | N | 250 | Chicken Lollipop (6 pieces) | lollipop | spice | With schezwan dip.
      crispy-corn | V | 180 | Crispy Corn | corn | spice | Pepper, spring onion, lime.
      egg-pakora | E | 140 | Egg Pakora | bajji |  | Halved eggs in gram-flour batter.
    `),
  },
  {
    key: 'chinese',
    section: 'Indo-Chinese',
    dishes: dishes(`
      veg-fried-rice | V | 160 | Vegetable Fried Rice | fried-rice | noodlesVeg | High flame, light soy.
      chicken-fried-rice | N | 210 | Chicken Fried Rice | fried-rice-chicken | noodles | With egg and spring onion.
      veg-noodles | V | 160 | Vegetable Hakka Noodles | noodles | noodlesVeg | Cabbage, carrot, pepper.
      gobi-manchurian | V | 180 | Gobi Manchurian | manchurian | gravy | Cauliflower in ginger, garlic and soy.
      chicken-noodles | N | 210 | Chicken Noodles | noodles-chicken | noodles | Shredded chicken, high flame.
      egg-fried-rice | E | 170 | Egg Fried Rice | fried-rice | noodlesVeg | Two eggs, pepper, spring onion.
      veg-manchurian | V | 170 | Vegetable Manchurian | manchurian | gravy | Eight dumplings.
      schezwan-rice | V | 180 | Schezwan Fried Rice | schezwan-rice | noodlesVeg | Red chilli and garlic.
      chilli-paneer | V | 230 | Chilli Paneer | chilli-paneer | gravy | Paneer, capsicum, green chilli.
      spring-rolls | V | 160 | Vegetable Spring Rolls (6 pieces) | spring-rolls |  | With sweet chilli sauce.
      hot-sour-soup | V | 120 | Hot and Sour Soup | soup |  | Pepper and vinegar.
      sweet-corn-soup | N | 140 | Chicken Sweet Corn Soup | corn-soup |  | With egg drop.
      veg-momos | V | 120 | Vegetable Momos (6 pieces) | momos | momo | Cabbage and carrot, red chutney.
      chicken-momos | N | 150 | Chicken Momos (6 pieces) | momos | momo | Juicy, with ginger.
    `),
  },
  {
    key: 'chaat',
    section: 'Chaat',
    dishes: dishes(`
      pani-puri | V | 50 | Pani Puri (6 pieces) | pani-puri | chaat | Mint water, potato, ragda.
      samosa | V | 40 | Samosa (2 pieces) | samosa |  | Potato, peas, coriander seed.
      pav-bhaji | V | 120 | Pav Bhaji | pav-bhaji | jain | Mashed vegetables, butter, two pavs.
      samosa-ragda | V | 80 | Samosa Ragda | ragda | chaat | Broken samosa under hot peas, onion and chutneys.
      dahi-puri | V | 75 | Dahi Puri (6 pieces) | dahi-puri | chaat | Filled with curd, sev and tamarind.
      bhel-puri | V | 65 | Bhel Puri | bhel | chaat | Puffed rice, raw mango, sev.
      cutlet-chaat | V | 80 | Cutlet Chaat | ragda | chaat | The Hyderabadi evening: cutlet, ragda, onion, lemon.
      vada-pav | V | 45 | Vada Pav | vada-pav |  | With dry garlic chutney and a fried chilli.
      aloo-tikki | V | 80 | Aloo Tikki Chaat | ragda | chaat | Crisp patties, curd, chutneys.
      chole-bhature | V | 140 | Chole Bhature | chole-bhature | jain | Two bhature as big as the plate.
      kachori | V | 45 | Pyaz Kachori | samosa |  | Onion-filled, flaky.
      papdi-chaat | V | 80 | Papdi Chaat | dahi-puri | chaat | Crisps, potato, curd, pomegranate.
      mirchi-bajji | V | 50 | Mirchi Bajji (4 pieces) | mirchi-bajji |  | Long chillies, tamarind and sesame inside, onion and lemon on top.
    `),
  },
  {
    key: 'rolls',
    section: 'Rolls and shawarma',
    dishes: dishes(`
      chicken-shawarma | N | 130 | Chicken Shawarma | shawarma | roll | Off the spit, garlic toum, pickles.
      chicken-roll | N | 140 | Chicken Kathi Roll | roll | roll | Tikka, onion and green chutney in a paratha.
      paneer-roll | V | 130 | Paneer Kathi Roll | roll | rollVeg | Paneer tikka, mint.
      egg-roll | E | 90 | Double Egg Roll | roll | rollVeg | With onion and chilli.
      shawarma-plate | N | 200 | Shawarma Plate | shawarma-plate | spice | Open, with khubz, fries and toum.
      rumali-shawarma | N | 150 | Rumali Shawarma | shawarma | roll | In rumali roti with mayonnaise.
      mutton-roll | N | 190 | Mutton Seekh Roll | roll | roll | Seekh kebab in laccha paratha.
      falafel-roll | V | 130 | Falafel Roll | shawarma | rollVeg | Chickpea fritters, tahini.
    `),
  },
  {
    key: 'fastfood',
    section: 'Burgers, pizza and fries',
    dishes: dishes(`
      crispy-burger | N | 160 | Crispy Chicken Burger | burger | burger | Buttermilk chicken, slaw, spicy mayo.
      aloo-burger | V | 110 | Masala Aloo Burger | burger | burger | Potato patty, green chutney, onion.
      margherita | V | 190 | Margherita Pizza | pizza | pizza, cheese | Tomato, mozzarella, basil.
      peri-fries | V | 110 | Peri Peri Fries | fries |  | Hot, red, moreish.
      paneer-pizza | V | 240 | Tandoori Paneer Pizza | pizza | pizza, cheese | Paneer tikka, onion, capsicum.
      chicken-pizza | N | 270 | Chicken Tikka Pizza | pizza | pizza, cheese | Smoked chicken, red onion.
      fried-chicken | N | 220 | Fried Chicken (3 pieces) | fried-chicken | spice | Double-dredged, with hot sauce.
      veg-sandwich | V | 110 | Bombay Grilled Sandwich | sandwich | jain | Potato, beetroot, green chutney, cheese.
      chicken-sandwich | N | 150 | Chicken Club Sandwich | sandwich |  | Three layers, egg, mayo.
      pasta-arrabbiata | V | 200 | Pasta Arrabbiata | pasta | cheese | Penne, tomato, chilli.
      garden-salad | V | 150 | Garden Salad | salad |  | Cucumber, tomato, sprouts, lemon dressing.
    `),
  },
]
